// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ReviewRule {
  /// Parts that an interface may have, each with the rules that have nothing to judge where it is not there or not known.
  public static let subjects: [(part: StaticString, rules: [ReviewRule])] = [
    ("a header", rules(of: MovingHeaderRules.self)),
    ("a first row below a header", rules(of: FirstRowRules.self)),
    ("a section header", rules(of: SectionRules.self)),
    ("a sheet", rules(of: SheetRules.self)),
    ("tabs", rules(of: TabRules.self)),
    ("pages", rules(of: PageRules.self)),
    ("a picture that moves", rules(of: PictureRules.self)),
    ("a refresh control", rules(of: RefreshRules.self)),
  ]

  private static func rules<Group: RuleGroup>(of group: Group.Type) -> [ReviewRule] {
    var rules: [ReviewRule] = []
    group.list(into: &rules)
    return rules
  }
}
