// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import MotionReview

@Suite struct `First cell at rest` {
  @Test(arguments: [(148.4, false), (148.5, false), (148.6, true), (248, true)])
  func `may reach half a point under the header`(header: Double, fires: Bool) {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: header)
    #expect(run.findings(.restOverlap).isEmpty != fires)
  }

  @Test func `without a header keeps clear of the safe area`() {
    var run = HandmadeTimeline(screen: HandmadeTimeline.island)
    run.show(offset: -58.5, header: .nan, inset: 58.5)
    #expect(run.findings(.restOverlap).isEmpty)
    run.show(offset: 0, header: .nan, inset: 0)
    let findings = run.findings(.restOverlap)
    #expect(findings.map(\.name) == ["59 pt hidden"])
    #expect(findings.first?.words.contains("safe area inset (59)") == true)
  }

  @Test func `is reported with the inset that ignores the header`() {
    var run = HandmadeTimeline(screen: HandmadeTimeline.island)
    run.show(offset: -59, header: 154, inset: 59)
    run.show(offset: -59, header: 154, inset: 59)
    #expect(
      run.findings(.restOverlap).map(\.words) == [
        "95 pt of the first cell (59) are covered by the header (154) at rest: the list is inset by 59 points, "
          + "the safe area is 59. Inset the list by what the header covers."
      ])
  }

  @Test(arguments: ScrollPhase.allCases.filter { $0 != .idle })
  func `is ignored while something moves`(phase: ScrollPhase) {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: 248, phase: phase)
    #expect(run.findings(.restOverlap).isEmpty)
  }

  @Test(arguments: [(-147.5, true), (-147.4, false)])
  func `is only checked at the top`(offset: Double, fires: Bool) {
    var run = HandmadeTimeline()
    run.show(offset: offset, header: 248)
    #expect(run.findings(.restOverlap).isEmpty != fires)
  }
}
