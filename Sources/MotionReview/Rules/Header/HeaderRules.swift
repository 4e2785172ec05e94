// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of a header above a list.
typealias HeaderRules = RulePair<FirstRowRules, MovingHeaderRules>

/// The rules about the position of the first row, with a header above it or without.
enum FirstRowRules: RuleFamily {
  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == RunReading {
    visitor.visit(GapRule.self)
    visitor.visit(RestOverlapRule.self)
  }
}

/// Those about how the header moves.
enum MovingHeaderRules: RuleFamily {
  static func read(_ run: RunReading) -> HeaderReading? { HeaderReading(run) }

  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == HeaderReading {
    visitor.visit(HeaderBoundsRule.self)
    visitor.visit(BounceCouplingRule.self)
    visitor.visit(RestStateRule.self)
    visitor.visit(LeadRule.self)
    visitor.visit(DeltaRule.self)
    visitor.visit(StuckHalfRule.self)
    visitor.visit(NoCollapseRule.self)
  }
}
