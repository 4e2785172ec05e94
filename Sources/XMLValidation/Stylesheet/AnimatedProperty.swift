// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A property that a stop of an animation may have.
enum AnimatedProperty: Int {
  case timing, transform, translate, opacity, fillOpacity, visibility, filter
  case rx, width, height, strokeWidth

  /// The property with a name; nil for any other.
  init?(_ name: Stylesheet.Bytes) {
    // Names of one length differ in their first bytes.
    let (property, text): (Self, StaticString)
    switch (name.count, name.first) {
    case (2, _): (property, text) = (.rx, "rx")
    case (5, _): (property, text) = (.width, "width")
    case (6, UInt8(ascii: "f")): (property, text) = (.filter, "filter")
    case (6, _): (property, text) = (.height, "height")
    case (7, _): (property, text) = (.opacity, "opacity")
    case (9, _) where name[5] == UInt8(ascii: "l"): (property, text) = (.translate, "translate")
    case (9, _): (property, text) = (.transform, "transform")
    case (10, _): (property, text) = (.visibility, "visibility")
    case (12, UInt8(ascii: "f")): (property, text) = (.fillOpacity, "fill-opacity")
    case (12, _): (property, text) = (.strokeWidth, "stroke-width")
    case (25, _): (property, text) = (.timing, "animation-timing-function")
    default: return nil
    }
    guard
      ValueSyntax.areEqual(
        name, Stylesheet.Bytes(start: text.utf8Start, count: text.utf8CodeUnitCount))
    else { return nil }
    self = property
  }
}
