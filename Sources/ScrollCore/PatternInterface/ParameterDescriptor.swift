// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A parameter that a pattern takes from a scenario file.
public struct ParameterDescriptor: Sendable {
  /// The allowed values of the parameter, and its default.
  public enum Kind: Sendable {
    /// A number within limits, both included.
    case number(default: Double, minimum: Double, maximum: Double)
    /// Yes or no.
    case flag(default: Bool)
    /// One of several choices, by index.
    case choice(default: Int, options: [String])
    /// A list of numbers, each within limits, both included.
    case numbers(default: [Double], minimum: Double, maximum: Double)
  }

  /// The identifier in scenario files.
  public var key: String
  /// What the parameter may be.
  public var kind: Kind
  /// The unit, such as `pt`; empty for none.
  public var unit: String
  /// Whether its numbers are counts, which have no fraction.
  public var isWhole: Bool
  /// The text style with whose lines the length grows, as `UIFontMetrics` scales it; nil for what keeps
  /// its value at every size of text.
  public var textStyle: TextStyle?
  /// One sentence on what it does.
  public var summary: String

  /// Makes a descriptor.
  public init(
    _ key: String, _ kind: Kind, unit: String = "", isWhole: Bool = false,
    growsWith style: TextStyle? = nil, _ summary: String
  ) {
    self.key = key
    self.kind = kind
    self.unit = unit
    self.isWhole = isWhole
    textStyle = style
    self.summary = summary
  }

  /// The default value.
  public var defaultValue: ParameterValue {
    switch kind {
    case .number(let value, _, _): .number(value)
    case .flag(let value): .flag(value)
    case .choice(let value, _): .choice(value)
    case .numbers(let value, _, _): .numbers(value)
    }
  }
}
