// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Something oscillates although the finger does not.
  ///
  /// ```text
  /// Δy changes its sign 3 times within 100 ms, |Δy| ≥ 1 pt each time, finger monotone
  /// ```
  ///
  /// `y` are the rows of the list in front, and the lower edge of the header or of a bar.
  ///
  /// *Threshold.* Three reversals in a tenth of a second: a spring reverses at most once in that
  /// time.
  ///
  /// *Why.* A list that changes an inset which depends on the list keeps reacting to itself, and so
  /// do two owners that write the same offset.
  ///
  /// *Excluded.* A finger that moves back and forth itself; reversals before a finger lands or
  /// lifts do not count. A rotation of the device.
  ///
  /// *Example* (`lt1` on iPhone 8). The header moves back and forth within a tenth of a second, by 6.6 points in one frame, although the finger does not. Do not measure a value that depends on the measurement.
  public static let oscillation = Self(
    "OSCILLATION", .error, tolerance: 3, .turns,
    summary: "Something oscillates although the finger does not.")
}

enum OscillationRule: RunRule {
  static var rule: ReviewRule { .oscillation }

  /// The time within which reversals count, in seconds, and the minimum movement, in points.
  private static let window = 0.1
  private static let amplitude = 1.0

  static func judge(_ run: RunReading) {
    var spans: [HitSpan] = []
    for isHeader in [false, true] { judge(run, isHeader, &spans) }
    run.report(spans, label: "shakes, # pt") { span in
      var text = Wording()
      text.append(span.cause == 1 ? "The header" : "The list")
      text.append(
        " moves back and forth within a tenth of a second, by # points in one frame, although the finger does not. Do not measure a value that depends on the measurement.",
        span.amount)
      return text
    }
  }

  private static func judge(_ run: RunReading, _ isHeader: Bool, _ spans: inout [HitSpan]) {
    let turns = Int(run.limit())
    let reach = Int(window * Double(run.timeline.rate))
    // A bar that opens and closes by itself is no header: other rules would let it follow the list.
    let bar = run.timeline.track("bar.bottom")
    /// Frames at which the movement reversed, and the first of them that still counts.
    var turned: [Int] = []
    var oldest = 0
    var last = 0.0
    var lastFinger = 0.0
    for frame in 0..<run.frameCount where frame > 0 {
      let finger = run.finger(frame).y
      for index in run.touches(at: frame)
      where run.touches[index].first == frame || run.touches[index].end == frame {
        oldest = turned.count
      }
      if finger * lastFinger < 0 { oldest = turned.count }
      if !finger.isNaN, finger != 0 { lastFinger = finger }
      let move =
        isHeader
        ? bar < 0
          ? run.headerBottom(frame) - run.headerBottom(frame - 1)
          : run.value(bar, frame) - run.value(bar, frame - 1)
        : run.rows.moves[frame]
      guard run.epoch(frame) == run.epoch(frame - 1), abs(move) >= amplitude else { continue }
      if move * last < 0 { turned.append(frame) }
      last = move
      while oldest < turned.count, frame - turned[oldest] > reach { oldest += 1 }
      if turned.count - oldest >= turns {
        HitSpan.add(frame, abs(move), cause: isHeader ? 1 : 0, reach: reach, to: &spans)
      }
    }
  }
}
