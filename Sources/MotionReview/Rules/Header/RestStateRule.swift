// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The header is not open at the top of the list.
  ///
  /// ```text
  /// at rest, |o − oMin| ≤ 0.5 pt:  |h − inset| > 0.5 pt
  /// at rest, |o − oMin| ≤ 0.5 pt:  |scale of the picture − 1| · h > 0.5 pt
  /// ```
  ///
  /// `inset` is the inset of the list when it appears.
  ///
  /// *Threshold.* Half a point.
  ///
  /// *Why.* At its top a list shows its start, and its header is fully open. A header that has lost
  /// some height on the way stays wrong until the next scroll.
  ///
  /// *Excluded.* Lists without an inset for a header, which `REST-OVERLAP` judges; lists with a
  /// greater inset than at the start, as below a spinner.
  ///
  /// *Example* (`ch3` on iPhone 8). At rest at the top of the list the header is 220 points high, but the list is inset by 120: 100 points off (safe area 20, status bar 20). Compute its height from the offset, or clamp it at every change.
  public static let restState = Self(
    "REST-STATE", .error, tolerance: 0.5, .points,
    summary: "The header is not open at the top of the list.")
}

enum RestStateRule: RunRule {
  static var rule: ReviewRule { .restState }

  static func judge(_ header: HeaderReading) {
    let run = header.run
    var spans: [HitSpan] = []
    let scale = run.timeline.track("picture.scale")
    for frame in 0..<run.frameCount where run.restsAtTop(frame) {
      let off = abs(header.bottom(frame) - header.full(frame))
      let stretch = abs(run.value(scale, frame) - 1) * header.bottom(frame)
      if off > run.limit(), run.minimum(frame) == run.firstMinimum(frame) {
        HitSpan.add(frame, off, cause: 0, to: &spans)
      } else if stretch > run.limit() {
        HitSpan.add(frame, stretch, cause: 1, to: &spans)
      }
    }
    run.report(spans, label: "# pt off at rest") { span in
      span.cause == 0
        ? Wording(
          "At rest at the top of the list the header is # points high, but the list is inset by #: # points off (safe area #, status bar #). Compute its height from the offset, or clamp it at every change.",
          header.bottom(span.worst), header.full(span.worst), span.amount,
          run.screen(span.worst).safeAreaInsets.top, run.screen(span.worst).statusBarHeight)
        : Wording(
          "At rest at the top of the list the picture of a header of # points is stretched by #. Count the safe area only once.",
          header.bottom(span.worst), span.amount)
    }
  }
}
