// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Positions on a chart with its axes, in the units of its view box.
struct ChartFrame {
  /// The view box.
  var width = 560.0
  /// The view box.
  var height = 300.0
  /// The field in the view box.
  var left = 64.0
  /// Space right of the field.
  var right = 12.0
  /// Space above the field.
  var top = 12.0
  /// Space below the field.
  var bottom = 36.0

  /// The position of a share of the width.
  func x(_ share: Double) -> Double { left + share * (width - left - right) }

  /// The position of a share of the height, from below.
  func y(_ share: Double) -> Double { height - bottom - share * (height - top - bottom) }

  /// A grid line across the field with its label.
  func level(_ share: Double, _ label: String) -> String {
    let position = Self.text(y(share))
    return
      "<path class=\"grid\" d=\"M\(Self.text(left)) \(position)H\(Self.text(width - right))\"/>"
      + "<text class=\"tick\" x=\"\(Self.text(left - 8))\" y=\"\(Self.text(y(share) + 4))\" "
      + "text-anchor=\"end\">\(label.asHTML)</text>"
  }

  /// A label below the field.
  func column(_ share: Double, _ label: String) -> String {
    "<text class=\"tick\" x=\"\(Self.text(x(share)))\" y=\"\(Self.text(height - bottom + 20))\" "
      + "text-anchor=\"middle\">\(label.asHTML)</text>"
  }

  /// A coordinate.
  static func text(_ value: Double) -> String { Numerals.fixed(value, decimals: 1) }
}
