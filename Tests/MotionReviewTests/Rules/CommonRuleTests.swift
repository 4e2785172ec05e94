// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Common rules` {
  /// A finger that drags from frame 1 on, by 10 points a frame after 20 points of travel, and rows
  /// that move at a given fraction of it.
  private func drag(
    share: Double, offset: Double = 300, before: ScrollPhase = .idle
  ) -> HandTimeline {
    var run = HandTimeline([])
    run.show(offset: offset, [], phase: before)
    for step in 0...8 {
      let moved = Double(max(0, step - 1)) * 10 * share
      run.show(
        offset: offset + moved, [], phase: .tracking, finger: Point(200, 500 - Double(step) * 10),
        row: 100 - moved)
    }
    run.touch(from: 1, to: 10)
    return run
  }

  @Test(arguments: [(1.0, ""), (0.8, ""), (1.2, ""), (2, "100 % too fast"), (0.5, "50 % too slow")])
  func `rows keep up with the finger`(share: Double, name: String) {
    let names = drag(share: share).findings(.speed).map(\.name)
    #expect(names == (name.isEmpty ? [] : [name]))
    #expect(drag(share: share).findings(.speed, threshold: 1.5).isEmpty)
  }

  /// Moving pages are caught, and the spring of the leaving list continues below the finger.
  @Test(arguments: [(ScrollPhase.bouncing, 1), (.animating, 0)])
  func `rows that are caught follow the finger, except during an animation`(
    before: ScrollPhase, count: Int
  ) {
    var run = drag(share: 2, before: before)
    run.timeline.events.append(TimelineEvent(time: 1.0 / 60, kind: .catchContent))
    #expect(run.findings(.speed).count == count)
  }

  @Test func `rows beyond an end may be slower`() {
    #expect(drag(share: 0.5, offset: 1000).findings(.speed).isEmpty)
  }

  @Test(arguments: [(3, 0), (5, 1)])
  func `an edge that turns three times in a tenth of a second oscillates`(frames: Int, count: Int) {
    var run = HandTimeline([])
    for frame in 0..<frames {
      run.show([], phase: .decelerating, row: frame % 2 == 0 ? 100 : 104)
    }
    #expect(run.findings(.oscillation).count == count)
  }

  @Test(arguments: [(3, 0), (5, 1)])
  func `a bar that turns three times in a tenth of a second oscillates`(frames: Int, count: Int) {
    var run = HandTimeline([TrackName("bar.bottom")])
    for frame in 0..<frames {
      run.show([frame % 2 == 0 ? 150 : 96], phase: .decelerating)
    }
    let found = run.findings(.oscillation)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.amount == 54 })
  }

  @Test(arguments: [(700.0, 0), (720, 1)])
  func `the last row ends above the safe area's end`(row: Double, count: Int) {
    var run = HandTimeline([])
    run.show(offset: 1000, [], row: row, rows: 1)
    #expect(run.findings(.unreachable).count == count)
    #expect(run.findings(.unreachable).allSatisfy { $0.severity == .warning })
  }

  @Test(arguments: [(800.0, 0), (400, 1)])
  func `after a rotation bars are as wide as the screen`(width: Double, count: Int) {
    var run = HandTimeline([])
    run.show([])
    var turned = HandmadeTimeline.notch
    turned.size = Size(800, 400)
    run.turn(to: turned)
    run.show(
      [],
      elements: [ElementFrame(ElementID(.tabBar), layer: 0, frame: Rect(0, 0, width, 50))])
    #expect(run.findings(.rotation).count == count)
  }
}
