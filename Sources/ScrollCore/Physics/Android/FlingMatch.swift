// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// What of a fling is the same where devices of two systems play one script.
public enum FlingMatch: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// The finger; each system makes of it what it does.
  case finger
  /// How far content goes; the finger is slower or faster for it.
  case way
  /// How long content moves.
  case time
}

extension PhysicsProfile {
  /// How fast a finger must lift for a fling that matches one of another profile.
  ///
  /// - Parameters:
  ///   - match: What is the same.
  ///   - speed: How fast the finger lifts there, in points per second, not negative.
  ///   - reference: The other profile.
  ///   - rate: How fast speed is lost.
  /// - Returns: The speed, in points per second, at most that of the fastest fling; `speed` itself for one that does not fling.
  public func speed(
    matching match: FlingMatch, of speed: Double, in reference: PhysicsProfile,
    rate: DecelerationRate = .normal
  ) -> Double {
    func measure(_ profile: PhysicsProfile, _ speed: Double) -> Double {
      let fling = profile.fling(offset: 0, velocity: speed, rate: rate, scale: 3)
      return match == .way ? fling.restingPosition : fling.duration
    }
    guard match != .finger, reference.flingVelocity(speed) != 0 else { return speed }
    let goal = measure(reference, reference.flingVelocity(speed))
    // Way and time grow with the speed.
    var (low, high) = (minimumFlingSpeed, maximumFlingSpeed.isFinite ? maximumFlingSpeed : 100_000)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if measure(self, middle) < goal { low = middle } else { high = middle }
    }
    return high
  }
}
#endif
