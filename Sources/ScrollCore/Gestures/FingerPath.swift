// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One segment of a finger's path, as a function of time.
struct FingerPath: Sendable {
  /// How the finger moves during the piece.
  enum Motion: Sendable {
    /// It rests.
    case still
    /// It moves along the line at the pace of a curve.
    case line(DragGesture.Curve)
    /// It speeds up from rest to a velocity in points per second, along a cubic Hermite curve.
    case hermite(endVelocity: Point)
    /// It was recorded: a step's samples hold the positions.
    case recorded(step: Int)
  }

  /// The start of the segment, in seconds since the start of the run.
  var start: Double
  /// When it ends, in seconds.
  var end: Double
  /// The start position, in points.
  var origin: Point
  /// Where it ends, in points.
  var destination: Point
  /// How the finger moves in between.
  var motion: Motion

  /// Where the finger is at a time within the piece, or at its nearer end, in points.
  func position(at time: Double, in script: GestureScript) -> Point {
    guard time > start else { return origin }
    guard time < end else { return destination }
    let s = (time - start) / (end - start)
    let travel = destination - origin
    switch motion {
    case .still:
      return origin
    case .line(.linear):
      return origin + travel * s
    case .line(.minimumJerk):
      return origin + travel * (s * s * s * (10 - 15 * s + 6 * s * s))
    case .hermite(let velocity):
      // With h01 = 3s² − 2s³ and h11 = s³ − s²: starts at rest, ends with the velocity.
      let duration = end - start
      return origin + travel * (s * s * (3 - 2 * s)) + velocity * (duration * s * s * (s - 1))
    case .recorded(let step):
      guard case .trace(let trace) = script.steps[step] else { return origin }
      return trace.position(at: time - start)
    }
  }

  /// How fast the finger moves just after a time, in points per second.
  func velocity(at time: Double, in script: GestureScript) -> Point {
    guard time >= start, time < end else { return .zero }
    let duration = end - start
    let s = (time - start) / duration
    let travel = destination - origin
    switch motion {
    case .still:
      return .zero
    case .line(.linear):
      return travel * (1 / duration)
    case .line(.minimumJerk):
      return travel * (30 * s * s * (1 - s) * (1 - s) / duration)
    case .hermite(let velocity):
      return travel * (6 * s * (1 - s) / duration) + velocity * (s * (3 * s - 2))
    case .recorded(let step):
      guard case .trace(let trace) = script.steps[step] else { return .zero }
      return trace.velocity(at: time - start)
    }
  }
}

extension Trace {
  /// The index of the last sample at or before a time, found by bisection.
  func sampleIndex(at time: Double) -> Int {
    var low = 0
    var high = samples.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if samples[middle].time <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// The recorded position at a time, interpolated between samples, in points.
  func position(at time: Double) -> Point {
    let index = sampleIndex(at: time)
    let a = samples[index]
    guard index + 1 < samples.count, time > a.time else { return a.position }
    let b = samples[index + 1]
    guard b.time > a.time else { return b.position }
    return a.position + (b.position - a.position) * ((time - a.time) / (b.time - a.time))
  }

  /// The recorded velocity just after a time, in points per second.
  func velocity(at time: Double) -> Point {
    let index = sampleIndex(at: time)
    guard index + 1 < samples.count else { return .zero }
    let a = samples[index]
    let b = samples[index + 1]
    guard b.time > a.time else { return .zero }
    return (b.position - a.position) * (1 / (b.time - a.time))
  }
}
