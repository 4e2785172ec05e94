// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of a sheet over other content.
enum SheetRules: RuleFamily {
  static func read(_ run: RunReading) -> SheetReading? { SheetReading(run) }

  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == SheetReading {
    visitor.visit(SlipRule.self)
    visitor.visit(HandoverRule.self)
    visitor.visit(HandoverVisibleRule.self)
    visitor.visit(FlingKilledRule.self)
    visitor.visit(DetachedRule.self)
    visitor.visit(OvershootRule.self)
    visitor.visit(TeleportRule.self)
    visitor.visit(HitMismatchRule.self)
    visitor.visit(OffDetentRule.self)
    visitor.visit(SheetDeadRule.self)
  }
}
