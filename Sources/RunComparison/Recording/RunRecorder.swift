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
    let numbers = UnsafeMutableBufferPointer<Int>.allocate(capacity: RecordedTrack.blockLength)
    defer { numbers.deallocate() }
    for first in stride(from: 0, to: count, by: RecordedTrack.blockLength) {
      add(timeline, first..<min(first + RecordedTrack.blockLength, count), numbers)
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

  /// Adds some frames of a timeline, one track after the other: a track takes many numbers for little more than one.
  private mutating func add(
    _ timeline: Timeline, _ frames: Range<Int>, _ numbers: UnsafeMutableBufferPointer<Int>
  ) {
    add(0, frames, numbers) { timeline.bounds[$0].start }
    add(1, frames, numbers) { timeline.bounds[$0].end }
    add(2, frames, numbers) { timeline.bounds[$0].leadingInset }
    add(3, frames, numbers) { timeline.bounds[$0].trailingInset }
    add(4, frames, numbers) { timeline.fingers[$0].x }
    add(5, frames, numbers) { timeline.fingers[$0].x.isNaN ? .nan : timeline.fingers[$0].y }
    for layer in 0..<timeline.layerCount {
      let track = Self.fixedCount + 2 * layer
      add(track, frames, numbers) { timeline.translation(ofLayer: layer, inFrame: $0).x }
      add(track + 1, frames, numbers) { timeline.translation(ofLayer: layer, inFrame: $0).y }
    }
    for index in scales.indices {
      add(firstValue + index, frames, numbers, scale: scales[index]) {
        timeline.value(index, inFrame: $0)
      }
    }
  }

  @inline(__always)
  private mutating func add(
    _ track: Int, _ frames: Range<Int>, _ numbers: UnsafeMutableBufferPointer<Int>,
    scale: Double = RecordedRun.grid, _ value: (_ frame: Int) -> Double
  ) {
    for frame in frames {
      numbers[frame - frames.lowerBound] = RecordedTrack.units(value(frame), scale: scale)
    }
    tracks[track].append(contentsOf: numbers[..<frames.count])
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
