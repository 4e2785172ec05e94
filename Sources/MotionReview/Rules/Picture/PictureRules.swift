// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of pictures that move with the scroll.
enum PictureRules: RuleFamily {
  static func visit<Visitor: RuleVisitor>(_ visitor: inout Visitor)
  where Visitor.Reading == RunReading {
    visitor.visit(PureRule.self)
    visitor.visit(UncoveredRule.self)
  }
}
