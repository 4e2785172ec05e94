// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of any interface.
enum CommonRules: RuleFamily {
  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == RunReading {
    visitor.visit(CrashRule.self)
    visitor.visit(JumpRule.self)
    visitor.visit(SpeedRule.self)
    visitor.visit(OscillationRule.self)
    visitor.visit(UnreachableRule.self)
    visitor.visit(RotationRule.self)
    visitor.visit(OffFingerRule.self)
    visitor.visit(OffsetRule.self)
    visitor.visit(DragDeadRule.self)
    visitor.visit(SeamRule.self)
  }
}
