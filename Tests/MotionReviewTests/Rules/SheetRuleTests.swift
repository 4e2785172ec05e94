// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Rules of a sheet` {
  /// A sheet between 200 and 500 points; its model may differ from its picture.
  private struct Run {
    var hand = HandTimeline([
      TrackName("sheet.height"), TrackName("sheet.presentedHeight"),
      TrackName("list.contentOffset.y"), TrackName("sheet.top"),
    ])

    mutating func show(
      _ seen: Double, model: Double? = nil, list: Double = 0, finger: Double? = nil,
      phase: ScrollPhase? = nil, bottom: Double = 800
    ) {
      let top = 800 - seen
      hand.show(
        offset: list, range: 0...1000, [model ?? seen, seen, list, top],
        phase: phase ?? (finger == nil ? .animating : .tracking),
        finger: finger.map { Point(200, $0) }, row: top - list, kind: .place,
        elements: [
          ElementFrame(ElementID(.sheet), layer: 0, frame: Rect(0, top, 400, bottom - top))
        ])
    }

    /// At rest at both ends first, so that the rule knows them.
    init() {
      show(500, phase: .idle)
      show(200, phase: .idle)
    }

    /// A finger that lifts the sheet by 20 points a frame from 200 to 320, from frame 2 to 8.
    mutating func dragUp() {
      for step in 0...6 { show(200 + Double(step) * 20, finger: 700 - Double(step) * 20) }
      hand.touch(from: 2, to: 9)
    }

    func findings(_ rule: ReviewRule, threshold: Double? = nil) -> [Finding] {
      hand.findings(rule, threshold: threshold)
    }
  }

  @Test(arguments: [(1200.0, 0), (1000, 0), (300, 1)])
  func `a spring starts with the finger's speed`(speed: Double, count: Int) {
    var run = Run()
    run.dragUp()
    var height = 320.0
    for _ in 0..<8 {
      height += speed / 60
      run.show(height)
    }
    run.show(height, phase: .idle)
    #expect(run.findings(.handover).count == count)
    #expect(run.findings(.handover, threshold: 0.9).isEmpty)
  }

  @Test func `a speed that is lost two frames later is found`() {
    var run = Run()
    run.dragUp()
    for height in [335.0, 340, 343, 346, 349, 352, 355, 358, 470] { run.show(height) }
    run.show(470, phase: .idle)
    #expect(run.findings(.handoverVisible).map(\.severity) == [.warning])
  }

  @Test(arguments: [(0.0, 0), (10, 1)])
  func `the list stands still while the sheet moves`(list: Double, count: Int) {
    var run = Run()
    for step in 0...6 { run.show(200 + Double(step) * 20, list: step > 0 ? list : 0, finger: 700) }
    #expect(run.findings(.slip).count == count)
  }

  @Test(arguments: [(0, 1), (20, 0)])
  func `a thrown list continues to scroll`(frames: Int, count: Int) {
    var run = Run()
    run.show(500, phase: .idle)
    for step in 0...6 { run.show(500, list: Double(step) * 15, finger: 700 - Double(step) * 15) }
    run.hand.touch(from: 3, to: 10)
    for step in 0..<max(frames, 1) {
      run.show(500, list: 90 + Double(frames == 0 ? 0 : step) * 14, phase: .decelerating)
    }
    run.show(500, list: 90 + Double(max(frames - 1, 0)) * 14, phase: .idle)
    #expect(run.findings(.flingKilled).count == count)
  }

  @Test(arguments: [(-5.0, 0), (4, 1)])
  func `a caught sheet follows the finger`(step: Double, count: Int) {
    var run = Run()
    run.show(390)
    run.show(400)
    for frame in 0...6 {
      run.show(410 + Double(frame) * step, finger: 500 + Double(frame) * 5)
    }
    run.hand.touch(from: 4, to: 11)
    #expect(run.findings(.detached).count == count)
  }

  @Test func `overshoot is a warning, and an error if it uncovers something`() {
    for (bottom, severity) in [(800.0, Severity.warning), (780, .error)] {
      var run = Run()
      run.dragUp()
      for height in [400.0, 480, 520, 510] { run.show(height, bottom: bottom) }
      run.show(500)
      run.show(500, phase: .idle)
      #expect(run.findings(.overshoot).map(\.severity) == [severity])
      #expect(run.findings(.overshoot).map(\.name) == ["20 pt overshoot"])
    }
  }

  @Test func `a spring that stops at its end does not overshoot`() {
    var run = Run()
    run.dragUp()
    for height in [400.0, 480, 500] { run.show(height) }
    run.show(500, phase: .idle)
    #expect(run.findings(.overshoot).isEmpty)
  }

  @Test(arguments: [(4, 1), (30, 0)])
  func `an animation takes its time`(frames: Int, count: Int) {
    var run = Run()
    run.dragUp()
    for frame in 1...frames { run.show(320 + 180 * Double(frame) / Double(frames)) }
    run.show(500, phase: .idle)
    #expect(run.findings(.teleport).count == count)
    #expect(run.findings(.teleport, threshold: 200).isEmpty)
  }

  @Test(arguments: [(2, 0), (3, 1)])
  func `touches hit the sheet where it is visible, except for two frames`(frames: Int, count: Int) {
    var run = Run()
    for frame in 0..<frames { run.show(400 + Double(frame), model: 500) }
    run.show(500, phase: .idle)
    #expect(run.findings(.hitMismatch).count == count)
    #expect(run.findings(.hitMismatch, threshold: 120).isEmpty)
  }

  @Test func `a sheet rests at a detent of its screen, and one that is rotated at once did, too`() {
    func count(_ heights: [Double], detents: [Double]) -> Int {
      var hand = HandTimeline([
        TrackName("sheet.height"), TrackName("sheet.presentedHeight"),
        TrackName("list.contentOffset.y"), TrackName("sheet.top"),
      ])
      for (frame, height) in heights.enumerated() {
        if frame == 1 { hand.turn(to: HandmadeTimeline.notch) }
        hand.show([height, height, 0, 800 - height], phase: .idle, row: 800 - height, kind: .place)
      }
      hand.timeline.detents = detents + detents
      return hand.findings(.offDetent).count
    }
    // Of the screen before the rotation, no detents are known.
    #expect(count([500, 300, 300], detents: [150, 300]) == 0)
    #expect(count([500, 280, 280], detents: [150, 300]) == 1)
  }
}
