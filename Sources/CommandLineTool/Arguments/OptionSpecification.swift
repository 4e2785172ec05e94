// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One option of a command, as the parser and the help text see it.
struct OptionSpecification {
  /// What follows the option.
  enum Argument: Equatable {
    /// Nothing: the option is there or not.
    case none
    /// Any text, which the placeholder describes.
    case text(placeholder: String)
    /// Values separated by commas; the option may be repeated.
    case list(placeholder: String)
    /// One of a few choices.
    case word([String])
    /// A name that the command looks up: one of these, or one that another package adds.
    case name([String])
    /// One of a few choices, joined to the option; without a value it means `bare`.
    case optionalWord([String], bare: String)
    /// A whole number within limits, both included.
    case integer(ClosedRange<Int>, placeholder: String)
    /// A number within limits, both included.
    case number(ClosedRange<Double>, placeholder: String)
  }

  /// The long name.
  var name: OptionName
  /// The letter, if there is one.
  var letter: Character?
  /// What follows.
  var argument: Argument
  /// One sentence on what it does.
  var summary: String
  /// The default; empty if the summary contains it.
  var defaultText: String

  init(
    _ name: OptionName, letter: Character? = nil, takes argument: Argument = .none,
    default defaultText: String = "", _ summary: String
  ) {
    self.name = name
    self.letter = letter
    self.argument = argument
    self.summary = summary
    self.defaultText = defaultText
  }

  /// Whether a value is optional, and must be joined to it by `=`.
  var takesJoinedValue: Bool {
    if case .optionalWord = argument { true } else { false }
  }

  /// What follows, as the help text shows it: empty for nothing.
  var placeholder: String {
    switch argument {
    case .none: ""
    case .text(let placeholder), .list(let placeholder), .integer(_, let placeholder),
      .number(_, let placeholder):
      placeholder
    case .word(let words), .name(let words), .optionalWord(let words, _):
      words.joined(separator: "|")
    }
  }

  /// The long name and its value, as in help texts.
  var usage: String {
    if takesJoinedValue { return name.word + "[=\(placeholder)]" }
    return argument == .none ? name.word : name.word + " " + placeholder
  }

  /// The summary, with the default in brackets.
  var summaryWithDefault: String {
    defaultText.isEmpty ? summary : summary + " [\(defaultText)]"
  }
}
