// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The rules that need the pattern of a run, to replay its script with changes or to know what describes it.
///
/// Pages do not have them: a page has one run, and no other patterns.
enum ReplayRules {
  /// Judges a run, and the runs that the rules make from its request.
  static func judge(_ run: RunReading, from request: RunRequest, by entry: PatternEntry) {
    run.begin(FormulaRule.rule)
    FormulaRule.judge(run, by: entry)
    run.end()
    // What a file says of a crash is its own text, for which pages have no room.
    run.begin(CrashRule.rule)
    FormulaRule.judgeCrash(run)
    run.end()
    run.begin(ClaimRule.rule)
    ClaimRule.judge(run, by: entry)
    run.end()
    run.begin(ParityRule.rule)
    ParityRule.judge(run, from: request, by: entry)
    run.end()
  }

  /// Appends the rules in their order.
  static func list(into rules: inout [ReviewRule]) {
    rules.append(FormulaRule.rule)
    rules.append(ClaimRule.rule)
    rules.append(ParityRule.rule)
  }
}
