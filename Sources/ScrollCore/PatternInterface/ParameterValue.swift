// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The value of a pattern's parameter, already checked against its descriptor.
public enum ParameterValue: Equatable, Sendable {
  /// A number in the descriptor's unit.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// The index of a word in the descriptor's options.
  case choice(Int)
  /// A list of numbers in the descriptor's unit.
  case numbers([Double])

  /// The number; 0 for a value of another kind.
  public var number: Double {
    if case .number(let value) = self { value } else { 0 }
  }

  /// The flag; false for a value of another kind.
  public var flag: Bool {
    if case .flag(let value) = self { value } else { false }
  }

  /// The index of the word; 0 for a value of another kind.
  public var choice: Int {
    if case .choice(let value) = self { value } else { 0 }
  }

  /// The list; empty for a value of another kind.
  public var numbers: [Double] {
    if case .numbers(let value) = self { value } else { [] }
  }
}
