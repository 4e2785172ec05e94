// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension MarkupWriter {
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
    _ text: String, _ x: Double, _ y: Double, size: Double, as style: TextStyle? = nil,
    within room: Double = .infinity, weight: Double? = nil, anchor: TextAnchor = .start,
    _ paint: (inout MarkupWriter) -> Void
  ) {
    let size = style.map { fontSize(size, $0) } ?? size
    beginWords(x, y, anchor: anchor)
    attribute(.fontSize, size)
    if let weight { attribute(.fontWeight, weight) }
    paint(&self)
    self.text(TextRoom(width: room, size: size, weight: weight).shortened(text))
    end()
  }

  /// Writes a shape from path data in its own coordinates; the closure adds its colour.
  mutating func icon(
    _ data: StaticString, _ x: Double, _ y: Double, _ paint: (inout MarkupWriter) -> Void
  ) {
    let format = format
    begin(.path)
    attribute(.transform) { bytes in
      bytes.append("translate(")
      format.append(x, to: &bytes)
      bytes.append(" ")
      format.append(y, to: &bytes)
      bytes.append(")")
    }
    attribute(.d, data)
    paint(&self)
    end()
  }
}
