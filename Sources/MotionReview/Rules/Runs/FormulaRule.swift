// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ReviewRule {
  /// A formula of a pattern file has no result.
  ///
  /// ```text
  /// the run has a fault:  its last frame
  /// ```
  ///
  /// *Threshold.* None: a formula has a result or it has none.
  ///
  /// *Why.* The run ends there: an app that divides by 0 or reads behind the end of a list here would crash, or show nothing.
  ///
  /// *Excluded.* Patterns in Swift, which have no formulas.
  ///
  /// *Example.* `alpha: "list.scrolled / extra"` where a scenario sets `extra` to 0: the finding names the file, the line and the column.
  public static let formula = Self(
    "FORMULA", .error,
    summary: "A formula of a pattern file has no result.")
}

enum FormulaRule {
  static var rule: ReviewRule { .formula }

  /// Judges a run of a pattern file.
  static func judge(_ run: RunReading, by entry: PatternEntry) {
    guard entry.file != nil else { return }
    run.note()
    guard let fault = run.timeline.fault, !fault.isCrash, run.timeline.frameCount > 0 else {
      return
    }
    var spans: [HitSpan] = []
    HitSpan.add(run.timeline.frameCount - 1, 0, cause: 0, to: &spans)
    run.report(spans, label: "no result") { _ in
      var text = Wording()
      text.append("A formula has no result here: ")
      text.append(text: fault.message)
      text.append(" (")
      text.append(text: fault.place)
      text.append("). Nothing after this was shown.")
      return text
    }
  }

  /// Reports a crash that a pattern file declares, as `CrashRule` does for a pattern in Swift.
  static func judgeCrash(_ run: RunReading) {
    guard let fault = run.timeline.fault, fault.isCrash, run.timeline.frameCount > 0 else { return }
    CrashRule.report(run) { $0.append(text: fault.message) }
  }
}
