// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

/// Handmade runs of one value and two elements.
@Suite struct `Checks of authors on runs` {
  private static let screen = Screen(
    orientation: .portrait, size: Size(400, 800), statusBarHeight: 48,
    safeAreaInsets: EdgeInsets(top: 48, left: 0, bottom: 34, right: 0), scale: 2)

  /// A run of a value, with a strip above a row of 60 points at the position of the value.
  private func run(
    _ values: [Double], rate: Int = 60, turnsAt turn: Int? = nil, hidden: Set<Int> = []
  ) -> Timeline {
    var timeline = Timeline(rate: rate)
    timeline.valueNames = [TrackName("value"), TrackName("inner", 1, ".y")]
    timeline.epochs = [Timeline.Epoch(firstFrame: 0, screen: Self.screen)]
    if let turn {
      timeline.epochs.append(Timeline.Epoch(firstFrame: turn, screen: Self.screen))
    }
    for (frame, value) in values.enumerated() {
      timeline.values += [value, 7]
      timeline.phases.append(.tracking)
      timeline.elements.append(
        ElementFrame(ElementID(.header), layer: 0, frame: Rect(0, 0, 400, 100)))
      if !hidden.contains(frame) {
        timeline.elements.append(
          ElementFrame(ElementID(.cell, item: 0), layer: 0, frame: Rect(0, value, 400, 60)))
      }
      timeline.elementStarts.append(timeline.elements.count)
    }
    return timeline
  }

  private func judge(
    _ rule: MotionCheck.Rule, _ timeline: Timeline, tolerance: Double = 0.5,
    frames: ClosedRange<Int>? = nil
  ) -> CheckVerdict {
    let span = Finding.Span(
      first: frames?.lowerBound ?? 0, last: frames?.upperBound ?? timeline.frameCount - 1)
    return MotionCheck(rule, tolerance: tolerance, frames: [span]).judge(timeline)
  }

  private let header = ElementID(.header)
  private let cell = ElementID(.cell, item: 0)

  @Test(
    arguments: [
      ([0.0, 0.5, -0.5, 10, 10.5], 0.5, nil), ([0, 10.6], 0.5, 1), ([0, -0.6], 0.5, 1),
      ([0, 12, 15, 11], 0.5, 2), ([0, 10.1], 0, 1), ([.nan, 5, .nan], 0, nil),
    ] as [([Double], Double, Int?)])
  func `a range holds up to its tolerance, and its worst frame is reported`(
    values: [Double], tolerance: Double, worst: Int?
  ) {
    let verdict = judge(
      .range(track: 0, minimum: [0], maximum: [10]), run(values), tolerance: tolerance)
    #expect(verdict.fault?.worstFrame == worst)
    #expect(verdict.judgedFrames == values.count { !$0.isNaN })
  }

  @Test func `an open end has no limit`() {
    #expect(judge(.range(track: 0, minimum: [0], maximum: []), run([1e9])).fault == nil)
    #expect(judge(.range(track: 0, minimum: [], maximum: [0]), run([-1e9])).fault == nil)
    #expect(judge(.range(track: 0, minimum: [], maximum: [0]), run([1])).fault?.amount == 1)
  }

  @Test func `bounds change with the rotation of the device`() {
    let timeline = run([48, 48, 59, 59], turnsAt: 2)
    #expect(judge(.equal(track: 0, value: [48, 59]), timeline).fault == nil)
    #expect(
      judge(.equal(track: 0, value: [48, 48]), timeline).fault?.spans
        == [Finding.Span(first: 2, last: 3)])
    #expect(judge(.continuity(track: 0, maximumJump: 1), timeline).fault == nil)
    #expect(judge(.monotonic(track: 0), run([9, 5, 0, 20, 19], turnsAt: 3)).fault == nil)
  }

  @Test(arguments: [
    (60, 10.0, false), (120, 10, true), (120, 5, false), (80, 7.5, false), (80, 8, true),
  ])
  func `a jump is measured against a frame of 60 hertz`(rate: Int, step: Double, fails: Bool) {
    let verdict = judge(
      .continuity(track: 0, maximumJump: 10), run([0, step, 0, step], rate: rate), tolerance: 0)
    #expect((verdict.fault != nil) == fails)
    if fails { #expect(verdict.fault?.amount == step) }
  }

  @Test func `a step of one frame is judged by the change it makes`() {
    let timeline = run([0, 0, 50, 50])
    #expect(judge(.continuity(track: 0, maximumJump: 5), timeline, frames: 2...2).fault != nil)
    #expect(judge(.continuity(track: 0, maximumJump: 5), timeline, frames: 2...3).fault == nil)
    #expect(judge(.continuity(track: 0, maximumJump: 5), timeline, frames: 0...0).judgedFrames == 0)
  }

  @Test(
    arguments: [
      ([0.0, 1, 2, 2, 3], nil), ([3, 2, 2, 1], nil), ([0, 0.4, 0, 0.4, 5], nil), ([5, 5, 5], nil),
      ([0, 10, 9.6, 11], nil), ([0, 10, 9], 1), ([10, 0, 3, 2], 3), ([0, 10, 2, 5, 12], 8),
      ([0, .nan, 10, .nan, 4], 6),
    ] as [([Double], Double?)])
  func `a value goes in the direction of its first change`(values: [Double], amount: Double?) {
    #expect(judge(.monotonic(track: 0), run(values)).fault?.amount == amount)
  }

  @Test(
    arguments: [(100.0, nil), (99.6, nil), (99, 1), (60, 40), (-60, nil), (160, nil), (20, 60)]
      as [(Double, Double?)])
  func `elements that overlap do so by the shorter distance`(
    row: Double, amount: Double?
  ) {
    #expect(judge(.noOverlap(header, cell), run([row])).fault?.amount == amount)
  }

  @Test(
    arguments: [(100.0, nil), (100.4, nil), (103, 3), (50, nil), (-60, nil), (-70, 10)]
      as [(Double, Double?)])
  func `elements with a gap between them are apart`(row: Double, amount: Double?) {
    #expect(judge(.noGap(header, cell), run([row])).fault?.amount == amount)
  }

  @Test func `frames in which an element is off the screen do not count`() {
    let timeline = run([103, 103, 103], hidden: [1])
    let verdict = judge(.noGap(header, cell), timeline)
    #expect(verdict.judgedFrames == 2)
    #expect(
      verdict.fault?.spans == [Finding.Span(first: 0, last: 0), Finding.Span(first: 2, last: 2)])
    #expect(
      judge(.noGap(header, ElementID(.cell, item: 9)), timeline)
        == CheckVerdict(judgedFrames: 0, fault: nil))
  }

  @Test func `two values are compared frame by frame`() {
    let verdict = judge(.equalTracks(0, 1), run([7, 7.5, 9, 7]))
    #expect(verdict.fault?.spans == [Finding.Span(first: 2, last: 2)])
    #expect(
      verdict.fault.map { String(decoding: $0.label, as: UTF8.self) }
        == "value and inner[1].y differ by 2")
  }

  @Test func `rest is judged in the last frame, or from a time after the last touch up`() {
    var timeline = run([0, 40, 80, 90, 95, 99, 100, 100])
    #expect(judge(.settlesAt(track: 0, value: [100], within: nil), timeline).fault == nil)
    #expect(judge(.settlesAt(track: 0, value: [90], within: nil), timeline).fault?.amount == 10)
    #expect(
      judge(.settlesAt(track: 0, value: [100], within: nil), timeline, frames: 0...3).fault?.amount
        == 10)
    // Frame 6 is the first one at its target: a tenth of a second after the start.
    #expect(judge(.settlesAt(track: 0, value: [100], within: 0.1), timeline).fault == nil)
    let late = judge(.settlesAt(track: 0, value: [100], within: 0.05), timeline)
    #expect(late.fault?.spans == [Finding.Span(first: 3, last: 5)])
    timeline.events = [TimelineEvent(time: 0.05, kind: .touchUp)]
    #expect(judge(.settlesAt(track: 0, value: [100], within: 0.05), timeline).fault == nil)
  }

  @Test func `sentences say what, where, when, how much and what was expected`() throws {
    var check = MotionCheck(
      .range(track: 0, minimum: [], maximum: [100.5]),
      frames: [Finding.Span(first: 0, last: 1)], label: Array("pull".utf8))
    let fault = try #require(check.judge(run([100, 155])).fault)
    #expect(String(decoding: fault.label, as: UTF8.self) == "value 54.5 too large")
    #expect(
      String(decoding: fault.sentence, as: UTF8.self)
        == "value is 155 while dragging in “pull”: 54.5 above the largest allowed value, 100.5.")
    check.rule = .settlesAt(track: 0, value: [-3], within: 0.02)
    check.label = []
    #expect(
      String(decoding: try #require(check.judge(run([0, 1, 1])).fault).sentence, as: UTF8.self)
        == "value is 1 while dragging: 4 off from −3, where it should have come to rest within 20 ms of the last touch up."
    )
  }

  @Test func `a run without frames has nothing to judge`() {
    #expect(
      MotionCheck(.monotonic(track: 0), frames: []).judge(run([]))
        == CheckVerdict(judgedFrames: 0, fault: nil))
  }
}
