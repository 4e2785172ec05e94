// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of tabs above lists.
enum TabRules: RuleFamily {
  static func read(_ run: RunReading) -> TabReading? { TabReading(run) }

  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == TabReading {
    visitor.visit(VelocityBreakRule.self)
    visitor.visit(TabFlickerRule.self)
    visitor.visit(TabMemoryRule.self)
    visitor.visit(ReTapRule.self)
    visitor.visit(ShortTabRule.self)
    visitor.visit(DeadlockRule.self)
    visitor.visit(AxisRule.self)
    visitor.visit(IndicatorRule.self)
    visitor.visit(TabDeadRule.self)
    visitor.visit(TabUnderbarRule.self)
  }
}
