// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing

@Suite
struct BisectionTests {
  /// Bisects a range of commits, one of which changes a figure.
  ///
  /// - Returns: The suspects that are left, and how many commits were measured.
  private func search(
    _ count: Int, mover: Int, broken: Set<Int> = []
  ) -> (suspects: ClosedRange<Int>, steps: Int) {
    var bisection = Bisection(count: count)
    var steps = 0
    while let next = bisection.next {
      steps += 1
      bisection.note(broken.contains(next) ? .unknown : next < mover ? .before : .behind, of: next)
    }
    return (bisection.suspects, steps)
  }

  @Test(arguments: [2, 3, 4, 7, 32, 100])
  func `The commit that moved a figure is found in as many steps as its index has bits`(
    count: Int
  ) {
    var digits = 0
    while 1 << digits < count { digits += 1 }
    for mover in 1..<count {
      let found = search(count, mover: mover)
      #expect(found.suspects == mover...mover)
      #expect(found.steps <= digits)
    }
  }

  @Test(arguments: [4, 9, 20])
  func `Commits that cannot be measured add suspects only if they are next to the one in question`(
    count: Int
  ) {
    for mover in 1..<count {
      for broken in 1..<count - 1 {
        let suspects = search(count, mover: mover, broken: [broken]).suspects
        let expected =
          switch broken {
          case mover: mover...mover + 1
          case mover - 1: mover - 1...mover
          default: mover...mover
          }
        #expect(suspects == expected, "mover \(mover), broken \(broken)")
      }
    }
  }

  @Test
  func `If nothing between the ends can be measured, all are suspects`() {
    let found = search(6, mover: 3, broken: [1, 2, 3, 4])
    #expect(found.suspects == 1...5 && found.steps == 4)
  }
}
