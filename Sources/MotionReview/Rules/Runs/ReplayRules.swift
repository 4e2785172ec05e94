// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The rules of a run and what describes it.
///
/// Some need the pattern, to replay the script with changes; for others the modules of pages have no room. Pages do not
/// have them: a page has one run, and no other patterns.
enum ReplayRules {
  /// Judges a run, and the runs that the rules make from its request.
  static func judge(_ run: RunReading, from request: RunRequest, by entry: PatternEntry) {
    judge(FormulaRule.rule, of: run) { FormulaRule.judge(run, by: entry) }
    // What a file says of a crash is its own text, for which pages have no room.
    judge(CrashRule.rule, of: run) { FormulaRule.judgeCrash(run) }
    judge(ClaimRule.rule, of: run) { ClaimRule.judge(run, by: entry) }
    judge(ParityRule.rule, of: run) { ParityRule.judge(run, from: request, by: entry) }
    judge(DeadTapRule.rule, of: run) { DeadTapRule.judge(run) }
    judge(LateRule.rule, of: run) { LateRule.judge(run) }
    judge(RestGapRule.rule, of: run) { RestGapRule.judge(run) }
    judge(UnderStripRule.rule, of: run) { UnderStripRule.judge(run, entry.ownElements) }
    #if !WITHOUT_PROGRAM_STEPS
    judge(PlaceLostRule.rule, of: run) { PlaceLostRule.judge(run) }
    #endif
    guard let sheet = SheetReading(run) else { return }
    #if !WITHOUT_PROGRAM_STEPS
    // A rule of tabs, for a sheet and its list.
    judge(DeadlockRule.rule, of: run) { DeadlockRule.judgeHandOver(sheet) }
    #endif
    judge(AgainstRule.rule, of: run) { AgainstRule.judge(sheet) }
    judge(TargetRule.rule, of: run) { TargetRule.judge(sheet, from: request, by: entry) }
  }

  private static func judge(_ rule: ReviewRule, of run: RunReading, by judge: () -> Void) {
    guard run.begin(rule) else { return }
    judge()
    run.end()
  }

  /// Appends the rules in their order.
  static func list(into rules: inout [ReviewRule]) {
    rules.append(FormulaRule.rule)
    rules.append(ClaimRule.rule)
    rules.append(ParityRule.rule)
    rules.append(DeadTapRule.rule)
    rules.append(LateRule.rule)
    rules.append(RestGapRule.rule)
    rules.append(UnderStripRule.rule)
    #if !WITHOUT_PROGRAM_STEPS
    rules.append(PlaceLostRule.rule)
    #endif
    rules.append(AgainstRule.rule)
    rules.append(TargetRule.rule)
  }
}
