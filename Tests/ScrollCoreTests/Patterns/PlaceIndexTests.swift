// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

@Suite struct PlaceIndexTests {
  /// Lengths that differ by up to six orders of magnitude.
  private func starts(_ count: Int, _ generator: inout SeededGenerator) -> [Double] {
    var starts = [0.0]
    for index in 0..<count {
      let scale = [0.01, 1, 60, 10_000][Int.random(in: 0..<4, using: &generator)]
      starts.append(starts[index] + Double.random(in: 0.5...1, using: &generator) * scale)
    }
    return starts
  }

  @Test(arguments: Array(UInt64(0)..<40))
  func `the position at a distance is among the candidates`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let starts = starts(Int.random(in: 1...60, using: &generator), &generator)
    let index = PlaceIndex(starts)
    let end = starts[starts.count - 1]
    var distances = (0..<300).map { _ in Double.random(in: -10...end + 10, using: &generator) }
    for start in starts { distances += [start.nextDown, start, start.nextUp] }
    for distance in distances {
      let place = starts.dropLast().lastIndex { $0 <= distance } ?? 0
      let (first, last) = index.candidates(at: distance)
      #expect(first <= place && place <= last)
      #expect(first >= 0 && last < starts.count - 1)
    }
  }

  @Test(arguments: [[0.0], [0, 1e-300], [0, 1e12]])
  func `few and extreme positions have an index`(starts: [Double]) {
    let index = PlaceIndex(starts)
    #expect(index.candidates(at: 0) == (0, 0))
    #expect(index.candidates(at: .nan) == (0, 0))
    #expect(index.candidates(at: .infinity) == (0, 0))
    #expect(index.candidates(at: -.infinity) == (0, 0))
  }

  @Test(arguments: [10, 10_000])
  func `positions of similar lengths leave few candidates, however many there are`(count: Int) {
    let starts = (0...count).map { Double($0) * 600 }
    let index = PlaceIndex(starts)
    for place in 0..<count {
      let (first, last) = index.candidates(at: starts[place] + 300)
      #expect(last - first <= 1)
    }
  }
}
