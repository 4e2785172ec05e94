// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The guide to the rules, rule by rule.
package enum RuleHelp {
  /// The identifiers of all rules that the guide describes, in their order.
  package static var rules: [String] { RuleGuide.all.keys.sorted() }

  /// The section about a rule, in Markdown; nil for an unknown one.
  package static func markdown(ofRule id: String) -> String? {
    RuleGuide.all[id].map { "### \(id)\n\n\($0.markdown)\n" }
  }
}
