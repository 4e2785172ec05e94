// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CFloors
import ScrollCore

extension LayoutWorkload {
  /// Heights of rows, which repeat: 44 to 72 points, scattered.
  package static let rowHeights = (0..<16).map { row in
    44 + 4 * Double((UInt32(truncatingIfNeeded: row) &* 2_654_435_761) >> 29)
  }
  /// How many rows a section has on average.
  static let rowsPerSection = 10
  /// The height of a section's header, in points.
  package static let headerHeight = 28.0

  /// The number of rows in each section, about as many as requested in total: six to fourteen,
  /// scattered.
  package static func sectionCounts(rows: Int) -> [Int] {
    (0..<rows / rowsPerSection).map { section in
      6 + Int((UInt32(truncatingIfNeeded: section) &* 2_654_435_761) >> 16) % 9
    }
  }

  /// Sections of six to fourteen rows of uneven heights, with headers that stick below the status bar.
  static func list(_ trace: ScrollTrace, rows: Int) throws -> Self {
    let size = screen.size
    let counts = sectionCounts(rows: rows)
    let count = counts.count
    var starts = [0.0]
    var ends: [Double] = []
    var lineStarts = [0.0]
    for height in rowHeights { lineStarts.append(lineStarts[lineStarts.count - 1] + height) }
    for (section, rows) in counts.enumerated() {
      ends.append(starts[section] + headerHeight + lineStarts[rows])
      starts.append(ends[section])
    }
    let limit = starts[count] - size.height
    let poses = try poses(
      "sticky-headers", "sh3",
      [
        "headerHeight": .number(headerHeight), "rowHeights": .numbers(rowHeights),
        "sections": .numbers(counts.map(Double.init)),
      ], trace.script(upTo: limit))
    var list = floor_list_facts()
    list.kinds = kinds
    list.screen = floorScreen
    list.leading_inset = screen.safeAreaInsets.top
    list.viewport = size.height
    list.breadth = size.width
    list.header_length = headerHeight
    list.section_count = Int64(count)
    list.item_counts = pinned(counts.map { Int64($0) })
    list.section_starts = pinned(starts)
    list.lines_ends = pinned(ends)
    list.columns = 1
    list.length_count = Int64(rowHeights.count)
    list.lengths = pinned(rowHeights)
    list.period = Int64(rowHeights.count)
    list.line_starts = pinned(lineStarts)
    let offsets = pinned(offsets(of: poses))
    let floor = floor_make_list(&list)
    return Self(
      pattern: "sticky-headers", trace: trace, rows: rows, poses: poses, elementsPerFrame: 48
    ) { frames, storage in
      storage.count = floor_lay_out_list(
        floor, offsets + frames.lowerBound, frames.count, storage.elements, storage.starts)
    }
  }
}
