// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Rules of a header` {
  /// A header with given heights above a list with given offsets, which rests at −148.
  private func run(_ steps: [(offset: Double, header: Double)], phase: ScrollPhase = .decelerating)
    -> HandmadeTimeline
  {
    var run = HandmadeTimeline()
    for step in steps { run.show(offset: step.offset, header: step.header, phase: phase) }
    return run
  }

  @Test(arguments: [(148.5, false), (148.6, true), (47.5, false), (47.4, true), (100, false)])
  func `bounds are the inset and the safe area`(height: Double, fires: Bool) {
    let run = run([(0, 100), (0, height)])
    #expect(run.findings(.headerBounds).isEmpty != fires)
    #expect(run.findings(.headerBounds, threshold: 10).isEmpty)
  }

  @Test func `too tall and too short are two findings`() {
    let names = run([(0, 160), (0, 40)]).findings(.headerBounds).map(\.name)
    #expect(names == ["12 pt too tall", "8 pt too short"])
  }

  @Test(arguments: [(148.4, false), (147, true)])
  func `beyond an end a header keeps its height, even if it changes slowly`(
    last: Double, fires: Bool
  ) {
    let steps = stride(from: 0.0, through: 1, by: 0.1).map {
      (offset: -160 + $0, header: 148 + (last - 148) * $0)
    }
    let found = run(steps).findings(.bounceCoupling)
    #expect(found.isEmpty != fires)
    #expect(!fires || found[0].words.contains("beyond its top"))
  }

  @Test func `a list within its ends moves its header`() {
    #expect(run([(-148, 148), (-100, 100), (-80, 80)]).findings(.bounceCoupling).isEmpty)
  }

  @Test(arguments: [(148.0, 0), (147.4, 1)])
  func `at rest at the top it is open`(height: Double, count: Int) {
    let found = run([(-148, height)], phase: .idle).findings(.restState)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.words.contains("status bar 48") })
    #expect(run([(-148, height)]).findings(.restState).isEmpty)
  }

  @Test(arguments: [(100.0, false), (99.4, true)])
  func `it moves no farther than the list`(height: Double, fires: Bool) {
    #expect(run([(-120, 120), (-100, height)]).findings(.lead).isEmpty != fires)
  }

  @Test func `an animation may lead the list`() {
    #expect(run([(-120, 120), (-120, 48)], phase: .animating).findings(.lead).isEmpty)
  }

  /// One finger lifts and starts an animation, and the next one lands before a frame shows it.
  @Test(arguments: [(0.5, 0), (3.5, 1)])
  func `an animation continues below a finger that lands at once`(lift: Double, count: Int) {
    var run = HandmadeTimeline()
    for step in 0..<8 {
      run.show(
        offset: -120, header: 120 - Double(max(0, step - 4)) * 2, phase: .tracking,
        finger: Point(200, 500))
    }
    var timeline = run.timeline
    timeline.events = [
      TimelineEvent(time: 1 / 60, kind: .touchDown),
      TimelineEvent(time: (5 - lift) / 60, kind: .touchUp),
      TimelineEvent(time: 4.8 / 60, kind: .touchDown),
    ]
    #expect(timeline.findings(.lead).count == count)
  }

  @Test func `both ways to follow the offset are correct`() {
    // By differences: opens anywhere. By the offset: opens at the top.
    #expect(run([(400, 48), (380, 68), (360, 88)]).findings(.delta).isEmpty)
    #expect(run([(400, 48), (380, 48), (-100, 100)]).findings(.delta).isEmpty)
  }

  @Test func `a swallowed step is reported with the lost distance`() {
    let found = run([(-148, 148), (-138, 148), (-128, 138)]).findings(.delta)
    #expect(found.map(\.name) == ["10 pt scroll ignored"])
    #expect(found.map(\.firstFrame) == [1])
  }

  @Test func `a header that waits for the finger to scroll back has lost nothing`() {
    #expect(run([(300, 48), (280, 48), (260, 68)]).findings(.delta).isEmpty)
  }

  @Test(arguments: [(0.0, false), (26, true), (52, false)])
  func `a large title rests open or closed`(shown: Double, fires: Bool) {
    var run = HandTimeline([TrackName("title.height"), TrackName("header.bottom")])
    run.show([52, 144])
    run.show(offset: 52 - shown, [shown, 92 + shown])
    #expect(run.findings(.stuckHalf).isEmpty != fires)
    #expect(run.findings(.stuckHalf).allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [(2, true), (12, false)])
  func `an inset that changes and changes back within a tenth of a second has two owners`(
    pause: Int, fires: Bool
  ) {
    var run = HandTimeline([TrackName("contentInset.top")])
    run.show([100])
    for _ in 0..<pause { run.show([164]) }
    run.show([100])
    #expect(run.findings(.insetFight).isEmpty != fires)
  }

  @Test(arguments: [(true, 0.0, false), (false, 0, true), (false, 30, false)])
  func `a list that refreshes at its top shows its spinner`(
    shows: Bool, offset: Double, fires: Bool
  ) {
    var run = HandTimeline([TrackName("refresh.state")])
    let spinner = ElementFrame(ElementID(.refresh, item: 0), layer: 0, frame: Rect(187, 60, 26, 26))
    run.show(offset: -80, [2], finger: Point(200, 400))
    for _ in 0..<3 { run.show(offset: offset, [3], elements: shows ? [spinner] : []) }
    run.show(offset: offset, [0])
    #expect(run.findings(.refreshHidden).isEmpty != fires)
    #expect(run.findings(.refreshHidden).allSatisfy { $0.firstFrame == 2 && $0.lastFrame == 3 })
  }

  /// A throw of 20 points a frame, a number of frames with 0.2 points, and 3 points a frame to the
  /// target.
  @Test(arguments: [(8, 40.0, true), (5, 40, false), (8, 0.3, false)])
  func `thrown pages stop once`(slow: Int, off: Double, fires: Bool) {
    var run = HandTimeline([TrackName("page.offCentre")])
    run.show([0], finger: Point(200, 400))
    var offset = 0.0
    for step in [20, 20, 20] + [Double](repeating: 0.2, count: slow) + [3, 3, 3] {
      offset += step
      run.show(offset: offset, [off])
    }
    #expect(run.findings(.stopsTwice).isEmpty != fires)
    #expect(run.findings(.stopsTwice, threshold: 6).isEmpty)
  }

  @Test(arguments: [(0.4, false), (0.6, true)])
  func `uncovered strips next to a picture are reported`(strip: Double, fires: Bool) {
    var run = HandTimeline([TrackName("hero.uncovered")])
    run.show([strip])
    #expect(run.findings(.uncovered).isEmpty != fires)
  }

  @Test func `a pull that leaves a stretching picture behind uncovers its edge`() {
    var run = HandTimeline([
      TrackName("header.top"), TrackName("header.bottom"), TrackName("firstRow.y"),
    ])
    run.show([0, 200, 200])
    run.show(offset: -30, [0, 230, 230])
    #expect(run.findings(.uncovered).isEmpty)
    run.show(offset: -40, [0, 230, 240])
    #expect(run.findings(.uncovered).map(\.name) == ["10 pt uncovered"])
  }

  @Test(arguments: [(10.0, 0), (10.6, 1)])
  func `pictures at the same offset have the same position`(shift: Double, count: Int) {
    var run = HandTimeline([TrackName("hero.shift")])
    run.show(offset: 20, [10])
    run.show(offset: 90, [45])
    run.show(offset: 20, [shift])
    #expect(run.findings(.pure).count == count)
  }

  @Test(arguments: [(0.4, false), (-0.6, true)])
  func `a page rests on its position`(off: Double, fires: Bool) {
    var run = HandTimeline([TrackName("page.offCentre")])
    run.show([5])
    run.show(offset: 30, [off])
    #expect(run.findings(.offCentre).isEmpty != fires)
  }
}
