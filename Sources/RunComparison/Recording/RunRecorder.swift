// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

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
    let frames = 0..<timeline.frameCount
    func track(_ value: (Int) -> Double) -> RecordedTrack {
      RecordedTrack(frames.map { RecordedTrack.units(value($0), scale: Self.grid) })
    }
    let values = timeline.valueNames.indices.map { index in
      let name = timeline.valueNames[index].description
      let decimals = RecordedSeries.decimals(of: name)
      var series = RecordedSeries(name, decimals: decimals, RecordedTrack(constant: 0))
      series.track = RecordedTrack(
        frames.map {
          RecordedTrack.units(timeline.value(index, inFrame: $0), scale: series.scale)
        })
      return series
    }
    self.init(
      scenario: scenario, pattern: pattern, variant: variant, device: device, rate: timeline.rate,
      frameCount: timeline.frameCount, screens: timeline.epochs.map(Self.recorded),
      phases: timeline.phases,
      events: timeline.events, stepTimes: timeline.stepTimes,
      failure: timeline.fault?.message ?? timeline.failure.map { "\($0)" }, values: values,
      axis: timeline.bounds.first?.axis ?? .vertical,
      bounds: [
        track { timeline.bounds[$0].start }, track { timeline.bounds[$0].end },
        track { timeline.bounds[$0].leadingInset }, track { timeline.bounds[$0].trailingInset },
      ],
      finger: [
        track { timeline.fingers[$0].x },
        track { timeline.fingers[$0].x.isNaN ? .nan : timeline.fingers[$0].y },
      ],
      links: timeline.layerLinks,
      layers: (0..<timeline.layerCount).flatMap { layer in
        [
          track { timeline.translation(ofLayer: layer, inFrame: $0).x },
          track { timeline.translation(ofLayer: layer, inFrame: $0).y },
        ]
      }, elements: ElementRecorder(timeline).elements)
  }

  /// A screen with what a file keeps of it; what else sets devices apart shows in the frames.
  private static func recorded(_ epoch: Timeline.Epoch) -> Timeline.Epoch {
    var epoch = epoch
    (epoch.screen.idiom, epoch.screen.hasTallNavigationBar) = (.phone, false)
    epoch.screen.keyboardHeight = 0
    return epoch
  }
}
