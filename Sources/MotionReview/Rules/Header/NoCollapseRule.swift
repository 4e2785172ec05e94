// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A tall header keeps its height while the list scrolls.
  ///
  /// ```text
  /// the list scrolls up by more than three header heights, and h never changes,  h > S + 60 pt
  /// ```
  ///
  /// `S` is the top of the safe area.
  ///
  /// *Threshold.* 60 pt, more than a navigation bar: lower headers do not collapse.
  ///
  /// *Why.* A delegate that is not set is the most common reason for a header that does not move. A
  /// header that is meant to stay takes up space that the content needs.
  ///
  /// *Excluded.* Runs in which the header ever changes its height on the same screen.
  ///
  /// *Example* (`ch1` on iPhone 8). The header stays 120 points high while the list scrolls by 400 points. If it should collapse, it does not receive didScroll.
  public static let noCollapse = Self(
    "NO-COLLAPSE", .note, tolerance: 60, .points,
    summary: "A tall header keeps its height while the list scrolls.")
}

enum NoCollapseRule: RunRule {
  static var rule: ReviewRule { .noCollapse }

  static func judge(_ header: HeaderReading) {
    let run = header.run
    guard !header.moves, run.timeline.epochs.count == 1 else { return }
    let height = header.bottom(0)
    var (least, greatest, frame) = (Double.infinity, -Double.infinity, 0)
    for next in 0..<run.frameCount {
      let offset = run.insideOffset(next)
      least = min(least, offset)
      if offset > greatest { (greatest, frame) = (offset, next) }
    }
    guard greatest - least > 3 * height,
      height - run.screen(0).safeAreaInsets.top > run.limit()
    else { return }
    let span = HitSpan(first: frame, last: frame, worst: frame, amount: height, cause: 0)
    run.report([span], label: "# pt header stays") { span in
      Wording(
        "The header stays # points high while the list scrolls by # points. If it should collapse, it does not receive didScroll.",
        span.amount, greatest - least)
    }
  }
}
