// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

@testable import RunComparison

/// Recordings with known constants: a drag, then the core's own motion, with noise.
struct SyntheticTrace {
  /// Samples per second.
  var rate = 60.0
  /// Standard deviation of the noise, in points.
  var noise = 0.2
  /// Whether the finger is recorded.
  var hasFinger = true
  /// The physics.
  var profile = PhysicsProfile.uikit
  /// Length of the viewport, in points.
  var viewport = 667.0
  /// The limits of the offset.
  var range = ScrollRange(minimum: -120, maximum: 5000)

  /// A drag at a constant speed that ends with a touch up, then a rest.
  ///
  /// - Parameters:
  ///   - start: The offset at the start, in points.
  ///   - velocity: The velocity of the content while it is dragged, in points per second.
  /// - duration: The duration of the drag, in seconds.
  /// - seed: The seed of the noise.
  func recording(
    from start: Double, velocity: Double, for duration: Double, seed: UInt64
  ) -> TraceRecording {
    let band = profile.rubberBand(dimension: viewport)
    func dragged(_ time: Double) -> Double {
      let raw = start + velocity * time
      let edge = range.clamp(raw)
      return edge + band.banded(raw - edge)
    }
    let lift = 0.25 + duration
    let end = dragged(duration)
    let slope = (dragged(duration) - dragged(duration - 1e-4)) / 1e-4
    let motion = ScrollMotion.release(
      offset: end, velocity: slope,
      in: MotionContext(range: range, viewport: viewport, scale: 3, profile: profile))
    var generator = SeededGenerator(seed: seed)
    var recording = TraceRecording(times: [], offsets: [])
    for index in 0..<Int((lift + motion.duration + 0.5) * rate) {
      // Displays are not in step with fingers.
      let time = (Double(index) + 0.37) / rate
      let offset =
        time < 0.25 ? start : time < lift ? dragged(time - 0.25) : motion.offset(at: time - lift)
      recording.times.append(time)
      recording.offsets.append(offset + noise * Self.normal(&generator))
      if hasFinger {
        recording.finger.append(time > lift ? .nan : 500 - velocity * max(0, time - 0.25))
      }
    }
    return recording
  }

  /// A number of the normal distribution: Box and Muller.
  static func normal(_ generator: inout SeededGenerator) -> Double {
    let u = Double.random(in: Double.leastNormalMagnitude..<1, using: &generator)
    let v = Double.random(in: 0..<1, using: &generator)
    return (-2 * Elementary.log(u)).squareRoot() * Elementary.cos(2 * Double.pi * v)
  }
}
