// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import MotionReview
@testable import ScrollCore

/// A handmade run for any pattern, at 60 frames a second on a phone with a notch: rows on a layer,
/// and any other elements of a test.
struct HandTimeline {
  var timeline = Timeline(rate: 60)

  init(_ names: [TrackName], screen: Screen = HandmadeTimeline.notch) {
    timeline.valueNames =
      [
        TrackName("contentOffset.y"), TrackName("velocity.y"), TrackName("contentOffset.min"),
        TrackName("contentOffset.max"),
      ] + names
    timeline.epochs = [Timeline.Epoch(firstFrame: 0, screen: screen)]
    timeline.layerLinks = [LayerLink(), LayerLink()]
    timeline.layerCount = 2
  }

  /// Adds a frame; `row` is the position of the first of `rows` rows of 60 points.
  mutating func show(
    offset: Double = 0, range: ClosedRange<Double> = 0...1000, _ values: [Double],
    phase: ScrollPhase = .idle, finger: Point? = nil, row: Double = 100, rows: Int = 20,
    kind: ElementID.Kind = .contact, elements: [ElementFrame] = []
  ) {
    timeline.values += [offset, 0, range.lowerBound, range.upperBound] + values
    timeline.phases.append(phase)
    timeline.fingers.append(finger ?? Point(.nan, .nan))
    timeline.bounds.append(
      ScrollBounds(start: 0, end: 800, leadingInset: 48, trailingInset: 34))
    timeline.layers += [.zero, Point(0, row)]
    for index in 0..<rows {
      timeline.elements.append(
        ElementFrame(
          ElementID(kind, section: 0, item: Int32(index)), layer: 1,
          frame: Rect(0, row + Double(index) * 60, 400, 60)))
    }
    timeline.elements += elements
    timeline.elementStarts.append(timeline.elements.count)
  }

  /// Adds a finger that lands in a frame and lifts in another.
  mutating func touch(from first: Int, to end: Int) {
    timeline.events += [
      TimelineEvent(time: timeline.time(ofFrame: first), kind: .touchDown),
      TimelineEvent(time: timeline.time(ofFrame: end), kind: .touchUp),
    ]
  }

  /// Gives the last frame a speed, in points per second.
  mutating func setVelocity(_ velocity: Double) {
    timeline.values[timeline.values.count - timeline.valueNames.count + 1] = velocity
  }

  /// Rotates the device in the next frame.
  mutating func turn(to screen: Screen) {
    timeline.epochs.append(Timeline.Epoch(firstFrame: timeline.frameCount, screen: screen))
    timeline.layerLinks += [LayerLink(), LayerLink()]
  }

  /// What one rule finds.
  func findings(_ rule: ReviewRule, threshold: Double? = nil) -> [Finding] {
    timeline.findings(rule, threshold: threshold)
  }
}
