// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// The variant would have crashed the app.
  ///
  /// ```text
  /// the run has a failure:  its last frame
  /// ```
  ///
  /// *Threshold.* None: a variant reports it or does not.
  ///
  /// *Why.* Nothing after a crash is visible, and nothing before it compensates for it.
  ///
  /// *Excluded.* Formulas without a result, which are `FORMULA`.
  ///
  /// *Example* (`sh2` on iPhone 8). The app crashes here: the last item of an empty section has index −1, and the layout knows no such item. Nothing after this was shown.
  public static let crash = Self(
    "CRASH", .error,
    summary: "The variant would have crashed the app.")
}

enum CrashRule: RunRule {
  static var rule: ReviewRule { .crash }

  static func judge(_ run: RunReading) {
    run.note()
    guard let reason = run.timeline.failure, run.timeline.fault == nil,
      run.timeline.frameCount > 0
    else { return }
    report(run) { $0.append(reason) }
  }

  /// Reports a crash in the last frame.
  ///
  /// - Parameter appendReason: Appends why, as a part of a sentence.
  static func report(_ run: RunReading, because appendReason: (inout Wording) -> Void) {
    var spans: [HitSpan] = []
    HitSpan.add(run.timeline.frameCount - 1, 0, cause: 0, to: &spans)
    run.report(spans, label: "crash") { _ in
      var text = Wording()
      text.append("The app crashes here: ")
      appendReason(&text)
      text.append(". Nothing after this was shown.")
      return text
    }
  }
}
