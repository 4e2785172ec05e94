// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The animation of a number, as a closed form of time.
struct StateMotion: Sendable, BitwiseCopyable {
  private enum Course: Sendable, BitwiseCopyable {
    case spring(SpringSimulation)
    case curve(TimingCurve, from: Double)
  }

  private let course: Course
  /// When it began, in seconds since the start of the run.
  private let start: Double
  /// When it ends, in seconds since the start of the run.
  private(set) var end: Double
  /// Whether it is taken away at its end, wherever it is then, and whether that is done, although it still shows in the
  /// frame at its end.
  private(set) var isCut = false
  var isOver = false
  /// Where it goes.
  let target: Double

  /// Lets a spring go on from a place and a speed.
  ///
  /// It ends at the first instant after which it stays close to its target: within 0.1 pt and 10 pt/s, or 0.001 and 0.1
  /// per second for a share.
  init(
    _ spring: SpringParameters, from place: Double, velocity: Double, to target: Double,
    at time: Double, isShare: Bool
  ) {
    let motion = SpringSimulation(spring, displacement: place - target, velocity: velocity)
    course = .spring(motion)
    start = time
    end =
      time
      + motion.settlingTime(distance: isShare ? 0.001 : 0.1, speed: isShare ? 0.1 : 10)
    self.target = target
  }

  /// Takes it away some seconds after its start, as UIKit does with its animations.
  mutating func cut(after seconds: Double) {
    end = start + max(seconds, 0.01)
    isCut = true
  }

  /// Moves along a curve for some seconds.
  init(
    _ curve: TimingCurve, seconds: Double, from place: Double, to target: Double, at time: Double
  ) {
    course = .curve(curve, from: place)
    start = time
    end = time + max(0, seconds)
    self.target = target
  }

  /// What is seen at a time, in seconds since the start of the run.
  func value(at time: Double) -> Double {
    guard time < end else { return target }
    switch course {
    case .spring(let motion): return target + motion.position(at: time - start)
    case .curve(let curve, let place):
      return place + (target - place) * curve.value(at: (time - start) / (end - start))
    }
  }

  /// How fast it changes at a time, per second.
  func velocity(at time: Double) -> Double {
    guard time < end else { return 0 }
    switch course {
    case .spring(let motion): return motion.velocity(at: time - start)
    case .curve(let curve, let place):
      let length = end - start
      return (target - place) * curve.slope(at: (time - start) / length) / length
    }
  }
}
