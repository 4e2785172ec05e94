// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import SystemCalls
import TextFormats

/// Reads a command line against the table of commands.
///
/// The grammar: `--word value`, `--word=value`, `-x value`, `-xvalue`, several letters behind one
/// dash of which only the last takes a value, `--` before operands that start with a dash, and `-`
/// alone for standard input or output. Options and operands may be mixed.
struct ArgumentParser {
  private let command: CommandSpecification
  private var rest: ArraySlice<String>
  private var result: ParsedArguments

  private init(_ command: CommandSpecification, _ arguments: ArraySlice<String>) {
    self.command = command
    rest = arguments
    result = ParsedArguments(command: command.name, words: Array(arguments))
  }

  /// Parses the arguments after the name of a command.
  ///
  /// With `--help` among the options, everything else may be wrong or missing.
  static func parse(
    _ arguments: ArraySlice<String>, for command: CommandSpecification
  ) throws(OperationError) -> ParsedArguments {
    if arguments.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      var result = ParsedArguments(command: command.name)
      result.values[.help] = .flag
      return result
    }
    var parser = ArgumentParser(command, arguments)
    try parser.run()
    return parser.result
  }

  private mutating func run() throws(OperationError) {
    while let argument = rest.popFirst() {
      if argument == "--" {
        result.operands += rest
        break
      } else if argument.hasPrefix("--") {
        try takeLongOption(argument)
      } else if argument.hasPrefix("-"), argument != "-" {
        try takeLetters(argument)
      } else {
        result.operands.append(argument)
      }
    }
    try checkOperands()
  }

  private mutating func takeLongOption(_ argument: String) throws(OperationError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let word = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.name.rawValue == word }) else {
      throw unknownOption("--" + word)
    }
    if parts.count == 2 {
      guard option.argument != .none else {
        throw usage("\(option.name.word) takes no value, found \(quoted(parts[1]))")
      }
      try set(option, String(parts[1]))
    } else {
      try takeValue(of: option, spelt: option.name.word)
    }
  }

  private mutating func takeLetters(_ argument: String) throws(OperationError) {
    var letters = argument.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
        throw unknownOption("-\(letter)")
      }
      if option.argument != .none, !letters.isEmpty {
        let value = letters.first == "=" ? letters.dropFirst() : letters
        try set(option, String(value))
        return
      }
      try takeValue(of: option, spelt: "-\(letter)")
    }
  }

  private mutating func takeValue(
    of option: OptionSpecification, spelt: String
  ) throws(OperationError) {
    guard option.argument != .none else {
      result.values[option.name] = .flag
      return
    }
    if case .optionalWord(_, let bare) = option.argument { return try set(option, bare) }
    guard let value = rest.first else {
      throw usage("\(spelt) needs a value: \(expectation(option))")
    }
    // A negative number is a value out of range; any other argument with a dash is the next option.
    if value.hasPrefix("-"), value != "-", Double(value) == nil {
      throw usage("\(spelt) needs a value: \(expectation(option)), found the option \(value)")
    }
    rest.removeFirst()
    try set(option, value)
  }

  private mutating func set(_ option: OptionSpecification, _ text: String) throws(OperationError) {
    let name = option.name
    if case .list = option.argument {
      var words = result.list(name)
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard !word.isEmpty else { throw bad(option, text) }
        if !words.contains(String(word)) { words.append(String(word)) }
      }
      result.values[name] = .list(words)
      return
    }
    guard result.values[name] == nil else { throw usage("\(name.word) is given twice") }
    switch option.argument {
    case .none, .list: break
    case .text, .name:
      guard !text.isEmpty else { throw bad(option, text) }
      result.values[name] = .text(text)
    case .word(let words), .optionalWord(let words, _):
      guard words.contains(text) else { throw bad(option, text, words: words) }
      result.values[name] = .text(text)
    case .integer(let range, _):
      guard let number = Int(text), range.contains(number) else { throw bad(option, text) }
      result.values[name] = .integer(number)
    case .number(let range, _):
      guard let number = Double(text), range.contains(number) else { throw bad(option, text) }
      result.values[name] = .number(number)
    }
  }

  private func checkOperands() throws(OperationError) {
    let operands = command.operands
    // For example, a script with an unset variable: ignoring the empty argument would change the
    // meaning.
    if result.operands.contains("") {
      throw usage("found the empty operand '', expected \(operands.placeholder)")
    }
    if let first = result.operands.first, !operands.words.isEmpty,
      !operands.words.contains(first)
    {
      throw usage(
        UnknownWord.message(operands.noun, found: first, words: operands.words))
    }
    if result.operands.count > operands.count.upperBound {
      let extra = result.operands[operands.count.upperBound]
      throw usage("unexpected operand \(quoted(extra)) after the last accepted one")
    }
    if result.operands.count < operands.count.lowerBound {
      let choice =
        operands.words.isEmpty ? "" : ": one of \(operands.words.joined(separator: ", "))"
      let isOne = operands.count.lowerBound == 1
      throw usage("\(operands.placeholder) \(isOne ? "is" : "are") missing\(choice)")
    }
  }

  /// What would be accepted behind an option.
  private func expectation(_ option: OptionSpecification) -> String {
    switch option.argument {
    case .none: "nothing"
    case .text(let placeholder): placeholder
    case .list(let placeholder): "\(placeholder), separated by commas"
    case .name(let words): "a name such as \(words.first ?? "")"
    case .word(let words), .optionalWord(let words, _): "one of \(words.joined(separator: ", "))"
    case .integer(let range, _):
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range, _):
      "a number from \(shown(range.lowerBound)) to \(shown(range.upperBound))"
    }
  }

  private func bad(
    _ option: OptionSpecification, _ text: String, words: [String] = []
  ) -> OperationError {
    usage(
      "\(option.name.word): found \(quoted(text)), expected \(expectation(option))"
        + suggestion(for: text, among: words))
  }

  private func unknownOption(_ spelt: String) -> OperationError {
    let words = command.allOptions.map(\.name.word)
    return usage(UnknownWord.message("option", found: spelt, words: words))
  }

  private func usage(_ message: String) -> OperationError {
    OperationError(message, hints: ["try: scrollwork help \(command.name.rawValue)"])
  }

  private func quoted(_ text: some StringProtocol) -> String { "'\(text)'" }
}
