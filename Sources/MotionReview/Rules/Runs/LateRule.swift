// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A header follows its list some frames late.
  ///
  /// ```text
  /// Δh(n) = −Δo(n − k) in all frames of a movement, for one k of 1…6, and not for k = 0
  /// ```
  ///
  /// `h` is the header's lower edge between its limits, and `o` the offset of the list. In one frame at least
  /// Δh(n) and −Δo(n) differ by more than the threshold.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* An offset that goes through a bridge, another thread or another layout pass comes back some
  /// frames later. At constant speed the header is off by the same distance; when the finger stops, it
  /// moves on.
  ///
  /// *Excluded.* Headers at their limits, and movements of less than 20 pt. Headers that follow a share of
  /// the offset, or through a spring.
  ///
  /// *Example.* None in the gallery.
  public static let late = Self(
    "LATE", .error, tolerance: 0.5, .points,
    summary: "A header follows its list some frames late.")
}

enum LateRule {
  static var rule: ReviewRule { .late }

  /// The largest delay that is looked for, in frames.
  private static let longest = 6
  /// How far a header has to move, and how exactly it has to repeat the list, in points.
  private static let travel = 20.0
  private static let precision = 0.05

  static func judge(_ run: RunReading) {
    guard !run.headerBottom(0).isNaN else { return }
    var (least, greatest) = (Double.infinity, -Double.infinity)
    for frame in 0..<run.frameCount {
      least = min(least, run.headerBottom(frame))
      greatest = max(greatest, run.headerBottom(frame))
    }
    guard greatest - least >= travel else { return }
    func isBetween(_ frame: Int) -> Bool {
      let height = run.headerBottom(frame)
      return height > least + 0.01 && height < greatest - 0.01
    }
    var spans: [HitSpan] = []
    var frame = longest + 1
    while frame < run.frameCount {
      let first = frame
      while frame < run.frameCount, isBetween(frame - 1), isBetween(frame),
        run.epoch(frame) == run.epoch(first - 1), run.timeline.phases[frame] != .animating
      {
        frame += 1
      }
      judge(run, first..<frame, &spans)
      frame += 1
    }
    run.report(spans, label: "# frames late") { span in
      Wording(
        "The header follows the list # frames late. Compute it from the offset in the same event, on the thread that scrolls.",
        span.amount)
    }
  }

  private static func judge(_ run: RunReading, _ frames: Range<Int>, _ spans: inout [HitSpan]) {
    var way = 0.0
    for frame in frames { way += abs(move(run, frame)) }
    guard frames.count > 2, way >= travel else { return }
    let limit = run.limit()
    var worst = (frame: frames.lowerBound, error: 0.0)
    for frame in frames where error(run, frame, 0) > worst.error {
      worst = (frame, error(run, frame, 0))
    }
    guard worst.error > limit else { return }
    for delay in 1...longest
    where frames.allSatisfy({ error(run, $0, delay) <= precision }) {
      HitSpan.add(worst.frame, Double(delay), cause: 0, to: &spans)
      return
    }
  }

  private static func move(_ run: RunReading, _ frame: Int) -> Double {
    run.headerBottom(frame) - run.headerBottom(frame - 1)
  }

  /// How far the header's movement in a frame is from that of the list some frames before, in points.
  private static func error(_ run: RunReading, _ frame: Int, _ delay: Int) -> Double {
    abs(
      move(run, frame) + run.offset(frame - delay) - run.offset(frame - delay - 1))
  }
}
