// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The screen in the frame in which the app would have ended: dimmed, with a card that says so.
enum CrashArt {
  static let form = ElementArt.Form.layered(
    background: { element, context, writer in
      let rect = element.rect
      writer.rect(rect) {
        $0.attribute(.fill, "#000")
        $0.attribute(.fillOpacity, 0.55)
      }
      let width = min(270, rect.width - 32)
      let card = Rect(
        rect.x + (rect.width - width) / 2, rect.y + rect.height / 2 - 78, width, 156)
      let middle = card.x + card.width / 2
      writer.rect(card, radius: 18) { context.fill(.bar, &$0) }
      writer.begin(.path)
      writer.path {
        $0.move(middle, card.y + 22)
        $0.line(middle + 24, card.y + 64)
        $0.horizontal(middle - 24)
        $0.close()
      }
      writer.attribute(.fill, "#d4473a")
      writer.attribute(.stroke, "#d4473a")
      writer.attribute(.strokeWidth, 6)
      writer.attribute(.strokeLinejoin, "round")
      writer.end()
      writer.rect(Rect(middle - 2, card.y + 35, 4, 14), radius: 2) { $0.attribute(.fill, "#fff") }
      writer.circle(middle, card.y + 56.5, radius: 2.6) { $0.attribute(.fill, "#fff") }
      for (number, line) in ["The app would have", "crashed here"].enumerated() {
        writer.beginWords(middle, card.y + 104 + 24 * Double(number), anchor: .middle)
        writer.attribute(.fontSize, 19)
        writer.attribute(.fontWeight, 600)
        context.fill(.ink, &writer)
        writer.text(line)
        writer.end()
      }
    }, content: nil)
}
