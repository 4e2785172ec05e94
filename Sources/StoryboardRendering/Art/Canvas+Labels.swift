// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Canvas {
  /// Writes a line of text on a base line; the closure adds its colour.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - x: The position of `anchor`, in points.
  ///   - y: The base line, in points.
  ///   - size: The size of the font, in points, at the default content size.
  ///   - style: The text style whose sizes the text follows; nil for text that is scaled with the drawing.
  ///   - width: The width of the line, in points: text that does not fit ends in an ellipsis.
  ///   - weight: The weight of the font, from 100 to 900; nil for the default one.
  ///   - anchor: The point of the line that is at `x`.
  mutating func label(
    _ text: LabelText, _ x: Double, _ y: Double, size: Double, as style: TextStyle? = nil,
    within width: Double = .infinity, weight: Double? = nil, anchor: TextAnchor = .start,
    _ paint: (inout Canvas) -> Void
  ) {
    let size = style.map { fontSize(size, $0) } ?? size
    beginText(x, y, anchor: anchor)
    attribute(.fontSize, size)
    if let weight { attribute(.fontWeight, weight) }
    paint(&self)
    let line = LineCapacity(width: width, size: size, weight: weight)
    switch text {
    case .literal(let value): self.text(line.fitted(value))
    case .string(let value): self.text(line.shortened(value))
    }
    end()
  }

  /// Writes a line of text, as `label` does with `LabelText`.
  mutating func label(
    _ text: StaticString, _ x: Double, _ y: Double, size: Double, as style: TextStyle? = nil,
    within width: Double = .infinity, weight: Double? = nil, anchor: TextAnchor = .start,
    _ paint: (inout Canvas) -> Void
  ) {
    label(
      .literal(text), x, y, size: size, as: style, within: width, weight: weight, anchor: anchor,
      paint)
  }

  /// Writes a line of text, as `label` does with `LabelText`.
  @_disfavoredOverload
  mutating func label(
    _ text: String, _ x: Double, _ y: Double, size: Double, as style: TextStyle? = nil,
    within width: Double = .infinity, weight: Double? = nil, anchor: TextAnchor = .start,
    _ paint: (inout Canvas) -> Void
  ) {
    label(
      .string(text), x, y, size: size, as: style, within: width, weight: weight, anchor: anchor,
      paint)
  }
}
