// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import RunComparison

@Suite struct `The rate of a film` {
  @Test(arguments: [10, 15, 25, 30])
  func `of a GIF is the mean of its steps, which are hundredths of a second`(rate: Int) {
    let times = (0..<90).map { (100 * Double($0) / Double(rate)).rounded() / 100 }
    #expect(FilmFacts.rate(of: times) == rate)
  }

  @Test func `of a recorder that drops pictures is that of most steps`() {
    let times = (0..<120).filter { $0 % 7 != 3 }.map { Double($0) / 60 }
    #expect(FilmFacts.rate(of: times) == 60)
  }

  @Test func `is 60 where there are too few pictures`() {
    #expect(FilmFacts.rate(of: []) == 60)
    #expect(FilmFacts.rate(of: [1]) == 60)
  }
}
