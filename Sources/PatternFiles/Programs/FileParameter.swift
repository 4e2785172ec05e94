// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A parameter that a pattern file declares.
package struct FileParameter: Equatable, Sendable {
  /// What a parameter can be.
  package enum Kind: Equatable, Sendable {
    /// A number within limits, both included.
    case number(default: Double, minimum: Double, maximum: Double)
    /// Yes or no.
    case flag(default: Bool)
    /// One of several words, by index.
    case choice(default: Int, options: [String])
    /// A list of numbers, each within limits, both included.
    case numbers(default: [Double], minimum: Double, maximum: Double)
  }

  /// The name in formulas and scenarios.
  package var name: String
  /// What it may be.
  package var kind: Kind
  /// The unit, such as `pt`; empty for none.
  package var unit: String
  /// Whether its numbers have no fraction.
  package var isWhole: Bool
  /// The text style with whose lines the length grows; nil for what keeps its value.
  package var textStyle: TextStyle?
  /// One sentence on what it does.
  package var summary: String

  /// The default value.
  package var defaultValue: ParameterValue {
    switch kind {
    case .number(let value, _, _): .number(value)
    case .flag(let value): .flag(value)
    case .choice(let value, _): .choice(value)
    case .numbers(let value, _, _): .numbers(value)
    }
  }
}
