// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Every rule that judges a run alone.
typealias AllRules = RulePair<
  CommonRules,
  RulePair<
    RulePair<HeaderRules, RulePair<RefreshRules, PictureRules>>,
    RulePair<SectionRules, RulePair<SheetRules, RulePair<TabRules, PageRules>>>
  >
>

extension ReviewRule: CaseIterable {
  /// All rules, in the order in which reports list them.
  public static let allCases = {
    var rules: [ReviewRule] = []
    AllRules.list(into: &rules)
    ReplayRules.list(into: &rules)
    return rules
  }()
}
