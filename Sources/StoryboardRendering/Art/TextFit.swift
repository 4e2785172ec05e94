// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// How text is set in a drawing that is scaled up as a whole: each text style has its own sizes and line heights.
struct TextFit {
  /// The size of text on the device.
  var category: ContentSizeCategory
  /// The scale of the drawing.
  var growth: Double

  /// The size of letters of a style relative to the scale of the drawing.
  func letters(_ style: TextStyle) -> Double { style.letterGrowth(in: category) / growth }

  /// The height of lines of a style relative to the scale of the drawing.
  func lines(_ style: TextStyle) -> Double { style.growth(in: category) / growth }
}

extension Canvas {
  /// The size of a font for text of a style, in points of the drawing.
  func fontSize(_ size: Double, _ style: TextStyle) -> Double {
    size * (textFit?.letters(style) ?? 1)
  }

  /// A length that does not grow with text, such as the width of a picture, in points of the drawing.
  func fixed(_ length: Double) -> Double { length / (textFit?.growth ?? 1) }

  /// A distance between lines of a style, in points of the drawing.
  func lines(_ length: Double, _ style: TextStyle) -> Double {
    length * (textFit?.lines(style) ?? 1)
  }
}
