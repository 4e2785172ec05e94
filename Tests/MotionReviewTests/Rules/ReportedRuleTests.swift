// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MotionReview
@testable import ScrollCore

/// Rules that bug reports asked for, and that pages do not have.
@Suite struct `Rules of reported bugs` {
  /// What a rule finds, judged alone.
  private static func findings(
    _ rule: ReviewRule, in timeline: Timeline, _ judge: (RunReading) -> Void
  ) -> [Finding] {
    let run = RunReading(timeline, ReviewOptions())
    guard run.begin(rule) else { return [] }
    judge(run)
    run.end()
    return run.findings
  }

  // MARK: LATE

  /// A header that shows the offset of some frames before, over a list that is dragged, stops, and comes back.
  private static func header(late delay: Int) -> Timeline {
    var run = HandmadeTimeline()
    let moves = [(0.0, 8), (6, 11), (0, 10), (6, 2), (0, 10), (-6, 13), (0, 10)].flatMap {
      [Double](repeating: $0, count: $1)
    }
    var offsets = [-148.0]
    for move in moves { offsets.append(offsets[offsets.count - 1] + move) }
    for frame in offsets.indices {
      let seen = offsets[max(0, frame - delay)]
      run.show(
        offset: offsets[frame], header: min(max(-seen, 48), 148), phase: .tracking,
        finger: Point(200, 600 - offsets[frame]))
    }
    return run.timeline
  }

  @Test(arguments: 1...6)
  func `a header that is whole frames late is found, and by how many`(delay: Int) {
    let found = Self.findings(.late, in: Self.header(late: delay), LateRule.judge)
    #expect(found.map(\.name) == ["\(delay) frames late"])
  }

  @Test func `a header in the same frame, and one with a spring, are not late`() {
    #expect(Self.findings(.late, in: Self.header(late: 0), LateRule.judge).isEmpty)
    var timeline = Self.header(late: 0)
    let track = timeline.track("header.height")
    var height = 148.0
    for frame in 0..<timeline.frameCount {
      height += 0.3 * (timeline.value(track, inFrame: frame) - height)
      timeline.values[frame * timeline.valueNames.count + track] = height
    }
    #expect(Self.findings(.late, in: timeline, LateRule.judge).isEmpty)
  }

  // MARK: DEAD-TAP

  /// A list that decelerates at some speed, and moves by some points a frame.
  private static func fling(speed: Double, step: Double, frames: Int = 20) -> Timeline {
    var run = HandmadeTimeline()
    for frame in 0..<frames {
      run.show(
        offset: Double(frame) * step, header: 48, velocity: speed, phase: .decelerating)
    }
    return run.timeline
  }

  @Test func `a fling that nobody sees is found, and one that moves or has run out is not`() {
    func count(_ timeline: Timeline) -> Int {
      Self.findings(.deadTap, in: timeline, DeadTapRule.judge).count
    }
    #expect(count(Self.fling(speed: 600, step: 0)) == 1)
    #expect(count(Self.fling(speed: 600, step: 10)) == 0)
    #expect(count(Self.fling(speed: 59, step: 0)) == 0)
    // Too short to be tapped in.
    #expect(count(Self.fling(speed: 600, step: 0, frames: 6)) == 0)
  }

  // MARK: REST-GAP

  /// A bare list at rest at its top, with an inset.
  private static func list(inset: Double, safeArea: Double = 48) -> Timeline {
    var run = HandmadeTimeline()
    run.screen.safeAreaInsets.top = safeArea
    for _ in 0..<5 { run.show(offset: -inset, header: .nan, inset: inset) }
    return run.timeline
  }

  @Test func `an inset that counts the safe area twice is found, and any other is not`() {
    func names(_ timeline: Timeline) -> [String] {
      Self.findings(.restGap, in: timeline, RestGapRule.judge).map(\.name)
    }
    #expect(names(Self.list(inset: 96)) == ["48 pt twice"])
    #expect(names(Self.list(inset: 48)).isEmpty)
    #expect(names(Self.list(inset: 92)).isEmpty)
    #expect(names(Self.list(inset: 148)).isEmpty)
    // A padding that is as large as a small safe area.
    #expect(names(Self.list(inset: 40, safeArea: 20)).isEmpty)
  }

  // MARK: AGAINST

  /// A sheet that rests at 350 points; a finger moves by some points, and the sheet goes to a height.
  private static func sheet(finger travel: Double, to height: Double) -> Timeline {
    var hand = HandTimeline([
      TrackName("sheet.height"), TrackName("sheet.presentedHeight"),
      TrackName("list.contentOffset.y"), TrackName("sheet.top"),
    ])
    func show(_ seen: Double, finger: Double? = nil, phase: ScrollPhase) {
      hand.show(
        [seen, seen, 0, 800 - seen], phase: phase, finger: finger.map { Point(200, $0) },
        row: 800 - seen, kind: .place,
        elements: [ElementFrame(ElementID(.sheet), layer: 0, frame: Rect(0, 800 - seen, 400, seen))]
      )
    }
    for _ in 0..<3 { show(350, phase: .idle) }
    for step in 0...6 { show(350, finger: 600 + travel / 6 * Double(step), phase: .tracking) }
    hand.touch(from: 3, to: 10)
    for step in 1...10 { show(350 + (height - 350) / 10 * Double(step), phase: .animating) }
    for _ in 0..<3 { show(height, phase: .idle) }
    return hand.timeline
  }

  @Test
  func `a sheet that moves against the finger is found, and one that follows or returns is not`() {
    func count(_ travel: Double, _ height: Double) -> Int {
      Self.findings(.against, in: Self.sheet(finger: travel, to: height)) {
        guard let sheet = SheetReading($0) else { return }
        AgainstRule.judge(sheet)
      }.count
    }
    #expect(count(60, 500) == 1)
    #expect(count(-60, 200) == 1)
    #expect(count(60, 200) == 0)
    #expect(count(-60, 500) == 0)
    // No direction, or nothing that has moved.
    #expect(count(12, 500) == 0)
    #expect(count(60, 355) == 0)
  }

  // MARK: TARGET

  @Test func `a sheet that always takes the next detent is found, and one that projects is not`()
    throws
  {
    func names(_ variant: String) throws -> [String] {
      let harness = Harness(variant, on: .iPhone8)
      let request = harness.request([
        .pause(0.3),
        .drag(
          DragGesture(
            from: ScriptPoint(.fraction(0.5), .fraction(0.92)),
            .by(ScriptPoint(.points(0), .points(-130))), duration: 0.16,
            endVelocity: Point(0, -1500))),
        .wait(until: .settled, timeout: 4), .pause(0.3),
      ])
      return Review.findings(
        in: try harness.entry.run(request), of: request, by: harness.entry
      ).filter { $0.rule == .target }.map(\.name)
    }
    #expect(try names("bs5") == ["1500 pt/s without effect"])
    // Two detents leave no choice; a look ahead, and Apple's sheet, go farther for a faster finger.
    for variant in ["bs3", "bs4", "bs6"] { #expect(try names(variant).isEmpty, "\(variant)") }
  }
}
