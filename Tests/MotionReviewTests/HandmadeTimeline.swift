// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import MotionReview
@testable import ScrollCore

/// A handmade run: a header over a list, at 60 frames a second, by default on a phone with a notch.
struct HandmadeTimeline {
  /// The content of one frame; lengths in points.
  struct Frame {
    var offset: Double
    var header: Double
    var row: Double
    var velocity = 0.0
    var minimum: Double
    var phase = ScrollPhase.idle
    var finger = Point(.nan, .nan)
  }

  /// iPhone 11: status bar and safe area are 48 points.
  static let notch: Screen = screen(statusBar: 48, safeArea: 48)
  /// iPhone 15 Pro: the status bar is 54 points, the safe area 59.
  static let island: Screen = screen(statusBar: 54, safeArea: 59)

  var screen: Screen = Self.notch
  var frames: [Frame] = []

  private static func screen(statusBar: Double, safeArea: Double) -> Screen {
    Screen(
      orientation: .portrait, size: Size(400, 800), statusBarHeight: statusBar,
      safeAreaInsets: EdgeInsets(top: safeArea, left: 0, bottom: 34, right: 0), scale: 2)
  }

  /// Adds a frame of a list whose first cell is at the negative offset.
  mutating func show(
    offset: Double, header: Double, inset: Double = 148, velocity: Double = 0,
    phase: ScrollPhase = .idle, finger: Point = Point(.nan, .nan)
  ) {
    frames.append(
      Frame(
        offset: offset, header: header, row: -offset, velocity: velocity, minimum: -inset,
        phase: phase, finger: finger))
  }

  /// The run as the simulator would record it, with the header and ten rows of 60 points as
  /// elements.
  var timeline: Timeline {
    var timeline = Timeline(rate: 60)
    timeline.valueNames = [
      TrackName("contentOffset.y"), TrackName("velocity.y"), TrackName("contentOffset.min"),
      TrackName("contentOffset.max"), TrackName("header.height"), TrackName("firstRow.y"),
    ]
    timeline.epochs = [Timeline.Epoch(firstFrame: 0, screen: screen)]
    timeline.layerLinks = [LayerLink(), LayerLink()]
    timeline.layerCount = 2
    for frame in frames {
      timeline.values += [
        frame.offset, frame.velocity, frame.minimum, 1138, frame.header, frame.row,
      ]
      timeline.phases.append(frame.phase)
      timeline.fingers.append(frame.finger)
      timeline.layers += [.zero, Point(0, frame.row)]
      for row in 0..<10 {
        timeline.elements.append(
          ElementFrame(
            ElementID(.cell, item: Int32(row)), layer: 1,
            frame: Rect(0, frame.row + Double(row) * 60, 400, 60)))
      }
      if frame.header.isFinite {
        timeline.elements.append(
          ElementFrame(ElementID(.header), layer: 0, frame: Rect(0, 0, 400, frame.header)))
      }
      timeline.elementStarts.append(timeline.elements.count)
    }
    return timeline
  }

  /// The findings of one rule, optionally with another tolerance.
  func findings(_ rule: ReviewRule, threshold: Double? = nil) -> [Finding] {
    timeline.findings(rule, threshold: threshold)
  }
}

extension Timeline {
  /// The findings of one rule, optionally with another tolerance.
  func findings(_ rule: ReviewRule, threshold: Double? = nil) -> [Finding] {
    var options = ReviewOptions()
    options[rule].threshold = threshold
    return Review.findings(in: self, options: options).filter { $0.rule == rule }
  }
}

extension Finding {
  /// The sentence as text.
  var words: String { String(decoding: sentence, as: UTF8.self) }
  /// The label as text.
  var name: String { String(decoding: label, as: UTF8.self) }
}
