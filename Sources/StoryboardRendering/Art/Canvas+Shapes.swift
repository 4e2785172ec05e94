// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Canvas {
  /// Writes the frame of an element whose drawing does not fill it, as an invisible rectangle before the drawing:
  /// tests that measure an element use its first shape.
  mutating func frame(_ rect: Rect) {
    self.rect(rect) { $0.attribute(.fill, "none") }
  }

  /// Writes a rectangle; the closure adds its colours.
  ///
  /// A rectangle of negative extent, which a drawing may leave beside a shape, is invisible.
  mutating func rect(
    _ rect: Rect, radius: Double = 0, _ paint: (inout Canvas) -> Void
  ) {
    begin(.rect)
    if rect.x != 0 { attribute(.x, rect.x) }
    if rect.y != 0 { attribute(.y, rect.y) }
    attribute(.width, max(0, rect.width))
    attribute(.height, max(0, rect.height))
    if radius > 0 { attribute(.rx, radius) }
    paint(&self)
    end()
  }

  /// Writes a circle; the closure adds its colours.
  mutating func circle(
    _ x: Double, _ y: Double, radius: Double, _ paint: (inout Canvas) -> Void
  ) {
    begin(.circle)
    attribute(.cx, x)
    attribute(.cy, y)
    attribute(.r, max(0, radius))
    paint(&self)
    end()
  }

  /// Writes a shape from path data in its own coordinates; the closure adds its colour.
  mutating func icon(
    _ data: StaticString, _ x: Double, _ y: Double, _ paint: (inout Canvas) -> Void
  ) {
    let format = writer.format
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
