// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The header of a profile: a cover, a round portrait, a name with figures, and a button.
///
/// The content is at the bottom; the cover takes the rest above, so a header that begins behind the status bar has a
/// taller one.
enum ProfileArt {
  static let form = ElementArt.Form.layered(background: background, content: content)

  /// The bottom edge of the cover, above portrait and text.
  private static func coverEnd(_ rect: Rect, _ canvas: borrowing Canvas) -> Double {
    let grown = canvas.lines(figures, .footnote) - figures + canvas.lines(name, .title3) - name
    return max(rect.y, rect.maxY - 88 - grown)
  }

  /// The heights of lines with the name and the figures, in points.
  private static let (name, figures) = (21.0, 17.0)

  private static let background: ElementArt.Draw = { element, context, canvas in
    let rect = element.rect
    let end = coverEnd(rect, canvas)
    canvas.rect(rect) { context.fill(.paper, &$0) }
    guard end > rect.y else { return }
    canvas.rect(Rect(rect.x, rect.y, rect.width, end - rect.y)) { context.fill(.cover, &$0) }
    // Hills at the bottom edge, low enough for a header that does not reach behind the bar.
    let hills: [(StaticString, Double, Double, Double)] = [
      ("#9dbba6", 40, 0.30, 0.72), ("#7ea58d", 26, 0.62, 0.24), ("#5f8b77", 13, 0.12, 0.86),
    ]
    for (colour, height, first, second) in hills where end - height > rect.y {
      canvas.begin(.path)
      canvas.path {
        $0.move(rect.x, end)
        $0.vertical(end - height * 0.5)
        $0.cubic(
          rect.x + first * rect.width, end - height * 1.5, rect.x + second * rect.width,
          end - height * 0.2, rect.maxX, end - height * 0.9)
        $0.vertical(end)
        $0.close()
      }
      // Translucent, so that hills are darker below a dark sky.
      canvas.attribute(.fill, colour)
      canvas.attribute(.fillOpacity, 0.8)
      canvas.end()
    }
  }

  private static let content: ElementArt.Draw = { element, context, canvas in
    let rect = element.rect
    let end = coverEnd(rect, canvas)
    let left = rect.x + context.screen.safeAreaInsets.left + 16
    let right = rect.maxX - context.screen.safeAreaInsets.right - 16
    canvas.circle(left + 30, end + 12, radius: 33) { context.fill(.paper, &$0) }
    canvas.beginPicture()
    context.refer(to: .portrait(SamplePosts.owner.portrait), &canvas)
    canvas.pictureFrame(Rect(left, end - 18, 60, 60))
    canvas.attribute(.color, SamplePosts.owner.tint)
    canvas.endPicture()
    canvas.rect(Rect(right - 84, end + 10, 84, 30), radius: 15) {
      $0.attribute(.fill, IndicatorArt.accent)
    }
    canvas.label("Follow", right - 42, end + 30, size: 14, weight: 600, anchor: .center) {
      $0.attribute(.fill, "#fff")
    }
    let center = end + 42 + canvas.lines(name, .title3)
    canvas.label(
      SamplePosts.owner.name, left, center, size: 19, as: .title3, within: right - left,
      weight: 700
    ) { context.fill(.label, &$0) }
    canvas.label(
      SamplePosts.figures, left, center + canvas.lines(figures, .footnote), size: 13,
      as: .footnote, within: right - left
    ) { context.fill(.secondaryLabel, &$0) }
  }
}
