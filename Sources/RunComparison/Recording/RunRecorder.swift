// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Records a run whose frames come part by part, so that none of them has to be kept.
package struct RunRecorder {
  private var frameCount = 0
  private var phases: [ScrollPhase] = []
  private var names: [String] = []
  private var scales: [Double] = []
  private var values: [TrackBuilder] = []
  private var axis = ScrollView.Axis.vertical
  private var bounds = [TrackBuilder](repeating: TrackBuilder(), count: 4)
  private var finger = [TrackBuilder](repeating: TrackBuilder(), count: 2)
  private var layers: [TrackBuilder] = []
  private var elements = ElementRecorder()

  /// Starts a recording.
  package init() {}

  /// Adds the frames of a timeline, which follow those before.
  ///
  /// - Parameters:
  ///   - timeline: The frames; the first one also says what values and layers there are.
  ///   - count: How many of the frames follow those before; the others are not looked at.
  /// - Complexity: O(frames × visible elements); where a frame shows the same as the one before, O(values).
  package mutating func append(_ timeline: Timeline, frameCount count: Int) {
    if frameCount == 0 { begin(timeline) }
    for frame in 0..<count {
      phases.append(timeline.phases[frame])
      for index in values.indices {
        values[index].append(
          RecordedTrack.units(timeline.value(index, inFrame: frame), scale: scales[index]))
      }
      let bounds = timeline.bounds[frame]
      Self.add(bounds.start, to: &self.bounds[0])
      Self.add(bounds.end, to: &self.bounds[1])
      Self.add(bounds.leadingInset, to: &self.bounds[2])
      Self.add(bounds.trailingInset, to: &self.bounds[3])
      let finger = timeline.fingers[frame]
      Self.add(finger.x, to: &self.finger[0])
      Self.add(finger.x.isNaN ? .nan : finger.y, to: &self.finger[1])
      for layer in 0..<timeline.layerCount {
        let place = timeline.translation(ofLayer: layer, inFrame: frame)
        Self.add(place.x, to: &layers[2 * layer])
        Self.add(place.y, to: &layers[2 * layer + 1])
      }
      elements.add(timeline, frame, at: frameCount)
      frameCount += 1
    }
  }

  private mutating func begin(_ timeline: Timeline) {
    names = timeline.valueNames.map(\.description)
    scales = names.map {
      RecordedSeries($0, decimals: RecordedSeries.decimals(of: $0), RecordedTrack(constant: 0))
        .scale
    }
    values = names.map { _ in TrackBuilder() }
    layers = [TrackBuilder](repeating: TrackBuilder(), count: 2 * timeline.layerCount)
    axis = timeline.bounds.first?.axis ?? .vertical
  }

  private static func add(_ points: Double, to track: inout TrackBuilder) {
    track.append(RecordedTrack.units(points, scale: RecordedRun.grid))
  }

  /// What was recorded.
  ///
  /// - Parameters:
  ///   - timeline: The run's records that do not belong to a frame; it has at least one screen.
  ///   - scenario: The id of the scenario.
  ///   - pattern: The identifier of the pattern.
  ///   - variant: The identifier of the variant.
  ///   - device: The identifier of the device.
  package mutating func run(
    _ timeline: Timeline, scenario: String, pattern: String, variant: String, device: String
  ) -> RecordedRun {
    let series = zip(names, values).map { name, track in
      RecordedSeries(name, decimals: RecordedSeries.decimals(of: name), track.track())
    }
    return RecordedRun(
      scenario: scenario, pattern: pattern, variant: variant, device: device, rate: timeline.rate,
      frameCount: frameCount, screens: timeline.epochs.map(Self.recorded), phases: phases,
      events: timeline.events, stepTimes: timeline.stepTimes,
      failure: timeline.fault?.message ?? timeline.failure.map { "\($0)" }, values: series,
      axis: axis, bounds: bounds.map { $0.track() }, finger: finger.map { $0.track() },
      links: timeline.layerLinks, layers: layers.map { $0.track() },
      elements: elements.elements(frameCount, timeline.ownElements))
  }

  /// A screen with what a file keeps of it; what else sets devices apart shows in the frames.
  private static func recorded(_ epoch: Timeline.Epoch) -> Timeline.Epoch {
    var epoch = epoch
    (epoch.screen.idiom, epoch.screen.hasTallNavigationBar) = (.phone, false)
    epoch.screen.keyboardHeight = 0
    return epoch
  }
}

extension RecordedRun {
  /// Records a run.
  ///
  /// - Parameters:
  ///   - timeline: The run; it has at least one frame and one screen.
  ///   - scenario: The id of the scenario.
  ///   - pattern: The identifier of the pattern.
  ///   - variant: The identifier of the variant.
  ///   - device: The identifier of the device.
  /// - Complexity: O(frames × visible elements).
  package init(
    _ timeline: Timeline, scenario: String, pattern: String, variant: String, device: String
  ) {
    var recorder = RunRecorder()
    recorder.append(timeline, frameCount: timeline.frameCount)
    self = recorder.run(
      timeline, scenario: scenario, pattern: pattern, variant: variant, device: device)
  }
}
