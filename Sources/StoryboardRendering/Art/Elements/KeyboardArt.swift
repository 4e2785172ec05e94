// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The system's keyboard: a bar of suggestions, three rows of letters, and a row with the space bar.
enum KeyboardArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      canvas.rect(element.rect) { context.fill(.bar, &$0) }
      canvas.rect(element.rect) {
        context.fill(.line, &$0)
        $0.attribute(.fillOpacity, 0.3)
      }
    },
    content: { element, context, canvas in draw(element.rect, context, &canvas) })

  private static let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

  /// Four rows of keys; a phone upright with a home indicator has room for its buttons below them.
  private static func draw(_ rect: Rect, _ context: ArtContext, _ canvas: inout Canvas) {
    let side = min(max(3, rect.width / 130), 12)
    let bar = min(44, rect.height * 0.17)
    let below = rect.height > 290 && rect.width < 500 ? 76 : rect.height > 205 ? 20 : 3.0
    let row = max(20, (rect.height - bar - below) / 4)
    let key = (rect.width - 2 * side) / 10
    let size = min(25, row * 0.5)
    for (number, line) in letters.enumerated() {
      let top = rect.y + bar + Double(number) * row
      let left = rect.x + (rect.width - Double(line.count) * key) / 2
      canvas.begin(.path)
      canvas.path { path in
        for place in 0..<line.count {
          let x = left + Double(place) * key + side
          path.move(x, top + 5)
          path.horizontal(x + key - 2 * side)
          path.vertical(top + row - 6)
          path.horizontal(x)
          path.close()
        }
      }
      context.fill(.paper, &canvas)
      canvas.end()
      for (place, letter) in line.enumerated() {
        canvas.beginText(
          left + (Double(place) + 0.5) * key, top + row / 2 + size * 0.33, anchor: .center)
        canvas.attribute(.fontSize, size)
        context.fill(.label, &canvas)
        canvas.text(String(letter))
        canvas.end()
      }
    }
    let top = rect.y + bar + 3 * row
    for (start, end) in [(0.0, 2.5), (2.5, 7.5), (7.5, 10)] {
      canvas.rect(
        Rect(
          rect.x + side + start * key + side, top + 5, (end - start) * key - 2 * side, row - 11),
        radius: 5
      ) { context.fill(.paper, &$0) }
    }
  }
}
