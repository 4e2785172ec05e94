// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A recording over a simulation: how far they are apart.
package struct TraceOverlay: Equatable, Sendable {
  /// How much later than the simulation the recording is, in seconds.
  package var shift: Double
  /// The offset of the simulation at each sample of the recording, in points; NaN if there is none.
  package var simulated: [Double]
  /// The most that both differ by, in points.
  package var largest: Double
  /// The sample with the largest difference.
  package var worst: Int
  /// The root of the mean square of the difference, in points.
  package var rms: Double

  /// Whether there is a simulation for any sample at all.
  package var isEmpty: Bool { simulated.allSatisfy(\.isNaN) }

  /// Lays a recording over a run, and moves it in time to where it fits best.
  ///
  /// - Parameters:
  ///   - recording: What a device showed.
  ///   - run: Offsets of a simulation, in points, from time 0 on.
  ///   - rate: Samples per second of the simulation.
  package init(_ recording: TraceRecording, over run: [Double], rate: Int) {
    let fit = ShiftSearch(recording: recording, run: run, rate: Double(rate))
    let shift = fit.best()
    self.init(recording, simulated: recording.times.map { fit.value(at: $0 - shift) }, shift: shift)
  }

  /// Overlays a recording with the prediction of a physics profile for each touch up.
  ///
  /// Each motion starts with the offset and velocity that were fitted; where the content came back from
  /// beyond an end, the end is where it came to rest.
  ///
  /// - Parameters:
  ///   - recording: What a device showed.
  ///   - motions: What was fitted.
  ///   - profile: How scrolling behaves.
  ///   - viewport: Length of the viewport on the axis, in points.
  package init(
    _ recording: TraceRecording, motions: [MotionFit], profile: PhysicsProfile, viewport: Double
  ) {
    var simulated = [Double](repeating: .nan, count: recording.times.count)
    for motion in motions {
      let offset = motion.offset.value
      var range = ScrollRange(minimum: -1e9, maximum: 1e9)
      if motion.kind != .fling {
        let isTop = Self.isTop(motion, recording)
        range =
          isTop
          ? ScrollRange(minimum: motion.rest, maximum: 1e9)
          : ScrollRange(minimum: -1e9, maximum: motion.rest)
      }
      let release = ScrollMotion.release(
        offset: offset, velocity: motion.velocity.value,
        in: MotionContext(range: range, viewport: viewport, scale: 3, profile: profile))
      for sample in motion.free {
        simulated[sample] = release.offset(at: recording.times[sample] - motion.liftTime)
      }
    }
    self.init(recording, simulated: simulated, shift: 0)
  }

  private init(_ recording: TraceRecording, simulated: [Double], shift: Double) {
    self.simulated = simulated
    self.shift = shift
    var (sum, count) = (0.0, 0)
    (largest, worst) = (0, 0)
    for index in simulated.indices where !simulated[index].isNaN {
      let error = (recording.offsets[index] - simulated[index]).magnitude
      sum += error * error
      count += 1
      if error > largest { (largest, worst) = (error, index) }
    }
    rms = (sum / Double(max(1, count))).squareRoot()
  }

  /// Whether a motion ends at the upper end: the content was beyond it before.
  private static func isTop(_ motion: MotionFit, _ recording: TraceRecording) -> Bool {
    let offsets = motion.free.map { recording.offsets[$0] - motion.rest }
    let (least, most) = (offsets.min() ?? 0, offsets.max() ?? 0)
    return motion.kind == .bounce ? -least > most : motion.velocity.value < 0
  }

  /// Looks for the shift in time that fits best.
  private struct ShiftSearch {
    let recording: TraceRecording
    let run: [Double]
    let rate: Double

    func value(at time: Double) -> Double {
      let place = min(max(time * rate, 0), Double(run.count - 1))
      let index = min(Int(place), max(0, run.count - 2))
      guard run.count > 1 else { return run[0] }
      return run[index] + (place - Double(index)) * (run[index + 1] - run[index])
    }

    private func error(_ shift: Double) -> Double {
      zip(recording.times, recording.offsets).reduce(0) { sum, sample in
        let error = sample.1 - value(at: sample.0 - shift)
        return sum + error * error
      }
    }

    /// Steps of a frame over all shifts at which both overlap, then of a hundredth of a frame.
    func best() -> Double {
      let longest = min(5, max((recording.times.last ?? 0), Double(run.count) / rate))
      var best = (shift: 0.0, error: error(0))
      for step in 1...max(1, Int(longest * rate)) {
        for shift in [Double(step) / rate, -Double(step) / rate] {
          let error = error(shift)
          if error < best.error { best = (shift, error) }
        }
      }
      var step = 0.5 / rate
      while step > 0.005 / rate {
        for shift in [best.shift - step, best.shift + step] {
          let error = error(shift)
          if error < best.error { best = (shift, error) }
        }
        step /= 2
      }
      return best.shift
    }
  }
}
