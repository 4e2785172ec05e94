// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run as a page shows it, without the motion of its drawing.
struct PageRun: Sendable {
  /// The number of frames.
  let frameCount: Int
  /// The phases of scrolling: a letter and a count of frames each.
  let phases: String
  /// The events in order of time.
  let events: [TimelineEvent]
  /// The start of each step of the script, in seconds, and the end of the last step.
  let stepTimes: [Double]
  /// The screens of the run in order.
  let epochs: [Timeline.Epoch]
  /// Names of the recorded values.
  let valueNames: [TrackName]
  /// The recorded values, frame by frame.
  let values: [PackedSeries]
  /// The finger on the screen.
  let finger: (x: PackedSeries, y: PackedSeries)
  /// The position of the scroll view, and its insets; nil if they were not recorded.
  let insets: Insets?
  /// The upper and the lower end of each dimension line.
  let redlines: [(top: PackedSeries, bottom: PackedSeries)]
  /// The phase and the recorded values in the poster frame.
  let poster: (phase: ScrollPhase, values: [Double])

  /// The edges of a scroll view along its axis, and its adjusted insets.
  struct Insets: Sendable {
    /// The axis along which it scrolls.
    let axis: ScrollView.Axis
    /// Its first edge, the two insets and its last edge.
    let series: [PackedSeries]
  }

  /// A run before its poster frame is known.
  struct Draft {
    private let frameCount: Int
    private let phases: [ScrollPhase]
    private let phaseText: String
    private let events: [TimelineEvent]
    private let stepTimes: [Double]
    private let epochs: [Timeline.Epoch]
    private let valueNames: [TrackName]
    private let values: [FrameSamples]
    private let finger: (x: PackedSeries, y: PackedSeries)
    private let insets: Insets?
    private let redlines: [(top: PackedSeries, bottom: PackedSeries)]

    init(_ timeline: Timeline, _ lines: PageRedlines) {
      frameCount = timeline.frameCount
      phases = timeline.phases
      phaseText = timeline.phaseText
      events = timeline.events
      stepTimes = timeline.stepTimes
      epochs = timeline.epochs
      valueNames = timeline.valueNames
      let different = Array(DifferentFrames(of: timeline, in: 0..<timeline.frameCount))
      values = timeline.valueNames.indices.map { value in
        var samples = FrameSamples()
        for frames in different {
          samples.append(
            repeating: timeline.value(value, inFrame: frames.lowerBound), count: frames.count)
        }
        return samples
      }
      let fingers = timeline.fingers.lazy
      finger = (
        PackedSeries(fingers.map(\.x)), PackedSeries(fingers.map { $0.x.isNaN ? .nan : $0.y })
      )
      let bounds = timeline.bounds.lazy
      insets = timeline.bounds.first.map { first in
        Insets(
          axis: first.axis,
          series: [
            PackedSeries(bounds.map(\.start)), PackedSeries(bounds.map(\.leadingInset)),
            PackedSeries(bounds.map(\.trailingInset)), PackedSeries(bounds.map(\.end)),
          ])
      }
      redlines = lines.ends(in: timeline).map { (PackedSeries($0.top), PackedSeries($0.bottom)) }
    }

    /// The run with its poster frame.
    func run(poster frame: Int) -> PageRun {
      PageRun(
        frameCount: frameCount, phases: phaseText, events: events, stepTimes: stepTimes,
        epochs: epochs, valueNames: valueNames, values: values.map { PackedSeries(of: $0) },
        finger: finger, insets: insets, redlines: redlines,
        poster: (phases[frame], values.map { $0[frame] }))
    }
  }
}
