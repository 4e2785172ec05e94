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
  private var tracks = TrackGroupBuilder(count: 0)
  /// Which track is that of the first value.
  private var firstValue = fixedCount
  private var elements = ElementRecorder()
  private let like: RecordedRun?

  private static let boundsCount = 4
  private static let fixedCount = boundsCount + 2

  /// Starts a recording.
  ///
  /// - Parameter like: A run that is expected to be the same: what is the same in both takes no more memory.
  package init(like: RecordedRun? = nil) {
    self.like = like
  }

  /// Adds the frames of a timeline, which follow those before.
  ///
  /// - Parameters:
  ///   - timeline: The frames; the first one also says what values and layers there are.
  ///   - count: How many of the frames follow those before; the others are not looked at.
  /// - Complexity: O(frames × visible elements); where a frame shows the same as the one before, O(values).
  package mutating func append(_ timeline: Timeline, frameCount count: Int) {
    if frameCount == 0 { begin(timeline) }
    phases.append(contentsOf: timeline.phases[..<count])
    for first in stride(from: 0, to: count, by: TrackGroupBuilder.partLength) {
      add(timeline, first..<min(first + TrackGroupBuilder.partLength, count))
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
    tracks = TrackGroupBuilder(
      count: firstValue + names.count, like: expected(timeline.layerCount),
      likeCount: like?.frameCount ?? 0)
    axis = timeline.bounds.first?.axis ?? .vertical
  }

  /// The tracks of the run that is expected to be the same, in the order of those that are recorded; nil for those that it
  /// does not have.
  private func expected(_ layerCount: Int) -> [RecordedTrack?] {
    guard let like, like.layerCount == layerCount else { return [] }
    let values = names.enumerated().map { index, name in
      like.values.indices.contains(index) && like.values[index].name == name
        && like.values[index].scale == scales[index] ? like.values[index].track : nil
    }
    return like.bounds + like.finger + like.layers + values
  }

  /// Adds some frames of a timeline, one track after the other: a track takes many numbers for little more than one.
  private mutating func add(_ timeline: Timeline, _ frames: Range<Int>) {
    add(0, frames) { timeline.bounds[$0].start }
    add(1, frames) { timeline.bounds[$0].end }
    add(2, frames) { timeline.bounds[$0].leadingInset }
    add(3, frames) { timeline.bounds[$0].trailingInset }
    add(4, frames) { timeline.fingers[$0].x }
    add(5, frames) { timeline.fingers[$0].x.isNaN ? .nan : timeline.fingers[$0].y }
    for layer in 0..<timeline.layerCount {
      let track = Self.fixedCount + 2 * layer
      add(track, frames) { timeline.translation(ofLayer: layer, inFrame: $0).x }
      add(track + 1, frames) { timeline.translation(ofLayer: layer, inFrame: $0).y }
    }
    for index in scales.indices {
      add(firstValue + index, frames, scale: scales[index]) {
        timeline.value(index, inFrame: $0)
      }
    }
  }

  @inline(__always)
  private mutating func add(
    _ track: Int, _ frames: Range<Int>, scale: Double = RecordedRun.grid,
    _ value: (_ frame: Int) -> Double
  ) {
    tracks.append(to: track, count: frames.count) { place in
      RecordedTrack.units(value(frames.lowerBound + place), scale: scale)
    }
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
    if frameCount == 0 { begin(timeline) }
    let tracks = self.tracks.finish()
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
