// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How words are set in a drawing that is scaled up as one: each style grows by its own sizes and lines.
struct TextFit {
  /// The size of text on the device.
  var category: ContentSizeCategory
  /// By how much the drawing is scaled up.
  var growth: Double

  /// How much larger letters of a style are than the drawing makes them.
  func letters(_ style: TextStyle) -> Double { style.letterGrowth(in: category) / growth }

  /// How much higher lines of a style are than the drawing makes them.
  func lines(_ style: TextStyle) -> Double { style.growth(in: category) / growth }
}

extension Canvas {
  /// The size of a font whose words are of a style, in points of the drawing.
  func fontSize(_ size: Double, _ style: TextStyle) -> Double {
    size * (textFit?.letters(style) ?? 1)
  }

  /// A length of what does not grow with text, such as a picture's, in points of the drawing.
  func fixed(_ length: Double) -> Double { length / (textFit?.growth ?? 1) }

  /// A length between lines of a style, in points of the drawing.
  func lines(_ length: Double, _ style: TextStyle) -> Double {
    length * (textFit?.lines(style) ?? 1)
  }
}
