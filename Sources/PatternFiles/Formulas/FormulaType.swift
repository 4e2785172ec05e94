// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// What a formula gives.
package enum FormulaType: Equatable {
  /// A number.
  case number
  /// True or false.
  case truth
  /// One of some words: the options of a parameter. Its number in a register is its place in this list.
  case word([String])

  /// The type as a message names it.
  package var text: String {
    switch self {
    case .number: "a number"
    case .truth: "true or false"
    case .word(let words): "one of " + words.map { "'\(shown($0))'" }.joined(separator: ", ")
    }
  }
}
