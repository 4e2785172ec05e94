// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `NO-COLLAPSE`: a tall header keeps its height while the list scrolls.
///
///     the list scrolls up by more than three header heights, and h never changes,  h > S + 60 pt
///
/// `S` is the top of the safe area.
///
/// *Threshold.* 60 pt, more than a navigation bar: what is as low is no header that collapses.
///
/// *Why.* A delegate that is not set is the commonest reason for a header that does not move. A header that is meant to stay takes a part of
/// the screen from everything else.
///
/// *Excluded.* Runs on whose screen the header changes its height at any time.
enum NoCollapseRule {
  static func findings(in header: HeaderReading) -> [Finding] {
    let run = header.run
    guard !header.moves, run.timeline.epochs.count == 1 else { return [] }
    let height = header.bottom(0)
    var (least, greatest, frame) = (Double.infinity, -Double.infinity, 0)
    for next in 0..<run.frameCount {
      let offset = run.insideOffset(next)
      least = min(least, offset)
      if offset > greatest { (greatest, frame) = (offset, next) }
    }
    guard greatest - least > 3 * height,
      height - run.screen(0).safeAreaInsets.top > run.limit(.noCollapse)
    else { return [] }
    let span = HitSpan(first: frame, last: frame, worst: frame, amount: height, cause: 0)
    return HitSpan.findings(of: .noCollapse, [span], label: "# pt header stays") { span in
      Wording(
        "The header stays # points high while the list scrolls by # points. If it is meant to collapse, its didScroll does not arrive.",
        span.amount, greatest - least)
    }
  }
}
