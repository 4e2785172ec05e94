// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How the value of an attribute is read after the schema has accepted its presence.
///
/// These are the values that RelaxNG in libxml2 reads slowly, numbers and identifiers included, or
/// cannot judge because they refer to other parts of the file.
enum AttributeRule {
  /// Nothing to do: the schema knows all.
  case none
  case identifier
  /// `href`: `#id`, or in pages a link that runs no script.
  case link
  /// `src`: data or a file in the page's folder.
  case source
  case reference
  case references
  case classes
  case paint
  case localURL
  case number
  /// A number that must not be negative.
  case size
  /// A number from 0 to 1.
  case fraction
  case integer
  /// `true` or `false`.
  case truth
  /// `aria-hidden`; a visible element has none.
  case hidden
  case flag
  case live
  case current
  /// The single value of `visibility`; a visible element has none.
  case visibility
  case fillRule
  /// How the corners and ends of a stroke are.
  case roundness
  case anchor
  case weight
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
    case "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "dx", "dy": .number
    case "width", "height", "r", "rx", "ry", "stroke-width", "font-size", "stdDeviation": .size
    case "opacity", "fill-opacity", "stroke-opacity", "stop-opacity", "offset": .fraction
    case "fill", "stroke", "stop-color", "color": .paint
    case "clip-path", "mask", "filter": .localURL
    case "visibility": .visibility
    case "fill-rule": .fillRule
    case "stroke-linecap", "stroke-linejoin": .roundness
    case "text-anchor": .anchor
    case "font-weight": .weight
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
    case "tabindex": .integer
    case "hidden": .flag
    case "aria-hidden": .hidden
    case "aria-disabled", "aria-expanded", "aria-pressed", "aria-selected": .truth
    case "aria-live": .live
    case "aria-current": .current
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

  /// The accepted form, if a value does not follow the rule; nil if it does, and for rules that
  /// need more than the value.
  func refusal(of bytes: ValueSyntax.Bytes) -> StaticString? {
    switch self {
    case .none, .identifier, .link, .source, .reference, .references, .classes, .paint, .localURL,
      .path:
      nil
    case .number: ValueSyntax.number(bytes) == nil ? "a number" : nil
    case .size:
      switch ValueSyntax.number(bytes) {
      case nil: "a number"
      case .some(0...): nil
      default: "not negative"
      }
    case .fraction:
      switch ValueSyntax.number(bytes) {
      case nil: "a number"
      case .some(0...1): nil
      default: "from 0 to 1"
      }
    case .integer:
      ValueSyntax.number(bytes) == nil || bytes.contains(UInt8(ascii: "."))
        ? "a whole number" : nil
    case .truth: Self.refusal(of: bytes, unless: ["true", "false"], "true or false")
    case .hidden: Self.refusal(of: bytes, unless: ["true"], "true")
    case .flag: Self.refusal(of: bytes, unless: ["", "hidden"], "hidden or nothing")
    case .live: Self.refusal(of: bytes, unless: ["off", "polite"], "off or polite")
    case .current:
      Self.refusal(
        of: bytes, unless: ["true", "page", "step", "time"], "true, page, step or time")
    case .visibility: Self.refusal(of: bytes, unless: ["hidden"], "hidden")
    case .fillRule: Self.refusal(of: bytes, unless: ["evenodd"], "evenodd")
    case .roundness: Self.refusal(of: bytes, unless: ["round"], "round")
    case .anchor: Self.refusal(of: bytes, unless: ["middle", "end"], "middle or end")
    case .weight:
      ValueSyntax.isWord(bytes, "bold") || ValueSyntax.isWeight(bytes)
        ? nil : "bold or a whole number from 1 to 1000"
    case .transform:
      ValueSyntax.isTransformList(bytes)
        ? nil : "translate(), scale(), rotate() or matrix() of numbers"
    case .points: ValueSyntax.isPointList(bytes) ? nil : "pairs of numbers"
    case .dashes: ValueSyntax.isDashList(bytes) ? nil : "numbers, none negative"
    case .viewBox:
      ValueSyntax.isViewBox(bytes) ? nil : "four numbers, width and height above 0"
    case .duration: ValueSyntax.seconds(bytes) ?? 0 > 0 ? nil : "seconds above 0, as in 4.5s"
    case .delay: ValueSyntax.seconds(bytes) ?? -1 >= 0 ? nil : "seconds from 0, as in .25s"
    }
  }

  private static func refusal(
    of bytes: ValueSyntax.Bytes, unless words: [StaticString], _ accepted: StaticString
  ) -> StaticString? {
    words.contains { ValueSyntax.isWord(bytes, $0) } ? nil : accepted
  }
}
