// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A message of a mailbox: its sender, its time, its subject, and its first words.
enum MessageArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    let rect = element.rect
    let index = Int(max(element.id.item, 0))
    let message = messages[index % messages.count]
    let left = rect.x + 30 + context.screen.safeAreaInsets.left
    let right = rect.maxX - 16 - context.screen.safeAreaInsets.right
    // The three lines take 62 points; a lower row has only the first of them.
    let top = rect.y + max(2, min(9, (rect.height - 62) / 2))
    // The largest text leaves no space for a time beside the name.
    let time = time(index)
    let timeWidth = LineCapacity.width(of: time, size: canvas.fontSize(14, .subheadline))
    let showsTime = right - left - timeWidth >= 110
    canvas.begin(.g)
    identify(&canvas)
    canvas.rect(rect) { context.fill(.paper, &$0) }
    canvas.repeatable { canvas in
      if index % 5 < 2 {
        canvas.circle(left - 15, top + 9, radius: 5) { context.fill(.accent, &$0) }
      }
      canvas.label(
        message.sender, left, top + 15, size: 16, as: .headline,
        within: right - left - (showsTime ? timeWidth + 12 : 0), weight: 600
      ) { context.fill(.label, &$0) }
    }
    if showsTime {
      canvas.label(time, right, top + 15, size: 14, as: .subheadline, anchor: .end) {
        context.fill(.secondaryLabel, &$0)
      }
    }
    if rect.height >= 66 {
      canvas.repeatable { canvas in
        let width = right - left
        canvas.label(
          message.subject, left, top + 35, size: 15, as: .subheadline, within: width
        ) { context.fill(.label, &$0) }
        canvas.label(message.start, left, top + 54, size: 15, as: .subheadline, within: width) {
          context.fill(.secondaryLabel, &$0)
        }
      }
    }
    canvas.rect(Rect(left, rect.maxY - 0.5, rect.maxX - left, 0.5)) { context.fill(.hairline, &$0) }
    canvas.end()
  }

  /// Newest first: times of today, then days.
  private static func time(_ index: Int) -> String {
    let minutes = 9 * 60 + 38 - index * 47
    guard minutes >= 0 else {
      let days = ["Yesterday", "Friday", "Thursday", "Wednesday", "Tuesday", "Monday"]
      return days[min(index / 5 - 2, days.count - 1)]
    }
    let rest = minutes % 60
    return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private static let messages: [(sender: String, subject: String, start: String)] = [
    (
      "Ada Lindqvist", "Harbour walk on Saturday",
      "Low tide is at ten, so if we meet at the kiosk by nine"
    ),
    ("Tomás Rey", "Proofs of the cover", "Three versions attached. I like the second one best"),
    (
      "Station Library", "Two books are due", "They can be kept until the 14th. To keep them longer"
    ),
    ("Mika Sato", "Re: Ferry times", "The early one then. I'll bring coffee if you bring bread"),
    ("Bakery Norr", "Your order is ready", "One rye, two seeded. We close at six today"),
    ("Ines Caldeira", "Slides for Monday", "I moved the map to the front and cut the last three"),
    ("Jon and Pia", "Supper next week?", "We are back on Tuesday and have far too many plums"),
    (
      "Allotment 27", "Minutes of the meeting",
      "The water is on again from Friday. The hedge is not"
    ),
    ("Oskar Blum", "Bike, size 56", "Still for sale. The bell is missing but the rest is fine"),
    (
      "Reading Circle", "We voted: the island one",
      "Eleven to four. First half until the 20th, please"
    ),
    (
      "Noor Haddad", "Photos from the hut",
      "All 84 of them, sorry. The best is the one with the goat"
    ),
  ]
}
