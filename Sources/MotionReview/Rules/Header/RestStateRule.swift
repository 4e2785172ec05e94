// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// `REST-STATE`: the header is not open where the list begins.
///
///     at rest, |o − oMin| ≤ 0.5 pt:  |h − inset| > 0.5 pt
///     at rest, |o − oMin| ≤ 0.5 pt:  |scale of the picture − 1| · h > 0.5 pt
///
/// `inset` is what the list is inset by when it appears.
///
/// *Threshold.* Half a point.
///
/// *Why.* At its top a list shows where it begins, and its header all that it has. A header that has lost a part on the
/// way stays wrong until the next scroll.
///
/// *Excluded.* Lists that are not inset for a header, which `REST-OVERLAP` judges; a list with a greater inset than when
/// it appeared, as below a spinner.
enum RestStateRule {
  static func findings(in header: HeaderReading) -> [Finding] {
    let run = header.run
    var spans: [HitSpan] = []
    let scale = run.timeline.track("picture.scale")
    for frame in 0..<run.frameCount where run.restsAtTop(frame) {
      let off = abs(header.bottom(frame) - header.full(frame))
      let stretch = abs(run.value(scale, frame) - 1) * header.bottom(frame)
      if off > run.limit(.restState), run.minimum(frame) == run.firstMinimum(frame) {
        HitSpan.add(frame, off, cause: 0, to: &spans)
      } else if stretch > run.limit(.restState) {
        HitSpan.add(frame, stretch, cause: 1, to: &spans)
      }
    }
    return HitSpan.findings(of: .restState, spans, label: "# pt off at rest") { span in
      span.cause == 0
        ? Wording(
          "At rest at the top of the list the header is # points high where the list is inset by #: # points off (safe area #, status bar #). Compute it from the offset, or hold the differences within the ends.",
          header.bottom(span.worst), header.full(span.worst), span.amount,
          run.screen(span.worst).safeAreaInsets.top, run.screen(span.worst).statusBarHeight)
        : Wording(
          "At rest at the top of the list the picture of a header of # points is drawn as if it were stretched by #. Count the safe area once.",
          header.bottom(span.worst), span.amount)
    }
  }
}
