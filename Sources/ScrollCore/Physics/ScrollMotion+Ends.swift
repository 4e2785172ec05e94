// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ScrollMotion {
  /// The same motion in a view that does not bounce: whatever reaches an end stops there.
  ///
  /// A fling, and a spring towards the end itself, are over then. A spring towards another offset, such as a
  /// page before the last one, returns to it from the end, without overshoot.
  ///
  /// - Parameter range: The offsets between the ends.
  /// - Returns: The motion, in time since the touch up; its offsets stay within the range.
  public func stopping(atEndsOf range: ScrollRange) -> ScrollMotion {
    var motion = self
    if edgeTime < .infinity {
      motion.duration = edgeTime
    } else if springPhase == .decelerating {
      motion.stopSpring(
        before: range.minimum - restingOffset, after: range.maximum - restingOffset)
    }
    return motion
  }

  /// Stops a spring that is the whole motion where it leaves the displacements between two limits, in points.
  private mutating func stopSpring(before low: Double, after high: Double) {
    // A spring is monotonic between its extremes, and each overshoot is smaller than the previous
    // one: the first on each side is the largest.
    var start = 0.0
    var end = spring.turningTime
    for _ in 0..<2 {
      guard end < .infinity else { return }
      let extreme = spring.position(at: end)
      let limit = extreme > high ? high : low
      if extreme > high || extreme < low {
        edgeTime = bisect(from: start, to: end) { time in
          let position = spring.position(at: time)
          return extreme > high ? position < limit : position > limit
        }
        return returnFrom(limit)
      }
      start = end
      end += spring.halfPeriod
    }
  }

  /// Continues at `edgeTime` from the displacement at which the content stopped, in points.
  private mutating func returnFrom(_ displacement: Double) {
    duration = edgeTime
    guard displacement != 0 else { return }
    returning = spring
    returnEdge = restingOffset
    returnEnd = edgeTime
    decayEnd = edgeTime
    spring = SpringSimulation(
      SpringParameters(stiffness: spring.stiffness, damping: 2 * spring.stiffness.squareRoot()),
      displacement: displacement, velocity: 0)
    duration += spring.settlingTime(distance: 0.1, speed: 10)
  }
}
