// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// Records a run whose frames come part by part, so that none of them has to be kept.
package struct RunRecorder {
  private var frameCount = 0
  private var phases: [ScrollPhase] = []
  private var names: [String] = []
  private var scales: [Double] = []
  private var axis = ScrollView.Axis.vertical
  /// The numbers of each frame: four of the bounds, two of the finger, two of each layer, and the values.
  private var tracks: [TrackBuilder] = []
  /// Which track is that of the first value.
  private var firstValue = fixedCount
  private var elements = ElementRecorder()

  private static let boundsCount = 4
  private static let fixedCount = boundsCount + 2

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
    phases.append(contentsOf: timeline.phases[..<count])
    let (scales, layerCount) = (scales, timeline.layerCount)
    tracks.withUnsafeMutableBufferPointer { tracks in
      for frame in 0..<count {
        let bounds = timeline.bounds[frame]
        Self.add(bounds.start, to: &tracks[0])
        Self.add(bounds.end, to: &tracks[1])
        Self.add(bounds.leadingInset, to: &tracks[2])
        Self.add(bounds.trailingInset, to: &tracks[3])
        let finger = timeline.fingers[frame]
        Self.add(finger.x, to: &tracks[4])
        Self.add(finger.x.isNaN ? .nan : finger.y, to: &tracks[5])
        var next = Self.fixedCount
        for layer in 0..<layerCount {
          let place = timeline.translation(ofLayer: layer, inFrame: frame)
          Self.add(place.x, to: &tracks[next])
          Self.add(place.y, to: &tracks[next + 1])
          next += 2
        }
        for (index, scale) in scales.enumerated() {
          tracks[next + index].append(
            RecordedTrack.units(timeline.value(index, inFrame: frame), scale: scale))
        }
      }
    }
    for frame in 0..<count { elements.add(timeline, frame, at: frameCount + frame) }
    frameCount += count
  }

  private mutating func begin(_ timeline: Timeline) {
    names = timeline.valueNames.map(\.description)
    scales = names.map {
      RecordedSeries($0, decimals: RecordedSeries.decimals(of: $0), RecordedTrack(constant: 0))
        .scale
    }
    firstValue = Self.fixedCount + 2 * timeline.layerCount
    tracks = [TrackBuilder](repeating: TrackBuilder(), count: firstValue + names.count)
    axis = timeline.bounds.first?.axis ?? .vertical
  }

  @inline(__always)
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
    if tracks.isEmpty { begin(timeline) }
    let tracks = self.tracks.indices.map { self.tracks[$0].finish() }
    let series = zip(names, tracks[firstValue...]).map { name, track in
      RecordedSeries(name, decimals: RecordedSeries.decimals(of: name), track)
    }
    return RecordedRun(
      scenario: scenario, pattern: pattern, variant: variant, device: device, rate: timeline.rate,
      frameCount: frameCount, screens: timeline.epochs.map(Self.recorded), phases: phases,
      events: timeline.events, stepTimes: timeline.stepTimes,
      failure: timeline.fault?.message ?? timeline.failure.map { "\($0)" }, values: series,
      axis: axis, bounds: Array(tracks[..<Self.boundsCount]),
      finger: Array(tracks[Self.boundsCount..<Self.fixedCount]), links: timeline.layerLinks,
      layers: Array(tracks[Self.fixedCount..<firstValue]),
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
