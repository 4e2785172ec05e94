// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of pages side by side.
enum PageRules: RuleFamily {
  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == RunReading {
    visitor.visit(OffCentreRule.self)
    visitor.visit(StopsTwiceRule.self)
    visitor.visit(FlickBackRule.self)
  }
}
