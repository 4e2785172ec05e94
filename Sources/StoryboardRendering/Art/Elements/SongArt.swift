// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A song of an artist: its number, its name, its record and its length.
enum SongArt {
  static let form = ElementArt.Form.single { element, identify, context, canvas in
    let rect = element.rect
    let index = Int(max(element.id.item, 0))
    let song = songs[index % songs.count]
    let left = rect.x + 16 + context.screen.safeAreaInsets.left
    let right = rect.maxX - 16 - context.screen.safeAreaInsets.right
    let center = rect.y + rect.height / 2
    // The largest text leaves no space for a length beside the name.
    let showsLength = right - left >= 190
    let width = right - left - 32 - (showsLength ? 40 : 0)
    canvas.begin(.g)
    identify(&canvas)
    canvas.rect(rect) { context.fill(.paper, &$0) }
    canvas.repeatable { canvas in
      canvas.label("\(index + 1)", left + 9, center + 5, size: 15, anchor: .center) {
        context.fill(.secondaryLabel, &$0)
      }
      canvas.label(song.name, left + 32, center - 2, size: 16, as: .body, within: width) {
        context.fill(.label, &$0)
      }
      canvas.label(song.record, left + 32, center + 17, size: 13, as: .footnote, within: width) {
        context.fill(.secondaryLabel, &$0)
      }
    }
    if showsLength {
      canvas.label(length(index), right, center + 5, size: 14, as: .subheadline, anchor: .end) {
        context.fill(.secondaryLabel, &$0)
      }
    }
    canvas.end()
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
