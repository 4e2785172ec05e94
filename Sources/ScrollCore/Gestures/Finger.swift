// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A finger that is down: its path since it landed.
struct Finger: Sendable {
  /// When it landed, in seconds.
  var landingTime: Double
  /// Where it landed, in points.
  var landingPoint: Point
  /// Its path, as far as the script is known, in order of time; never empty.
  var paths: [FingerPath]

  /// Makes a finger that lands and rests.
  init(landingAt point: Point, time: Double) {
    landingTime = time
    landingPoint = point
    paths = []
    // Most fingers rest, move once and rest again: their path is allocated once.
    paths.reserveCapacity(4)
    paths.append(
      FingerPath(start: time, end: time, origin: point, destination: point, motion: .still))
  }

  /// Its position at a time, in points.
  func position(at time: Double, in script: GestureScript) -> Point {
    paths[path(at: time)].position(at: time, in: script)
  }

  /// The piece of its path at a time, for one that asks for position and velocity.
  func piece(at time: Double) -> FingerPath { paths[path(at: time)] }

  /// The index of the last piece that has begun at a time.
  private func path(at time: Double) -> Int {
    var index = paths.count - 1
    while index > 0, paths[index].start > time { index -= 1 }
    return index
  }

  /// Its velocity at touch up as the scroll view measures it, in points per second.
  ///
  /// A scripted finger is sampled at touch up and 1, 2 and 3 sixtieths of a second before, whatever
  /// the display rate; times before it landed do not count. A recorded finger has its last four
  /// samples. A velocity in the script overrides the measurement.
  func liftVelocity(at time: Double, in script: GestureScript, profile: PhysicsProfile) -> Point {
    let last = paths[paths.count - 1]
    switch last.motion {
    case .hermite(let velocity):
      return velocity
    case .recorded(let step):
      guard case .trace(let trace) = script.steps[step] else { return .zero }
      return trace.liftVelocity(profile)
    default:
      return profile.liftVelocity.velocity(
        sample(3, before: time, in: script), sample(2, before: time, in: script),
        sample(1, before: time, in: script), sample(0, before: time, in: script))
    }
  }

  /// Where it was some sixtieths of a second before a time, or where it landed.
  private func sample(
    _ sixtieths: Double, before time: Double, in script: GestureScript
  ) -> FingerSample {
    let instant = max(landingTime, time - sixtieths / 60)
    return FingerSample(time: instant, position: position(at: instant, in: script))
  }
}

extension Trace {
  /// The velocity of a recorded finger at its last sample, in points per second; zero when it has
  /// rested for the profile's stale time.
  func liftVelocity(_ profile: PhysicsProfile) -> Point {
    let last = samples.count - 1
    var moved = last
    while moved > 0, samples[moved - 1].position == samples[last].position { moved -= 1 }
    guard
      !LiftVelocity.isStale(
        lastMovement: samples[moved].time, lift: samples[last].time, staleTime: profile.staleTime)
    else { return .zero }
    return profile.liftVelocity.velocity(
      sample(last - 3), sample(last - 2), sample(last - 1), sample(last))
  }

  /// A sample by index; the first one for indices below.
  private func sample(_ index: Int) -> FingerSample {
    let sample = samples[max(0, index)]
    return FingerSample(time: sample.time, position: sample.position)
  }
}
