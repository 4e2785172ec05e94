// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import MotionReview

@Suite struct `Gap below the header` {
  @Test(arguments: [(147.6, false), (147.5, false), (147.4, true)])
  func `is reported above half a point at rest`(header: Double, fires: Bool) {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: header)
    #expect(run.findings(.gap).isEmpty != fires)
  }

  @Test func `a pull below a header that stays is not a gap`() {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: 148)
    run.show(offset: -208, header: 148, phase: .tracking)
    #expect(run.findings(.gap).isEmpty)
  }

  @Test func `space that an inset has gained for a spinner is not a gap`() {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: 148)
    run.show(offset: -212, header: 148, inset: 212)
    #expect(run.findings(.gap).isEmpty)
    run.show(offset: -212, header: 140, inset: 212)
    #expect(run.findings(.gap).map(\.amount) == [8])
  }

  @Test
  func `the difference of status bar and safe area explains the gap of a phone with an island`() {
    var run = HandmadeTimeline(screen: HandmadeTimeline.island)
    run.show(offset: -159, header: 154, inset: 159)
    run.show(offset: -153, header: 153, inset: 159, phase: .tracking)
    run.show(offset: -158, header: 154, inset: 159, phase: .tracking)
    run.show(offset: -159, header: 154, inset: 159)
    let findings = run.findings(.gap)
    #expect(findings.map(\.name) == ["5 pt gap"])
    #expect(findings.map(\.amount) == [5])
    #expect(findings.map(\.worstFrame) == [0])
    #expect(
      findings.map(\.spans) == [[Finding.Span(first: 0, last: 0), .init(first: 2, last: 3)]])
    #expect(
      findings.map(\.words) == [
        "5 pt gap between header (154) and first cell (159): the status bar is 54 points, the safe area 59. "
          + "Measure the header from the safe area, which the system uses to inset the list."
      ])
  }

  /// Vector B of the article's fourth variant: the bounce at the top closes the header.
  @Test func `a header that a bounce has closed has one gap over all its frames`() {
    var run = HandmadeTimeline()
    for (offset, header) in [
      (-178.0, 148.0), (-208, 148), (-178, 118), (-160, 100), (-148, 88),
    ] {
      run.show(offset: offset, header: header, phase: .bouncing)
    }
    run.show(offset: -148, header: 88)
    let findings = run.findings(.gap)
    #expect(findings.map(\.amount) == [60])
    #expect(findings.map(\.worstFrame) == [4])
    #expect(findings.map(\.spans) == [[Finding.Span(first: 2, last: 5)]])
    #expect(findings.first?.words.contains("the header lost 60 points") == true)
  }

  /// Vector C of the article's last variant: events beyond the end are ignored.
  @Test func `a header that stays while the list comes down is behind, until it jumps`() {
    var run = HandmadeTimeline()
    for (offset, header) in [
      (-48.0, 48.0), (-100, 100), (-160, 100), (-172, 100), (-160, 100), (-149, 100), (-148, 148),
    ] {
      run.show(offset: offset, header: header, phase: .bouncing)
    }
    let findings = run.findings(.gap)
    #expect(findings.map(\.amount) == [48])
    #expect(findings.map(\.spans) == [[Finding.Span(first: 2, last: 5)]])
    #expect(findings.first?.words.contains("stayed behind") == true)
  }

  @Test func `a list without a header has no gap`() {
    var run = HandmadeTimeline()
    run.show(offset: -148, header: .nan)
    #expect(run.findings(.gap).isEmpty)
  }
}
