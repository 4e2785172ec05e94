// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Canvas {
  /// Draws in a group that is cut to a rectangle with round corners, whose first corner is the origin within.
  mutating func clipped(
    to rect: Rect, _ radius: Double, _ context: ArtContext, _ draw: (Rect, inout Canvas) -> Void
  ) {
    let clip = LookResources.Clip(Size(rect.width, rect.height), corner: radius)
    resources.looks.insert(clip)
    let format = writer.format
    begin(.g)
    if rect.x != 0 || rect.y != 0 {
      attribute(.transform) { bytes in
        bytes.append("translate(")
        format.append(rect.x, to: &bytes)
        bytes.append(" ")
        format.append(rect.y, to: &bytes)
        bytes.append(")")
      }
    }
    attribute(.clipPath, text: "url(#\(context.definitionPrefix)\(clip.id))")
    draw(Rect(0, 0, rect.width, rect.height), &self)
    end()
  }

  /// Draws in a group that is blurred, within a rectangle.
  ///
  /// What is drawn reaches beyond the rectangle, so that its edges are as blurred as the rest and do not fade.
  mutating func blurred(
    _ blur: Double, in rect: Rect, _ radius: Double, _ context: ArtContext,
    _ draw: (Rect, inout Canvas) -> Void
  ) {
    guard blur > 0 else { return draw(rect, &self) }
    let filter = LookResources.Blur(deviation: Int((blur * 100).rounded()))
    resources.looks.insert(filter)
    clipped(to: rect, radius, context) { inner, canvas in
      canvas.begin(.g)
      canvas.attribute(.filter, text: "url(#\(context.definitionPrefix)\(filter.id))")
      let reach = 2 * blur
      draw(
        Rect(-reach, -reach, inner.width + 2 * reach, inner.height + 2 * reach), &canvas)
      canvas.end()
    }
  }
}
