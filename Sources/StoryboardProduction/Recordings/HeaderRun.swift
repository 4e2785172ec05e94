// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import RunComparison
package import ScrollCore

/// What the header of a scenario's pattern does with the offsets of a recording.
package enum HeaderRun {
  /// Samples beyond these are not compared; they take memory by the frame.
  package static let limit = 100_000

  /// The height of the pattern's header at each sample, in points; nil where the pattern has none.
  ///
  /// Each sample is one event and one frame: a header follows the offset, whatever time has passed.
  ///
  /// - Parameters:
  ///   - recording: The offsets.
  ///   - request: A run of the scenario, whose screen and parameters count.
  ///   - pattern: The pattern.
  package static func heights(
    _ recording: TraceRecording, _ request: RunRequest, _ pattern: PatternEntry
  ) -> [Double]? {
    var request = request
    request.initialOffset = .rest
    let count = min(recording.offsets.count, limit)
    // The longest run is ten minutes, so that long recordings need more frames a second.
    while Double(count) / Double(request.rate) > 500 { request.rate *= 2 }
    let rate = Double(request.rate)
    let samples = (0..<count).map {
      Trace.Sample(time: Double($0) / rate, position: Point(0, recording.offsets[$0]))
    }
    request.script = GestureScript([.trace(Trace(of: .contentOffset, samples: samples))])
    guard let timeline = try? pattern.run(request), timeline.failure == nil,
      let track = ["header.height", "header.bottom"].lazy.compactMap({ name in
        timeline.valueNames.firstIndex { $0.description == name }
      }).first
    else { return nil }
    return recording.offsets.indices.map { sample in
      sample < min(count, timeline.frameCount) ? timeline.value(track, inFrame: sample) : .nan
    }
  }
}
