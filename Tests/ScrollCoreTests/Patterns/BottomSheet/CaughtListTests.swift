// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

@Suite("Bottom sheet: lists caught beyond their tops")
struct CaughtListTests {
  private func drag() -> HandoverDrag {
    HandoverDrag(rawHeight: 500, offset: -1, rawOffset: -2, top: 0, returnsContent: true)
  }

  @Test func `a finger that brings the list back stops it at its top`() {
    var drag = drag()
    drag.follow(-50, highest: 500)
    #expect(drag.rawOffset == 48)
    drag.follow(100, highest: 500)
    #expect(drag.rawOffset == 0 && drag.rawHeight == 398)
  }

  @Test func `a finger that pulls at once leaves the list where it was caught`() {
    var drag = drag()
    drag.follow(-1, highest: 500)
    drag.follow(30, highest: 500)
    #expect(drag.rawOffset == -2 && drag.rawHeight == 470)
  }

  /// Thrown to its top, caught as it bounces there, and thrown down with the sheet.
  @Test(arguments: [60, 120])
  func `a list that was caught beyond its top returns without the finger's speed`(rate: Int) throws
  {
    let harness = Harness.sheet("bs3", atMaximum: true, listOffset: 300).with { $0.rate = rate }
    let run = try harness.runSheet([
      .flick(120, lift: 2500, duration: 0.1, from: 300), .pause(0.17),
      .flick(150, lift: 1800, duration: 0.2, from: 300), .settle,
    ])
    let lift = Int((run.time(of: .touchUp, after: 0.2) * Double(rate)).rounded(.up))
    #expect(run.offsets[lift - 1] < -5 && run.heights[lift - 1] < 480)
    for frame in lift..<run.last {
      #expect(run.offsets[frame] >= run.offsets[frame - 1] - 1e-9 && run.offsets[frame] <= 1e-9)
    }
    #expect(run.offsets[run.last] == 0 && run.heights[run.last] == 200)
  }
}
