// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// The allowed difference between the amounts of the same finding in two runs that are related by a
/// change.
///
/// *Same instants.* A rule reports the first of several frames whose amounts differ by up to 0.05
/// as the worst, so this is the smallest tolerance, in any unit.
///
/// *Other pixels.* Offsets at rest, or where they are caught, are rounded to a pixel: by up to half
/// a pixel of each screen, 0.42 points in all, for each of the two edges of a distance. A fraction
/// of a finger's travel is judged from 1 point per frame on, so its percentage may differ by as
/// many hundredths.
///
/// *Other instants.* The worst instant is between two frames, and each run samples it at another
/// time. A distance differs by up to the movement in a frame, measured next to the worst frame,
/// since that frame itself may contain a jump. A speed differs by the deceleration of two frames. A
/// fraction of one frame's travel may have any value, and is not compared.
struct AmountTolerance {
  private static let least = 0.06
  private static let pixels = 0.84
  /// The factor by which a movement may exceed its causes before it is a jump.
  private static let jump = 1.5

  /// The tolerance, in the unit of the amount.
  let amount: Double
  /// The rule's threshold where the finding is, in the unit of the amount.
  private let limit: Double

  /// - Parameters:
  /// - sampling: The difference between the runs.
  ///   - rule: The rule.
  /// - worst: The greater of the two amounts.
  /// - sides: Each run, and the time at which it shows the finding worst, in seconds.
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

  /// Whether a finding may be missing in the other run: it exceeds the limit by no more than the
  /// tolerance.
  func isBorderline(_ amount: Double) -> Bool { amount - limit <= self.amount }

  /// The movement in a frame next to a time, in points.
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
