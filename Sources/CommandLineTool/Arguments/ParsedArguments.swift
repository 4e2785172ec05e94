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
  ///
  /// - Precondition: The option takes a text or a choice in this command. The accessors below have the
  ///   same precondition for their kinds: a wrong kind is an error of the program, not of the user.
  func text(_ name: OptionName) -> String? {
    guard let value = values[name] else { return nil }
    guard case .text(let text) = value else { mismatch(name, value) }
    return text
  }

  /// The values of a list, without repetitions, in the given order; empty if the option was not
  /// given.
  ///
  /// For a command that takes one value instead of a list, the list has that value.
  func list(_ name: OptionName) -> [String] {
    switch values[name] {
    case nil: []
    case .list(let words)?: words
    case .text(let word)?: [word]
    case let value?: mismatch(name, value)
    }
  }

  /// The whole number of an option; nil where it was not given.
  func integer(_ name: OptionName) -> Int? {
    guard let value = values[name] else { return nil }
    guard case .integer(let number) = value else { mismatch(name, value) }
    return number
  }

  /// The number of an option; nil where it was not given.
  func number(_ name: OptionName) -> Double? {
    guard let value = values[name] else { return nil }
    guard case .number(let number) = value else { mismatch(name, value) }
    return number
  }

  private func mismatch(_ name: OptionName, _ value: Value) -> Never {
    preconditionFailure("\(name.word) of \(command.rawValue) is \(value)")
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
