// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Canvas {
  /// Writes a line of text on a base line; the closure adds its colour.
  ///
  /// - Parameters:
  ///   - text: What it says.
  ///   - x: Where it begins, or what `anchor` says, in points.
  ///   - y: The base line, in points.
  ///   - size: The size of the font, in points, at the usual size of text.
  ///   - style: The style by whose sizes the words grow; nil for words that grow as the drawing does.
  ///   - room: The width of the line, in points: words that do not fit end in an ellipsis.
  ///   - weight: The weight of the font, from 100 to 900; nil for the usual one.
  ///   - anchor: `middle` or `end`; nil for the start.
  mutating func label(
    _ text: LabelText, _ x: Double, _ y: Double, size: Double, as style: TextStyle? = nil,
    within width: Double = .infinity, weight: Double? = nil, anchor: TextAnchor = .start,
    _ paint: (inout Canvas) -> Void
  ) {
    let size = style.map { fontSize(size, $0) } ?? size
    beginWords(x, y, anchor: anchor)
    attribute(.fontSize, size)
    if let weight { attribute(.fontWeight, weight) }
    paint(&self)
    let line = LineCapacity(width: width, size: size, weight: weight)
    switch text {
    case .literal(let words): self.text(line.fitted(words))
    case .string(let words): self.text(line.shortened(words))
    }
    end()
  }

  /// Writes a line of text, as `label` does with `Words`.
  mutating func label(
    _ text: StaticString, _ x: Double, _ y: Double, size: Double, as style: TextStyle? = nil,
    within width: Double = .infinity, weight: Double? = nil, anchor: TextAnchor = .start,
    _ paint: (inout Canvas) -> Void
  ) {
    label(
      .literal(text), x, y, size: size, as: style, within: width, weight: weight, anchor: anchor,
      paint)
  }

  /// Writes a line of text, as `label` does with `Words`.
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
