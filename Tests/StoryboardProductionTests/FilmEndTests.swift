// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardProduction

@Suite struct `The end of a list in a film` {
  /// Content that goes on to 500 points, and 40 beyond, then returns as `excess` says, a share of the 40 after a time.
  private func places(_ excess: (Double) -> Double) -> [Double] {
    let out = (0...54).map { 10 * Double($0) }
    let back = (1...60).map { 500 + 40 * excess(Double($0) / 60) }
    return out + back + [Double](repeating: 500, count: 20)
  }

  @Test func `is where a spring brings it back to`() throws {
    let spring = places { time in (1 + 10.8 * time) * Elementary.exp(-10.8 * time) }
    let end = try #require(FilmEnd.lower(of: spring, rate: 60))
    #expect(abs(end - 500) < 0.3)
  }

  @Test func `is not told where a finger brings it back, or where it never was beyond`() {
    #expect(FilmEnd.lower(of: places { max(0, 1 - 2 * $0) }, rate: 60) == nil)
    let stops = (0...50).map { 10 * Double($0) } + [Double](repeating: 500, count: 40)
    #expect(FilmEnd.lower(of: stops, rate: 60) == nil)
  }

  @Test func `is not told by a film with gaps or with a few pictures`() {
    #expect(FilmEnd.lower(of: [], rate: 60) == nil)
    #expect(FilmEnd.lower(of: [0, 1], rate: 60) == nil)
    #expect(FilmEnd.lower(of: [Double](repeating: .nan, count: 50), rate: 60) == nil)
  }
}
