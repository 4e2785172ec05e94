// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// How far the amounts of the same finding may lie apart in two runs that a relation makes from each other.
///
/// *Same instants.* A rule takes the first of frames whose amounts differ by up to 0.05 for the worst, so that is the least
/// that may differ, in any unit.
///
/// *Other pixels.* What comes to rest, or is caught, is rounded to a pixel: by up to half a pixel of each screen, 0.42 points in
/// all, for each of the two edges that a distance lies between. A share of a finger's way is judged from 1 point a frame on,
/// so that its percentage may differ by as many hundredths.
///
/// *Other instants.* The worst instant lies between two frames, and each run sees it from another one: a distance differs by up
/// to as far as things move in a frame, measured beside the worst frame, since that itself may hold a jump. A speed differs by
/// what deceleration takes in two frames. What is a share of one frame's way may be any share of it, and is not compared.
struct AmountTolerance {
  private static let least = 0.06
  private static let pixels = 0.84
  /// How much farther than its reasons a movement may be before it is a jump.
  private static let jump = 1.5

  /// The tolerance, in the unit of the amount.
  let amount: Double
  /// What the rule tolerates where the finding is, in the unit of the amount.
  private let limit: Double

  /// - Parameters:
  ///   - sampling: What tells the runs apart.
  ///   - rule: The rule.
  ///   - worst: The greater of the two amounts.
  ///   - sides: Each run, and when it shows the finding worst, in seconds.
  init(
    _ sampling: Relation.Sampling, _ rule: ReviewRule, worst: Double,
    _ sides: [(timeline: Timeline, time: Double)]
  ) {
    let travel = sides.map { Self.travel($0.timeline, $0.time) }.max() ?? 0
    switch (sampling, rule) {
    case (.same, _): amount = Self.least
    case (.rounded, .speed): amount = 100 * Self.pixels
    case (.rounded, _): amount = Self.least + Self.pixels
    case (.shifted, .speed): amount = .infinity
    case (.shifted, .velocityBreak), (.shifted, .handover), (.shifted, .handoverVisible):
      let rate = sides.map(\.timeline.rate).min() ?? 60
      let decay = sides.map(\.timeline.decayRate).max() ?? 0
      amount = 1 + 2 * decay / Double(rate) * worst
    case (.shifted, _): amount = Self.least + travel
    }
    limit =
      rule == .jump && sampling == .shifted
      ? rule.threshold + Self.jump * travel : rule.threshold
  }

  /// Whether a finding may be missing in the other run: it is no farther beyond the limit than amounts may differ.
  func isBorderline(_ amount: Double) -> Bool { amount - limit <= self.amount }

  /// How far things move in a frame beside a time, in points.
  private static func travel(_ timeline: Timeline, _ time: Double) -> Double {
    let worst = Int((time * Double(timeline.rate)).rounded())
    var travel = 0.0
    for frame in [worst - 2, worst - 1, worst + 1, worst + 2]
    where frame > 0 && frame < timeline.frameCount {
      travel = max(travel, Self.travel(timeline, inFrame: frame))
    }
    return travel
  }

  private static func travel(_ timeline: Timeline, inFrame frame: Int) -> Double {
    var travel = abs(timeline.value(1, inFrame: frame)) / Double(timeline.rate)
    for track in timeline.valueNames.indices
    where !"\(timeline.valueNames[track].stem)".contains("velocity") {
      let way = abs(
        timeline.value(track, inFrame: frame) - timeline.value(track, inFrame: frame - 1))
      // NaN is never greater.
      if way > travel { travel = way }
    }
    let (a, b) = (timeline.fingers[frame - 1], timeline.fingers[frame])
    let way = max(abs(b.x - a.x), abs(b.y - a.y))
    return way > travel ? way : travel
  }
}
