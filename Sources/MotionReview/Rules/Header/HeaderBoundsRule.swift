// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The header is outside its limits.
  ///
  /// ```text
  /// h > inset + 0.5 pt        (+ pull, for headers that stretch)
  /// h < S − 0.5 pt
  /// ```
  ///
  /// `inset` is the inset of the list when it appears, `S` the safe area's top.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* A header that integrates differences without limits runs away; one that is measured from the status bar ends within the safe
  /// area of phones with an island.
  ///
  /// *Excluded.* The upper limit if the list has no inset for a header; the height that a pull adds
  /// to a header that stretches.
  ///
  /// *Example* (`ch3` on iPhone 8). The header is 220 points high, 100 more than the inset of the list. Clamp its height to its limits.
  public static let headerBounds = Self(
    "CH-BOUNDS", .error, tolerance: 0.5, .points,
    summary: "The header is outside its limits.")
}

enum HeaderBoundsRule: RunRule {
  static var rule: ReviewRule { .headerBounds }

  static func judge(_ header: HeaderReading) {
    let run = header.run
    var spans: [HitSpan] = []
    let limit = run.limit()
    for frame in 0..<run.frameCount {
      let height = header.bottom(frame)
      let room = run.screen(frame).safeAreaInsets.top - height
      let excess = height - header.full(frame) - (header.stretches ? run.pull(frame) : 0)
      if room > limit {
        HitSpan.add(frame, room, cause: 1, to: &spans)
      } else if excess > limit {
        HitSpan.add(frame, excess, cause: 0, to: &spans)
      }
    }
    run.report(
      spans.filter { $0.cause == 0 }, label: "# pt too tall"
    ) { span in
      Wording(
        "The header is # points high, # more than the inset of the list. Clamp its height to its limits.",
        header.bottom(span.worst), span.amount)
    }
    run.report(
      spans.filter { $0.cause == 1 }, label: "# pt too short"
    ) { span in
      Wording(
        "The header ends at # points, # above the end of the safe area (#; the status bar is # points). Measure its minimum height from the safe area.",
        header.bottom(span.worst), span.amount, run.screen(span.worst).safeAreaInsets.top,
        run.screen(span.worst).statusBarHeight)
    }
  }
}
