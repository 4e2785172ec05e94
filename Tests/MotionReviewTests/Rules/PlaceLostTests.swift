// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import MotionReview
@testable import ScrollCore

/// `PLACE-LOST`: the row that was read is elsewhere after a change.
@Suite struct `The place that is lost` {
  /// A list of rows of 50 points, at an offset, in which something happens in frame 10.
  private static func list(
    _ kind: TimelineEvent.Kind = .insert, offset: Double = 500, after: Double = 500,
    shift: Double = 0, height: Double = 50, end: Double = 4000, speed: Double = 0,
    rows: Range<Int32> = 0..<40
  ) -> Timeline {
    var timeline = Timeline(rate: 60)
    let screen = Screen(
      orientation: .portrait, size: Size(400, 800), statusBarHeight: 20, safeAreaInsets: .zero,
      scale: 2)
    timeline.valueNames = [
      TrackName("contentOffset.y"), TrackName("velocity.y"), TrackName("contentOffset.min"),
      TrackName("contentOffset.max"),
    ]
    timeline.layerLinks = [LayerLink(), LayerLink()]
    timeline.epochs = [
      Timeline.Epoch(firstFrame: 0, screen: screen), Timeline.Epoch(firstFrame: 10, screen: screen),
    ]
    timeline.events = [TimelineEvent(time: 10 / 60 - 0.005, kind: kind)]
    for frame in 0..<20 {
      let isAfter = frame >= 10
      let place = (isAfter ? after : offset) + Double(frame) * speed / 60
      timeline.values += [place, speed, 0, end]
      timeline.phases.append(speed == 0 ? .idle : .decelerating)
      timeline.fingers.append(Point(.nan, .nan))
      timeline.bounds.append(ScrollBounds(start: 0, end: 800, leadingInset: 0, trailingInset: 0))
      timeline.layers.append(.zero)
      for row in isAfter ? rows : 0..<40 {
        let y = Double(row) * (isAfter ? height : 50) + (isAfter ? shift : 0) - place
        guard y < 800, y > -50 else { continue }
        timeline.elements.append(
          ElementFrame(
            ElementID(.cell, item: row), layer: 0, frame: Rect(0, y, 400, isAfter ? height : 50)))
      }
      timeline.elementStarts.append(timeline.elements.count)
    }
    return timeline
  }

  private static func findings(_ timeline: Timeline) -> [String] {
    let run = RunReading(timeline, ReviewOptions())
    guard run.begin(.placeLost) else { return [] }
    PlaceLostRule.judge(run)
    run.end()
    return run.findings.map(\.name)
  }

  @Test(arguments: [TimelineEvent.Kind.insert, .remove, .reload, .resize])
  func `a row that moves by more than a row is found`(kind: TimelineEvent.Kind) {
    #expect(Self.findings(Self.list(kind, shift: 120)) == ["120 pt off its place"])
    // What has left the screen above may be gone for good if rows were removed, and the next row counts.
    let way = kind == .remove ? 120 : 800
    #expect(Self.findings(Self.list(kind, shift: -120)) == ["\(way) pt off its place"])
  }

  @Test func `a row that is kept in place, or gives way to a neighbour, is not`() {
    #expect(Self.findings(Self.list(after: 620, shift: 120)).isEmpty)
    #expect(Self.findings(Self.list(shift: 50)).isEmpty)
    #expect(Self.findings(Self.list(shift: 51)) == ["51 pt off its place"])
  }

  @Test func `rows that become higher above push it away`() {
    #expect(Self.findings(Self.list(.resize, height: 60)) == ["100 pt off its place"])
  }

  @Test func `a row that is gone from the screen is as far as the list is high`() {
    #expect(Self.findings(Self.list(shift: 3000)) == ["800 pt off its place"])
  }

  @Test func `lists at their top before, or at their end after, are not judged`() {
    #expect(Self.findings(Self.list(offset: 0, after: 0, shift: 120)).isEmpty)
    #expect(Self.findings(Self.list(after: 400, end: 400)).isEmpty)
  }

  @Test func `the speed of the scroll is allowed for`() {
    #expect(Self.findings(Self.list(shift: 100, speed: 1500)).isEmpty)
    #expect(Self.findings(Self.list(shift: 100)) == ["100 pt off its place"])
  }

  @Test func `rows that are removed have no place`() {
    #expect(Self.findings(Self.list(.remove, rows: 0..<10)).isEmpty)
    #expect(Self.findings(Self.list(.insert, rows: 0..<10)) == ["800 pt off its place"])
  }

  @Test func `rotations and scrolls that the app asks for are not its concern`() {
    #expect(Self.findings(Self.list(.rotated, shift: 300)).isEmpty)
    #expect(Self.findings(Self.list(.scrollTo, shift: 300)).isEmpty)
  }
}
