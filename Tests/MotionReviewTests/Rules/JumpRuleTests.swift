// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import MotionReview
@testable import ScrollCore

@Suite struct `Jumps` {
  /// A list that moves by some points in one frame.
  private func run(
    by distance: Double, velocity: Double = 0, finger: (Double, Double)? = nil,
    phase: ScrollPhase = .decelerating
  ) -> HandmadeTimeline {
    var run = HandmadeTimeline()
    run.show(offset: 100, header: 48, phase: phase, finger: place(finger?.0))
    run.show(
      offset: 100 + distance, header: 48, velocity: velocity, phase: phase, finger: place(finger?.1)
    )
    return run
  }

  private func place(_ y: Double?) -> Point { y.map { Point(200, $0) } ?? Point(.nan, .nan) }

  @Test(arguments: [(3.9, false), (4, false), (4.1, true)])
  func `need four points if nothing moves`(distance: Double, fires: Bool) {
    #expect(run(by: distance).findings(.jump).isEmpty != fires)
  }

  @Test(arguments: [(18.9, false), (19, false), (19.1, true)])
  func `need half as much again as the finger has moved`(distance: Double, fires: Bool) {
    let run = run(by: distance, finger: (400, 390), phase: .tracking)
    #expect(run.findings(.jump).isEmpty != fires)
  }

  @Test(arguments: [(18.9, false), (19.1, true)])
  func `need half as much again as the speed of the scroll explains`(distance: Double, fires: Bool)
  {
    #expect(run(by: distance, velocity: -600).findings(.jump).isEmpty != fires)
  }

  @Test(arguments: [(18.9, false), (19.1, true)])
  func `need half as much again as the frame before`(distance: Double, fires: Bool) {
    var run = HandmadeTimeline()
    // The finger explains the first step of ten points, but nothing explains the second.
    run.show(offset: 100, header: 48, phase: .tracking, finger: place(400))
    run.show(offset: 110, header: 48, phase: .tracking, finger: place(390))
    run.show(offset: 110 + distance, header: 48, phase: .decelerating)
    #expect(run.findings(.jump).isEmpty != fires)
  }

  @Test func `are reported once, with the element that jumped`() {
    let findings = run(by: 130, finger: (400, 390), phase: .tracking).findings(.jump)
    #expect(findings.map(\.name) == ["130 pt jump"])
    #expect(
      findings.map(\.words) == [
        "The rows jump by 130 pt in one frame while dragging: the finger moved 10 points and the list scrolled "
          + "at 0 pt/s. Continue from the current position, or animate the change."
      ])
  }

  @Test func `of one element within a tenth of a second are one span`() {
    var run = HandmadeTimeline()
    run.show(offset: 100, header: 48)
    for frame in 1...60 {
      run.show(offset: [1, 4, 30].contains(frame) ? 150 : 100, header: 48)
    }
    let findings = run.findings(.jump)
    #expect(findings.count == 1)
    #expect(findings[0].spans.map(\.first) == [1, 30])
    #expect(findings[0].spans[0].last >= 4)
  }

  @Test func `of a header and of rows are separate`() {
    var run = HandmadeTimeline()
    run.show(offset: -100, header: 100)
    run.show(offset: -100, header: 148)
    run.show(offset: -100, header: 148)
    run.show(offset: -160, header: 148)
    let beginnings = run.findings(.jump).map { $0.words.prefix(12) }
    #expect(beginnings == ["The header j", "The rows jum"])
  }

  @Test func `of animations are not reported`() {
    #expect(run(by: 130, phase: .animating).findings(.jump).isEmpty)
  }

  @Test func `of a rotating device are not reported`() {
    let run = run(by: 130)
    var timeline = run.timeline
    timeline.epochs.append(Timeline.Epoch(firstFrame: 1, screen: run.screen))
    timeline.layerLinks.append(LayerLink())
    #expect(Review.findings(in: timeline).filter { $0.rule == .jump }.isEmpty)
  }

  @Test func `of a recording of offsets are in its samples, not in the rule`() {
    #expect(run(by: 130, phase: .tracking).findings(.jump).isEmpty)
  }
}
