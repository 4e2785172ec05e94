// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Layout of 60 million points of content compared with integers of quarter points, which have no
/// rounding.
@Suite struct ExactLayoutTests {
  private static let rows = 1_000_000
  private static let device = DeviceProfile.iPhone8
  private static let viewport = Int64(667 * 4)

  /// Offsets all over the content, and near its ends, in quarter points.
  private func offsets(upTo limit: Int64) -> [Int64] {
    var generator = SeededGenerator(seed: 60)
    return [0, 2, limit - 2, limit]
      + (0..<300).map { _ in Int64.random(in: 0...limit / 2, using: &generator) * 2 }
  }

  /// The frames of a variant at offsets, in quarter points, which are whole device pixels.
  private func frames(
    _ variant: String, _ parameters: [String: ParameterValue], _ offsets: [Int64]
  ) throws -> LaidOutFrames {
    let harness = Harness(variant, on: Self.device).with {
      $0.parameters = parameters
      $0.safeAreaInsets = .zero
    }
    let samples = offsets.enumerated().map {
      Trace.Sample(time: Double($0.offset) / 60, position: Point(0, Double($0.element) / 4))
    }
    let poses = try harness.entry.poses(
      of: harness.request([.trace(Trace(of: .contentOffset, samples: samples))]))
    var frames = LaidOutFrames()
    poses.layOut(0..<offsets.count, into: &frames)
    return frames
  }

  /// The starts and lengths of elements of some kinds in a frame, in quarter points.
  private func spans(
    of kinds: [ElementID.Kind], in frame: Int, _ frames: LaidOutFrames
  ) throws -> [Span] {
    try frames.elements[frames.elementRange(ofFrame: frame)].filter { kinds.contains($0.id.kind) }
      .map {
        Span(
          kind: $0.id.kind, section: $0.id.section, item: $0.id.item,
          start: try #require(Int64(exactly: $0.frame.y * 4)),
          length: try #require(Int64(exactly: $0.frame.height * 4)))
      }
  }

  private struct Span: Equatable {
    var kind: ElementID.Kind
    var section: Int32
    var item: Int32
    var start: Int64
    var length: Int64

    var isVisible: Bool { start < viewport && start + length > 0 }
  }

  @Test func `sections of uneven rows with sticky headers`() throws {
    // Lengths in quarter points; the numbers of rows differ from section to section.
    let heights: [Int64] = [176, 243, 201, 288, 225, 190, 267]
    let counts = (0..<Self.rows / 10).map { Int64(6 + $0 * 7919 % 9) }
    let header = Int64(113)
    var starts: [Int64] = [0]
    var sums: [Int64] = [0]
    for row in 0..<15 { sums.append(sums[row] + heights[row % heights.count]) }
    for count in counts { starts.append(starts[starts.count - 1] + header + sums[Int(count)]) }
    let length = starts[starts.count - 1]
    #expect(length > 60_000_000 * 3)
    let offsets = offsets(upTo: (length - Self.viewport) / 2 * 2)
    let frames = try frames(
      "sh3",
      [
        "headerHeight": .number(Double(header) / 4),
        "rowHeights": .numbers(heights.map { Double($0) / 4 }),
        "sections": .numbers(counts.map(Double.init)),
      ], offsets)
    for (frame, offset) in offsets.enumerated() {
      var expected: [Span] = []
      var headers: [Span] = []
      var section = starts.partitioningIndex { $0 > offset } - 1
      while section < counts.count, starts[section] < offset + Self.viewport {
        for row in 0..<Int(counts[section]) {
          expected.append(
            Span(
              kind: .contact, section: Int32(section), item: Int32(row),
              start: starts[section] + header + sums[row] - offset,
              length: heights[row % heights.count]))
        }
        headers.append(
          Span(
            kind: .sectionHeader, section: -1, item: Int32(section),
            start: min(max(offset, starts[section]), starts[section + 1] - header) - offset,
            length: header))
        section += 1
      }
      #expect(
        try spans(of: [.contact, .sectionHeader], in: frame, frames)
          == (expected + headers).filter(\.isVisible))
    }
  }

  /// A pattern with rows of the same height, and the position of its first row.
  struct Rows: Sendable, CustomTestStringConvertible {
    var variant: String
    var kind: ElementID.Kind
    /// The section that the rows name; -1 for none.
    var section: Int32 = -1
    var parameters: [String: ParameterValue]
    /// The distance from row to row, in quarter points.
    var pitch: Int64
    /// The height of a row, in quarter points.
    var height: Int64
    /// The part of the screen in which rows are visible, in quarter points.
    var window: Range<Int64>
    /// The position of the first row on the screen when everything is scrolled by a distance, in
    /// quarter points.
    var firstRow: @Sendable (Int64) -> Int64

    var testDescription: String { variant }
  }

  private static let rowPatterns = [
    Rows(
      variant: "ch8", kind: .cell,
      parameters: [
        "contentHeight": .number(Double(rows) * 376), "columns": .number(1),
      ], pitch: 376 * 4, height: 375 * 4, window: 0..<viewport, firstRow: { -$0 }),
    Rows(
      variant: "bs3", kind: .place,
      parameters: [
        "rows": .number(Double(rows)), "rowHeight": .number(61.25), "initial": .choice(1),
      ], pitch: 245, height: 245, window: 167 * 4..<viewport, firstRow: { 167 * 4 - $0 }),
    Rows(
      variant: "sh3", kind: .contact, section: 0,
      parameters: [
        "headerHeight": .number(40), "rowHeight": .number(61.25),
        "sections": .numbers([Double(rows)]),
      ], pitch: 245, height: 245, window: 0..<viewport, firstRow: { 40 * 4 - $0 }),
    Rows(
      variant: "st7", kind: .post, section: 0,
      parameters: [
        "rows": .numbers([Double(rows)]), "rowHeight": .number(61.25),
      ], pitch: 245, height: 245, window: 50 * 4..<viewport,
      firstRow: { 200 * 4 - $0 }),
  ]

  @Test(arguments: rowPatterns)
  func `rows of one height`(rows: Rows) throws {
    let length = rows.pitch * Int64(Self.rows)
    #expect(length > 60_000_000 * 4)
    let offsets = offsets(upTo: (length - Self.viewport) / 2 * 2)
    let frames = try frames(rows.variant, rows.parameters, offsets)
    for (frame, offset) in offsets.enumerated() {
      let first = rows.firstRow(offset)
      // The header of tabs has its own travel of 150 points.
      let top = rows.variant == "st7" ? max(rows.window.lowerBound, 200 * 4 - offset) : 0
      var expected: [Span] = []
      for row in max(0, (rows.window.lowerBound - first) / rows.pitch - 2)..<Int64(Self.rows) {
        let start = first + row * rows.pitch
        guard start < rows.window.upperBound else { break }
        guard start + rows.height > max(top, rows.window.lowerBound) || top > 0 && row == 0 else {
          continue
        }
        expected.append(
          Span(
            kind: rows.kind, section: rows.section, item: Int32(row), start: start,
            length: rows.height))
      }
      #expect(try spans(of: [rows.kind], in: frame, frames) == expected)
    }
  }
}

extension [Int64] {
  /// The first index whose number satisfies a condition that holds from there on.
  fileprivate func partitioningIndex(_ holds: (Int64) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
