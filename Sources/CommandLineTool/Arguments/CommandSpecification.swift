// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// One command, as the parser and the help text see it.
struct CommandSpecification {
  /// The operands after the options.
  struct Operands {
    /// How the help text shows them, such as `PATH…`.
    var placeholder: String
    /// How many are needed and how many are taken.
    var count: ClosedRange<Int>
    /// What an error calls the first.
    var noun = "operand"
    /// The choices of the first operand; empty for any text.
    var words: [String] = []
    /// How the help text shows the first operand.
    var first: Substring { placeholder.prefix { $0 != " " } }
  }

  /// The name.
  var name: CommandName
  /// One sentence on what it does.
  var summary: String
  /// More about it, in paragraphs.
  var discussion: [String]
  /// The operands after the options.
  var operands: Operands
  /// Its own options; the common ones are added.
  var options: [OptionSpecification]
  /// Command lines that can be copied, without the name of the tool, and what they do.
  var examples: [(line: String, purpose: String)]

  /// Its own options and those that every command takes.
  var allOptions: [OptionSpecification] { options + CommandCatalog.commonOptions }
}
