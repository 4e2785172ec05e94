// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Rules of tabs` {
  /// Two lists below a header of 150 points; pages are 400 points wide.
  private struct Run {
    var hand = HandTimeline([
      TrackName("tabBar.y"), TrackName("selectedTab"), TrackName("outer.contentOffset.y"),
      TrackName("inner", 0, ".contentOffset.y"), TrackName("inner", 1, ".contentOffset.y"),
      TrackName("pager.contentOffset.x"), TrackName("indicator.x"),
    ])

    mutating func show(
      _ outer: Double, lists: [Double] = [0, 0], tab: Int = 0, pages: Double? = nil,
      indicator: Double? = nil, finger: Point? = nil, phase: ScrollPhase? = nil,
      maximum: Double = 150
    ) {
      let pages = pages ?? Double(tab) * 400
      let bar = max(150 - outer, 0)
      hand.show(
        offset: outer, range: 0...maximum,
        [bar, Double(tab), outer, lists[0], lists[1], pages, indicator ?? pages / 2 + 100],
        phase: phase ?? (finger == nil ? .idle : .tracking), finger: finger,
        row: bar + 50 - (lists[tab].isNaN ? outer : lists[tab]), kind: .post)
    }

    /// A tap just before the next frame.
    mutating func tap() {
      let time = (Double(hand.timeline.frameCount) - 0.5) / 60
      hand.timeline.events += [
        TimelineEvent(time: time, kind: .touchDown), TimelineEvent(time: time, kind: .touchUp),
      ]
    }

    func findings(_ rule: ReviewRule, threshold: Double? = nil) -> [Finding] {
      hand.findings(rule, threshold: threshold)
    }
  }

  @Test(arguments: [(16.0, 0), (2, 1)])
  func `a fling continues in the list`(last: Double, count: Int) {
    var run = Run()
    run.show(0)
    for step in 1...9 { run.show(Double(step) * 16, phase: .decelerating) }
    run.show(150, lists: [last - 6, 0], phase: .decelerating)
    run.show(150, lists: [last - 6 + last, 0], phase: .decelerating)
    #expect(run.findings(.velocityBreak).count == count)
    #expect(run.findings(.velocityBreak, threshold: 2000).isEmpty)
  }

  @Test(arguments: [(150.0, 0), (100, 1)])
  func `a tap leaves the tab bar where it is`(after: Double, count: Int) {
    var run = Run()
    for _ in 0..<3 { run.show(150, lists: [80, 0]) }
    run.tap()
    for _ in 0..<3 { run.show(after, lists: [80, 0], tab: 1) }
    #expect(run.findings(.tabFlicker).count == count)
    #expect(run.findings(.reTap).isEmpty)
  }

  /// The system returns content beyond an end at full speed, wherever a tap has caught it.
  @Test(arguments: [(ScrollPhase.bouncing, 1440.0, 0), (.bouncing, 0, 1), (.tracking, 1440, 1)])
  func `a list that a tap has caught springs back`(
    phase: ScrollPhase, velocity: Double, count: Int
  ) {
    for tab in [0, 1] {
      var run = Run()
      for _ in 0..<3 { run.show(-100, phase: .bouncing) }
      run.tap()
      run.show(-76, tab: tab, phase: phase)
      run.hand.setVelocity(velocity)
      run.show(-76, tab: tab, phase: .tracking)
      #expect(run.findings(tab == 0 ? .reTap : .tabFlicker).count == count)
    }
  }

  @Test(arguments: [(80.0, 0), (0, 1)])
  func `a tap that changes no tab moves nothing`(after: Double, count: Int) {
    var run = Run()
    for _ in 0..<3 { run.show(150, lists: [80, 0]) }
    run.tap()
    for _ in 0..<3 { run.show(150, lists: [after, 0]) }
    #expect(run.findings(.reTap).count == count)
    #expect(run.findings(.tabFlicker).isEmpty)
  }

  @Test(arguments: [(80.0, 0), (70, 1)])
  func `a tab shows the same as before`(place: Double, count: Int) {
    var run = Run()
    run.show(0)
    for _ in 0..<3 { run.show(150, lists: [80, 0]) }
    run.show(150, lists: [80, 0], tab: 1)
    run.show(150, lists: [80, 40], tab: 1)
    run.show(150, lists: [place, 40], tab: 0)
    #expect(run.findings(.tabMemory).count == count)
    #expect(run.findings(.tabMemory).allSatisfy { $0.severity == .error })
  }

  @Test func `a list offset that is given up for the header is a note`() {
    var run = Run()
    run.show(150, lists: [80, 0])
    run.show(150, lists: [80, 0], tab: 1)
    run.show(20, lists: [80, 0], tab: 1)
    run.show(20, lists: [0, 0], tab: 0)
    #expect(run.findings(.tabMemory).map(\.severity) == [.note])
  }

  @Test(arguments: [(150.0, 0), (100, 1)])
  func `a short table cannot keep its tabs pinned`(maximum: Double, count: Int) {
    var run = Run()
    let table = [Double.nan, .nan]
    run.show(0, lists: table)
    run.show(150, lists: table)
    run.show(100, lists: table, tab: 1, maximum: maximum)
    #expect(run.findings(.shortTab).count == count)
    #expect(run.findings(.shortTab).allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [(1.0, 0), (0, 1)])
  func `a header with space to move follows the finger`(share: Double, count: Int) {
    var run = Run()
    run.show(0)
    run.show(150)
    for step in 0...14 {
      run.show(150 - share * Double(step) * 8, finger: Point(200, 400 + Double(step) * 8))
    }
    run.hand.touch(from: 2, to: 17)
    #expect(run.findings(.deadlock).count == count)
    #expect(run.findings(.deadlock, threshold: 200).isEmpty)
  }

  /// The finger starts downwards, turns back, and moves up.
  ///
  /// Whether it has moved 10 points vertically before it has moved as far sideways depends on where
  /// it landed, nine tenths of a frame before it is seen.
  @Test(arguments: [(0.8, 0), (1.0, 0), (1.2, 1)])
  func `a finger with an ambiguous direction is not a deadlock`(scale: Double, count: Int) {
    var run = Run()
    run.show(150)
    run.show(0)
    let way = [
      (0.0, 0.0), (0.5, 1.3), (1.3, 3.1), (2.3, 5.1), (3.6, 7), (5.1, 8.5), (6.8, 9.3), (8.6, 9),
      (10.6, 7.3), (12.6, 3.9), (14.6, -1.5), (16.7, -9.3), (18.8, -19.7), (20.8, -33.2),
      (22.7, -50), (24.1, -70), (25.6, -95), (26.5, -123), (27, -156),
    ]
    for (x, y) in way { run.show(0, finger: Point(200 + x, 400 + y * scale)) }
    run.show(0)
    run.hand.timeline.events = [
      TimelineEvent(time: 1.1 / 60, kind: .touchDown), TimelineEvent(time: 21 / 60, kind: .touchUp),
    ]
    #expect(run.findings(.deadlock).count == count)
  }

  @Test(arguments: [(0.0, 0), (4, 1)])
  func `a finger that starts sideways does not scroll`(scroll: Double, count: Int) {
    var run = Run()
    run.show(150)
    for step in 0...6 {
      run.show(
        150, lists: [Double(step) * scroll, 0], pages: Double(step) * 20,
        finger: Point(300 - Double(step) * 20, 500 - Double(step) * 4))
    }
    run.hand.touch(from: 1, to: 8)
    #expect(run.findings(.axis).count == count)
  }

  @Test(arguments: [(105.0, 0), (112, 1)])
  func `the indicator moves with the pages`(place: Double, count: Int) {
    var run = Run()
    run.show(150)
    run.show(150, pages: 10, indicator: place)
    #expect(run.findings(.indicator).count == count)
  }
}
