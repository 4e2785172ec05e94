// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Rules about the same kind of interface, which share a reading of the run.
///
/// A page's module names the families of its pattern, and the linker omits the others. Everywhere
/// else all families run: a rule finds nothing in a run without its subject.
protocol RuleFamily: RuleGroup {
  /// What the rules read.
  associatedtype Reading

  /// Reads a run; nil where it does not show what the rules are about.
  static func read(_ run: RunReading) -> Reading?

  /// Takes a visitor to each rule, in the order in which reports list them.
  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == Reading
}

extension RuleFamily where Reading == RunReading {
  static func read(_ run: RunReading) -> RunReading? { run }
}

extension RuleFamily {
  static func judge(_ run: RunReading) {
    guard let reading = read(run) else { return }
    var judge = RuleJudge(run: run, reading: reading)
    visit(&judge)
  }

  static func list(into rules: inout [ReviewRule]) {
    var list = RuleList<Reading>()
    visit(&list)
    rules += list.rules
  }
}

/// One family, or several.
protocol RuleGroup {
  /// Has the run note what the rules find.
  static func judge(_ run: RunReading)

  /// Appends the rules in their order.
  static func list(into rules: inout [ReviewRule])
}

/// Two families, or groups of them.
enum RulePair<A: RuleGroup, B: RuleGroup>: RuleGroup {
  static func judge(_ run: RunReading) {
    A.judge(run)
    B.judge(run)
  }

  static func list(into rules: inout [ReviewRule]) {
    A.list(into: &rules)
    B.list(into: &rules)
  }
}
