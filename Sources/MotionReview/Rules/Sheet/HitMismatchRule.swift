// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Touches do not hit what is visible.
  ///
  /// ```text
  /// |visible top − top in hit-testing| > 8 pt for more than 1/30 s
  /// at rest:  |visible top − top in hit-testing| > 0.5 pt
  /// ```
  ///
  /// *Threshold.* 8 pt, the error of a fingertip; two frames at 60 Hz. At rest half a point.
  ///
  /// *Why.* An animation moves the presentation layer, while layout and hit-testing are already at
  /// its end. A finger on the visible sheet hits what is behind it.
  ///
  /// *Excluded.* Nothing: an animation that ignores touches cannot be caught either.
  ///
  /// *Example* (`bs0` on iPhone 8). The sheet appears 314.3 points high, but hit-testing uses a height of 500. Update the model in every frame, or hit-test against the presentation layer.
  public static let hitMismatch = Self(
    "HIT-MISMATCH", .warning, tolerance: 8, .points,
    summary: "Touches do not hit what is visible.")
}

enum HitMismatchRule: RunRule {
  static var rule: ReviewRule { .hitMismatch }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount {
      let off = abs(sheet.seen(frame) - sheet.height(frame))
      guard off > run.limit() || run.isIdle(frame) && off > RunReading.tolerance else {
        continue
      }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    let shortest = run.timeline.rate / 30
    run.report(
      spans.filter { $0.last - $0.first >= shortest }, label: "# pt hit off"
    ) { span in
      Wording(
        "The sheet appears # points high, but hit-testing uses a height of #. Update the model in every frame, or hit-test against the presentation layer.",
        sheet.seen(span.worst), sheet.height(span.worst))
    }
  }
}
