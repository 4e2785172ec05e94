// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The target of a sheet at touch up, by the rules of the article and of three libraries.
///
/// Heights are in points and velocities in points per second, positive when the sheet grows; detents are
/// sorted from the least to the greatest.
enum DetentPolicy {
  /// The article's rule for two detents: the nearer one, or with a quick finger the one ahead.
  ///
  /// Its speed is the delegate's velocity times −100, so the threshold of 50 is 0.5 pt/ms. The time
  /// of a quick settling is the distance to the *greatest* height divided by that speed, in both
  /// directions.
  ///
  /// - Parameters:
  ///   - height: The sheet's height at touch up.
  ///   - velocity: What the delegate receives; positive when the content moves up.
  ///   - lowest: The least detent.
  ///   - highest: The greatest detent.
  /// - Returns: The detent, 0 or 1, and the duration of the animation in seconds.
  static func article(
    height: Double, velocity: PointsPerMillisecond, lowest: Double, highest: Double
  ) -> (detent: Int, duration: Double) {
    let speed = -100 * velocity.value
    let travel = highest - lowest
    let progress = (height - lowest) / travel
    if speed.magnitude > 50, progress != 0, progress != 1 {
      let way = (travel - (height - lowest)).magnitude
      return (speed > 0 ? 0 : 1, min(way / speed.magnitude, 0.4))
    }
    return (progress < 0.5 ? 0 : 1, 0.25)
  }

  /// OverlayContainer's rule, and ours: look a tenth of a second ahead.
  ///
  /// The nearest detent to the projected position; above 400 pt/s, the farther of the two nearest
  /// ones in the direction of motion.
  ///
  /// - Parameters:
  ///   - height: The sheet's height at touch up.
  ///   - velocity: The sheet's velocity at touch up.
  ///   - detents: The detents, at least one.
  /// - Returns: The index of the detent.
  static func lookAhead(height: Double, velocity: Double, detents: [Double]) -> Int {
    let reach = height + 0.1 * velocity
    let first = nearest(to: reach, in: detents)
    guard detents.count > 1, velocity.magnitude > 400 else { return first }
    let second = nearest(to: reach, in: detents, except: first)
    return velocity > 0 ? max(first, second) : min(first, second)
  }

  /// FloatingPanel's rule: the next detent in the direction of the finger, if the projected
  /// momentum covers more than half the distance to it.
  ///
  /// The projection is 0.499 s of the velocity. It is clamped to the neighbours of the current
  /// position, which is the library's default, so no detent is ever skipped.
  ///
  /// - Parameters:
  ///   - height: The sheet's height at touch up.
  ///   - velocity: The finger's velocity at touch up, as that of the sheet.
  ///   - detents: The detents, at least one.
  ///   - current: The detent from which the sheet came; it gives the direction of a finger at rest.
  /// - Returns: The index of the detent.
  static func projection(
    height: Double, velocity: Double, detents: [Double], current: Int
  ) -> Int {
    let rises = velocity == 0 ? height > detents[current] : velocity > 0
    let inside = min(max(height, detents[0]), detents[detents.count - 1])
    let (from, to) = segment(around: inside, in: detents, rises: rises)
    guard from != to else { return from }
    let projected = DecaySimulation.wwdcProjection(
      position: height, velocity: velocity, rate: .normal)
    let progress = (projected - detents[from]) / (detents[to] - detents[from])
    return progress > 0.5 ? to : from
  }

  /// What we take for Apple's rule, which is not published: the nearest detent to the projection of the
  /// momentum at the fast rate, 0.099 s of the velocity.
  ///
  /// - Parameters:
  ///   - height: The sheet's height at touch up.
  ///   - velocity: The finger's velocity at touch up, as that of the sheet.
  ///   - detents: The detents, at least one.
  /// - Returns: The index of the detent.
  static func nearestProjection(height: Double, velocity: Double, detents: [Double]) -> Int {
    nearest(
      to: DecaySimulation.wwdcProjection(position: height, velocity: velocity, rate: .fast),
      in: detents)
  }

  /// The detent nearest to a height; of two the lower one.
  static func nearest(to height: Double, in detents: [Double], except other: Int = -1) -> Int {
    var result = -1
    for index in detents.indices where index != other {
      if result < 0 || (detents[index] - height).magnitude < (detents[result] - height).magnitude {
        result = index
      }
    }
    return result
  }

  /// The next detent in the direction of a movement; the nearest without one.
  ///
  /// - Parameters:
  ///   - height: The sheet's height at touch up.
  ///   - velocity: The movement; only its sign counts.
  ///   - detents: The detents, at least one.
  /// - Returns: The index of the detent.
  static func onward(height: Double, velocity: Double, detents: [Double]) -> Int {
    guard velocity != 0 else { return nearest(to: height, in: detents) }
    return segment(around: height, in: detents, rises: velocity > 0).to
  }

  /// The neighbouring detents of a height, in the direction of a movement; at an end and beyond it
  /// both are the end.
  private static func segment(
    around height: Double, in detents: [Double], rises: Bool
  ) -> (from: Int, to: Int) {
    let last = detents.count - 1
    if rises {
      let next = detents.firstIndex { $0 > height } ?? last
      return (detents[next] > height ? max(0, next - 1) : last, next)
    }
    let next = detents.lastIndex { $0 < height } ?? 0
    return (detents[next] < height ? min(last, next + 1) : 0, next)
  }
}
