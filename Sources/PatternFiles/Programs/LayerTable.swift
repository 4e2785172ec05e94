// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The layers of a pattern file.
///
/// A drawing shows all variants with one tree of layers, so the table has those of all variants; a variant leaves out what
/// it has no use for.
struct LayerTable: Equatable, Sendable {
  /// What a layer is.
  struct Key: Equatable, Sendable {
    /// What it moves with.
    enum Origin: Equatable, Sendable {
      /// The content of a view, by its index, or an edge of its viewport.
      case content(Int), viewport(Int), viewportEnd(Int)
      /// A sheet, by its index.
      case sheet(Int)
      /// An edge of an element, by its name.
      case element(String), elementEnd(String)
    }

    /// What of it shows.
    enum Clip: Equatable, Sendable {
      case all, after, before
      /// A rectangle, with formulas of its extents.
      case box(width: Formula, height: Formula, radius: Double)
    }

    var origin: Origin
    var clip: Clip
  }

  /// A layer, and the number of the one that it moves with; 0 is the screen.
  struct Entry: Equatable, Sendable {
    var parent: Int
    var key: Key
  }

  private(set) var entries: [Entry] = []

  /// The number of the innermost layer of a path, whose layers are added where they are not in the table; 0 for an empty
  /// one.
  mutating func number(of path: [Key]) -> Int {
    var parent = 0
    for key in path {
      let entry = Entry(parent: parent, key: key)
      if let place = entries.firstIndex(of: entry) {
        parent = place + 1
      } else {
        entries.append(entry)
        parent = entries.count
      }
    }
    return parent
  }
}
