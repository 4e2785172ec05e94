// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A sheet rests between its detents.
  ///
  /// ```text
  /// at rest:  |h − the nearest detent| > 0.05 pt
  /// ```
  ///
  /// *Threshold.* A twentieth of a point: an animation ends exactly at the height of a detent,
  /// without rounding.
  ///
  /// *Why.* A sheet that stays where it was released has lost the end of the drag. It covers
  /// content that it should not, and the next drag starts from a height that nobody designed.
  ///
  /// *Excluded.* Sheets that do not report their detents. The first frame: if the device is rotated at once, the detents
  /// that are known are those after it.
  ///
  /// *Example.* None in the gallery.
  public static let offDetent = Self(
    "OFF-DETENT", .error, tolerance: 0.05, .points,
    summary: "A sheet rests between its detents.")
}

enum OffDetentRule: RunRule {
  static var rule: ReviewRule { .offDetent }

  static func judge(_ sheet: SheetReading) {
    let run = sheet.run
    guard !run.timeline.detents.isEmpty else { return }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where frame > 0 && run.isIdle(frame) {
      let off = sheet.distanceToDetent(frame)
      guard off > run.limit() else { continue }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    run.report(spans, label: "# pt off detent") { span in
      Wording(
        "The sheet rests # points high, # points from its nearest detent. Choose a detent whenever a drag ends.",
        sheet.height(span.worst), span.amount)
    }
  }
}
