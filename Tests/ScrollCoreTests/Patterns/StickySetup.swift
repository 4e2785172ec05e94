// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A list of sections for a test.
///
/// Positions are found by adding up row after row: slow, and independent of how the pattern finds
/// them.
struct StickySetup: Sendable, CustomTestStringConvertible {
  var name: String
  var headerHeight = 40.0
  var rowHeights = [60.0]
  var sections: [Int] = [5, 2, 8, 4, 6, 3, 9, 5]
  var insetTop = 0.0
  var insetBottom = 0.0
  var footerHeight = 0.0
  var columns = 1
  var isHorizontal = false
  /// Safe area insets that replace the device's; nil for its own.
  var safeAreaInsets: EdgeInsets? = .zero

  var testDescription: String { name }

  static let plain = StickySetup(name: "a plain list")
  static let belowBar = StickySetup(name: "a list below a bar", safeAreaInsets: nil)
  static let inset = StickySetup(name: "section insets", insetTop: 10, insetBottom: 10)
  static let footed = StickySetup(name: "footers", footerHeight: 30)

  /// Any list: other lengths, insets, footers, columns, ragged rows and empty sections for every
  /// seed.
  static func random(seed: UInt64) -> StickySetup {
    var generator = SeededGenerator(seed: seed &* 77)
    var setup = StickySetup(name: "list \(seed)", safeAreaInsets: nil)
    setup.headerHeight = Double.random(in: 20...70, using: &generator)
    setup.rowHeights = (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      Double.random(in: 25...140, using: &generator)
    }
    setup.sections = (0..<Int.random(in: 6...14, using: &generator)).map { _ in
      Int.random(in: 0...9, using: &generator)
    }
    if Bool.random(using: &generator) {
      setup.insetTop = Double.random(in: 0...30, using: &generator)
      setup.insetBottom = Double.random(in: 0...30, using: &generator)
    }
    if Bool.random(using: &generator) {
      setup.footerHeight = Double.random(in: 10...60, using: &generator)
    }
    setup.columns = Int.random(in: 1...3, using: &generator)
    return setup
  }

  /// A harness for a variant of this list.
  func harness(_ variant: String, on device: DeviceProfile) -> Harness {
    var harness = Harness(variant, on: device)
    harness.safeAreaInsets = safeAreaInsets
    harness.parameters = [
      "headerHeight": .number(headerHeight), "rowHeights": .numbers(rowHeights),
      "sections": .numbers(sections.map(Double.init)), "sectionInsetTop": .number(insetTop),
      "sectionInsetBottom": .number(insetBottom), "footerHeight": .number(footerHeight),
      "columns": .number(Double(columns)), "axis": .choice(isHorizontal ? 1 : 0),
    ]
    return harness
  }

  /// The positions of a section's header on the screen in all frames: the recorded values, or for sections that have
  /// none those of the elements, NaN where it is not on the screen.
  func positions(ofHeader section: Int, in timeline: Timeline) -> [Double] {
    if section < 10 { return timeline.values(named: "header[\(section)].y") }
    let id = ElementID(.sectionHeader, item: Int32(section))
    return (0..<timeline.frameCount).map { frame in
      let header = timeline.elements[timeline.elementRange(ofFrame: frame)].first { $0.id == id }
      return header.map { isHorizontal ? $0.frame.x : $0.frame.y } ?? .nan
    }
  }

  /// The positions of all elements of the list in its content, in points.
  var places: [Places] {
    var result: [Places] = []
    var place = 0.0
    for items in sections {
      var section = Places(header: place, end: 0, cells: [])
      place += headerHeight + insetTop
      for line in stride(from: 0, to: items, by: columns) {
        let heights = (line..<min(line + columns, items)).map {
          rowHeights[$0 % rowHeights.count]
        }
        let longest = heights.max() ?? 0
        for height in heights {
          section.cells.append((place + (longest - height) / 2, height))
        }
        place += longest
      }
      place += insetBottom + footerHeight
      section.end = place
      result.append(section)
    }
    return result
  }

  /// The positions of one section in the content.
  struct Places {
    var header: Double
    var end: Double
    var cells: [(start: Double, length: Double)]
  }
}
