// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// A command line that has been understood: every option is known and every value is of its kind.
struct ParsedArguments {
  /// The value of an option.
  enum Value: Equatable {
    case flag
    case text(String)
    case list([String])
    case integer(Int)
    case number(Double)
  }

  /// The command.
  var command: CommandName
  /// The operands after the options.
  var operands: [String] = []
  /// The options that were given.
  var values: [OptionName: Value] = [:]
  /// All arguments after the command, as they were given.
  var words: [String] = []

  /// Whether an option was given.
  func has(_ name: OptionName) -> Bool { values[name] != nil }

  /// The text or choice of an option; nil if it was not given.
  func text(_ name: OptionName) -> String? {
    if case .text(let text) = values[name] { text } else { nil }
  }

  /// The values of a list, without repetitions, in the given order; empty if the option was not
  /// given.
  func list(_ name: OptionName) -> [String] {
    if case .list(let words) = values[name] { words } else { [] }
  }

  /// The whole number of an option; nil where it was not given.
  func integer(_ name: OptionName) -> Int? {
    if case .integer(let number) = values[name] { number } else { nil }
  }

  /// The number of an option; nil where it was not given.
  func number(_ name: OptionName) -> Double? {
    if case .number(let number) = values[name] { number } else { nil }
  }

  /// Refuses options that would change nothing.
  ///
  /// - Throws: An error if one of them was given, with the reason why it has no effect.
  func refuse(_ names: [OptionName], because reason: String) throws(OperationError) {
    for name in names where has(name) {
      throw OperationError("\(name.word) has no effect here: \(reason)")
    }
  }

  /// The case of an enumeration for a value; nil if the option was not given.
  func word<T: RawRepresentable<String>>(_ name: OptionName, as type: T.Type) -> T? {
    text(name).flatMap(T.init(rawValue:))
  }
}
