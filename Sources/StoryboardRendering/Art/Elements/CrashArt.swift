// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The screen in the frame in which the app would have crashed: dimmed, with a card.
enum CrashArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, canvas in
      let rect = element.rect
      canvas.rect(rect) {
        $0.attribute(.fill, "#000")
        $0.attribute(.fillOpacity, 0.55)
      }
      let width = min(270, rect.width - 32)
      let card = Rect(
        rect.x + (rect.width - width) / 2, rect.y + rect.height / 2 - 78, width, 156)
      let center = card.x + card.width / 2
      canvas.rect(card, radius: 18) { context.fill(.bar, &$0) }
      canvas.begin(.path)
      canvas.path {
        $0.move(center, card.y + 22)
        $0.line(center + 24, card.y + 64)
        $0.horizontal(center - 24)
        $0.close()
      }
      canvas.attribute(.fill, "#d4473a")
      canvas.attribute(.stroke, "#d4473a")
      canvas.attribute(.strokeWidth, 6)
      canvas.attribute(.strokeLinejoin, "round")
      canvas.end()
      canvas.rect(Rect(center - 2, card.y + 35, 4, 14), radius: 2) { $0.attribute(.fill, "#fff") }
      canvas.circle(center, card.y + 56.5, radius: 2.6) { $0.attribute(.fill, "#fff") }
      for (number, line) in ["The app would have", "crashed here"].enumerated() {
        canvas.beginText(center, card.y + 104 + 24 * Double(number), anchor: .center)
        canvas.attribute(.fontSize, 19)
        canvas.attribute(.fontWeight, 600)
        context.fill(.label, &canvas)
        canvas.text(line)
        canvas.end()
      }
    }, content: nil)
}
