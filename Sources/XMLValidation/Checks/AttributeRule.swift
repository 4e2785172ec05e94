// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How the value of an attribute is read after the schema has accepted its presence.
///
/// These are the values that RelaxNG in libxml2 would read with slow regular expressions, or cannot
/// judge because they point elsewhere in the file.
enum AttributeRule {
  /// Nothing to do: the schema knows all.
  case none
  case identifier
  /// `href`: `#id`, or in pages a link that runs no script.
  case link
  /// `src`: data or a file beside the page.
  case source
  case reference
  case references
  case classes
  /// A number that must not be negative; the schema has seen that it is a number.
  case size
  /// A number from 0 to 1; the schema has seen that it is a number.
  case fraction
  case paint
  case localURL
  case transform
  case path
  case points
  case dashes
  case viewBox
  case duration
  /// A time that may be 0.
  case delay

  /// The rule of an attribute in SVG.
  static func svg(_ name: String) -> AttributeRule {
    switch name {
    case "id": .identifier
    case "class": .classes
    case "href": .link
    case "width", "height", "r", "rx", "ry", "stroke-width", "font-size": .size
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "offset": .fraction
    case "fill", "stroke", "stop-color", "color": .paint
    case "clip-path", "mask", "filter": .localURL
    case "transform", "gradientTransform", "patternTransform": .transform
    case "d": .path
    case "points": .points
    case "stroke-dasharray": .dashes
    case "viewBox": .viewBox
    case "dur": .duration
    case "begin": .delay
    default: reference(name)
    }
  }

  /// The rule of an attribute in HTML.
  static func html(_ name: String) -> AttributeRule {
    switch name {
    case "id": .identifier
    case "class": .classes
    case "href": .link
    case "src": .source
    case "width", "height": .size
    case "for", "list", "form": .reference
    case "headers": .references
    default: reference(name)
    }
  }

  private static func reference(_ name: String) -> AttributeRule {
    switch name {
    case "aria-activedescendant", "aria-errormessage", "aria-details": .reference
    case "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-flowto":
      .references
    default: .none
    }
  }
}
