// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of section headers that stick.
enum SectionRules: RuleFamily {
  static func read(_ run: RunReading) -> SectionReading? { SectionReading(run) }

  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == SectionReading {
    visitor.visit(StickyOrderRule.self)
    visitor.visit(StickyGapRule.self)
    visitor.visit(StickyMissingRule.self)
    visitor.visit(StickyShiftRule.self)
    visitor.visit(StickyUnderbarRule.self)
  }
}
