// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `OFF-DETENT`: a sheet rests between its detents.
///
///     at rest:  |h − the nearest detent| > 0.05 pt
///
/// *Threshold.* A twentieth of a point: the end of an animation sets the height of a detent, which nothing rounds.
///
/// *Why.* A sheet that stays where it was let go has lost the end of the drag. It covers what it should not, and the next drag starts from a
/// height that nobody has designed.
///
/// *Excluded.* Sheets that do not say where they may rest.
enum OffDetentRule {
  static func findings(in sheet: SheetReading) -> [Finding] {
    let run = sheet.run
    guard !run.timeline.detents.isEmpty else { return [] }
    var spans: [HitSpan] = []
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      let off = sheet.distanceToDetent(frame)
      guard off > run.limit(.offDetent) else { continue }
      HitSpan.add(frame, off, cause: 0, to: &spans)
    }
    return HitSpan.findings(of: .offDetent, spans, label: "# pt off detent") { span in
      Wording(
        "The sheet rests # points high, # points from its nearest detent. Choose a detent whenever a drag ends.",
        sheet.height(span.worst), span.amount)
    }
  }
}
