// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of pull to refresh.
enum RefreshRules: RuleFamily {
  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == RunReading {
    visitor.visit(InsetFightRule.self)
    visitor.visit(RefreshHiddenRule.self)
    visitor.visit(RefreshStuckRule.self)
  }
}
