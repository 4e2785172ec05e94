// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// Touches go elsewhere than the eye sees.
  ///
  /// ```text
  /// |top that is seen − top that touches know| > 8 pt for more than 1/30 s
  /// at rest:  |top that is seen − top that touches know| > 0.5 pt
  /// ```
  ///
  /// *Threshold.* 8 pt, the error of a fingertip; two frames at 60 Hz. At rest half a point.
  ///
  /// *Why.* An animation moves the picture, while layout and hit-testing are at its end already. A finger on the sheet reaches what is
  /// behind it.
  ///
  /// *Excluded.* Nothing: an animation that takes no touches takes no catch either.
  ///
  /// *Example* (`bs0` on iPhone 8). The sheet is seen 314.3 points high, and touches find it at 500. Write the model in every frame, or test touches against the picture.
  public static let hitMismatch = Self(
    "HIT-MISMATCH", .warning, tolerance: 8, .points,
    summary: "Touches go elsewhere than the eye sees.")
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
        "The sheet is seen # points high, and touches find it at #. Write the model in every frame, or test touches against the picture.",
        sheet.seen(span.worst), sheet.height(span.worst))
    }
  }
}
