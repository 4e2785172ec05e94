// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rules of a review, with their severities.
public struct ReviewOptions: Equatable, Sendable {
  /// The options of one rule.
  public struct Setting: Equatable, Sendable, BitwiseCopyable {
    /// Whether the rule judges at all.
    public var isOn: Bool
    /// The severity of its findings; nil for that of the rule.
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

  /// The options: at most one for each rule.
  private var changes: [Change] = []

  /// All rules with their default severities.
  public init() {}

  /// The options of a rule.
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
