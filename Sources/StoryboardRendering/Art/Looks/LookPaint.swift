// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A colour of a look as one property of an element: a class for style rules, where light and dark differ.
struct LookPaint: Hashable {
  /// What has the colour.
  enum Property: UInt8 {
    case fill
    case stroke
    /// The colour that symbols are drawn in.
    case color
    /// A stop of a gradient.
    case stop
  }

  /// What has the colour.
  let property: Property
  /// Red, green and blue of eight bits each.
  let light, dark: UInt32

  /// The class, which follows from the colours: documents can share style rules.
  func appendClass(to bytes: inout ByteText) {
    bytes.append(prefix)
    Self.append(light, to: &bytes)
    bytes.append("-")
    Self.append(dark, to: &bytes)
  }

  /// Appends the style rule for the dark appearance.
  func appendDarkRule(scope: String, to css: inout ByteText) {
    if !scope.isEmpty {
      css.append(text: scope)
      css.append(" ")
    }
    css.append(".")
    appendClass(to: &css)
    css.append(cssProperty)
    Self.append(dark, to: &css)
    css.append("}")
  }

  private var prefix: StaticString {
    switch property {
    case .fill: "f-"
    case .stroke: "s-"
    case .color: "c-"
    case .stop: "t-"
    }
  }

  private var cssProperty: StaticString {
    switch property {
    case .fill: "{fill:#"
    case .stroke: "{stroke:#"
    case .color: "{color:#"
    case .stop: "{stop-color:#"
    }
  }

  /// Appends a colour as six digits.
  static func append(_ color: UInt32, to bytes: inout ByteText) {
    for shift in stride(from: UInt32(20), through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: color >> shift & 15)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}

extension ArtContext {
  /// Adds a colour of a look to the element that has just begun.
  func paint(_ color: LookColor, _ property: LookPaint.Property, _ canvas: inout Canvas) {
    if property == .fill, case .role(let role) = color { return fill(role.palette, &canvas) }
    let (light, dark, opacity) = color.components
    if appearance == .automatic, light != dark {
      let paint = LookPaint(property: property, light: light, dark: dark)
      canvas.resources.looks.insert(paint)
      canvas.attribute(.class) { paint.appendClass(to: &$0) }
    }
    let value = appearance == .dark ? dark : light
    let (name, opacityName): (AttributeName, AttributeName) =
      switch property {
      case .fill: (.fill, .fillOpacity)
      case .stroke: (.stroke, .strokeOpacity)
      case .color: (.color, .opacity)
      case .stop: (.stopColor, .stopOpacity)
      }
    canvas.attribute(name) { bytes in
      bytes.append("#")
      LookPaint.append(value, to: &bytes)
    }
    if opacity < 1 { canvas.attribute(opacityName, opacity) }
  }
}

extension LookColor.Role {
  /// The colour of the palette.
  var palette: PaletteColor {
    switch self {
    case .paper: .paper
    case .ground: .ground
    case .bar: .bar
    case .field: .field
    case .ink: .label
    case .secondaryInk: .secondaryLabel
    case .separator: .line
    case .accent: .accent
    }
  }
}

extension LookColor {
  /// Red, green and blue of eight bits each in light and dark, and the opacity.
  var components: (light: UInt32, dark: UInt32, opacity: Double) {
    switch self {
    case .role(let role): (Self.rgb(role.palette.light), Self.rgb(role.palette.dark), 1)
    case .own(let light, let dark, let opacity): (light, dark, opacity)
    }
  }

  /// A colour that is written as `#rgb` or `#rrggbb`.
  private static func rgb(_ text: StaticString) -> UInt32 {
    let digits = "\(text)".dropFirst()
    let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    return UInt32(full, radix: 16) ?? 0
  }
}
