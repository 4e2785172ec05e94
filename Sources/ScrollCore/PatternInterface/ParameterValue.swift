// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The value of a pattern's parameter, already checked against its descriptor.
public enum ParameterValue: Equatable, Sendable {
  /// A number in the descriptor's unit.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// The index of a choice in the descriptor's options.
  case choice(Int)
  /// A list of numbers in the descriptor's unit.
  case numbers([Double])
}
