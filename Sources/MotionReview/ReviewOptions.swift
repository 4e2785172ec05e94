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

  private var settings = [Setting](repeating: Setting(), count: ReviewRule.allCases.count)

  /// All rules, as severe as they are by themselves.
  public init() {}

  /// What is asked of a rule.
  public subscript(rule: ReviewRule) -> Setting {
    get { settings[Int(rule.rawValue)] }
    set { settings[Int(rule.rawValue)] = newValue }
  }
}
