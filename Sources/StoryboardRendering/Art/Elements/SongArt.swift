// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A song of an artist's best: its number, its name, its record and its length.
enum SongArt {
  static let form = ElementArt.Form.single { element, identify, context, writer in
    let rect = element.rect
    let index = Int(max(element.id.item, 0))
    let song = songs[index % songs.count]
    let left = rect.x + 16 + context.screen.safeAreaInsets.left
    let right = rect.maxX - 16 - context.screen.safeAreaInsets.right
    let middle = rect.y + rect.height / 2
    // Beside a name in the largest text there is no room for a length.
    let showsLength = right - left >= 190
    let room = right - left - 32 - (showsLength ? 40 : 0)
    writer.begin(.g)
    identify(&writer)
    writer.rect(rect) { context.fill(.paper, &$0) }
    writer.repeatable { writer in
      writer.label("\(index + 1)", left + 9, middle + 5, size: 15, anchor: .middle) {
        context.fill(.dim, &$0)
      }
      writer.label(song.name, left + 32, middle - 2, size: 16, as: .body, within: room) {
        context.fill(.ink, &$0)
      }
      writer.label(song.record, left + 32, middle + 17, size: 13, as: .footnote, within: room) {
        context.fill(.dim, &$0)
      }
    }
    if showsLength {
      writer.label(length(index), right, middle + 5, size: 14, as: .subheadline, anchor: .end) {
        context.fill(.dim, &$0)
      }
    }
    writer.end()
  }

  /// Between three and five minutes.
  private static func length(_ index: Int) -> String {
    let seconds = 183 + index * 53 % 117
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  private static let songs: [(name: String, record: String)] = [
    ("Slow Tide", "Harbour Lights"), ("Paper Boats", "Harbour Lights"),
    ("North of Here", "Winter Maps"), ("Glass Summer", "Winter Maps"),
    ("Half the Moon", "Harbour Lights"), ("Kerosene", "First Frost"),
    ("The Long Way Down", "Winter Maps"), ("Salt", "First Frost"),
    ("Carousel", "Single"), ("Every Other Window", "Harbour Lights"),
    ("Ferryman", "First Frost"),
  ]
}
