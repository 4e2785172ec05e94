// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which rules judge a run, and how severely.
public struct ReviewOptions: Equatable, Sendable {
  /// What is asked of one rule.
  public struct Setting: Equatable, Sendable, BitwiseCopyable {
    /// Whether the rule judges at all.
    public var isOn: Bool
    /// How bad its findings are; nil for what the rule itself says.
    public var severity: Severity?
    /// How much is tolerated, in the unit of the rule's threshold; nil for the rule's own.
    public var threshold: Double?

    /// Makes a setting; the threshold is in the unit of the rule's own.
    public init(isOn: Bool = true, severity: Severity? = nil, threshold: Double? = nil) {
      self.isOn = isOn
      self.severity = severity
      self.threshold = threshold
    }
  }

  private struct Change: Equatable {
    var rule: ReviewRule
    var setting: Setting
  }

  /// What was asked for: there is one for each rule at most.
  private var changes: [Change] = []

  /// All rules, as severe as they are by themselves.
  public init() {}

  /// What is asked of a rule.
  public subscript(rule: ReviewRule) -> Setting {
    get {
      for change in changes where change.rule == rule { return change.setting }
      return Setting()
    }
    set {
      for index in changes.indices where changes[index].rule == rule {
        changes[index].setting = newValue
        return
      }
      changes.append(Change(rule: rule, setting: newValue))
    }
  }
}
