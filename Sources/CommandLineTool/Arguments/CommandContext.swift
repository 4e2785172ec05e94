// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls
import TextFormats

/// The context of every command: output, style, verbosity.
struct CommandContext: Sendable {
  /// Streams, environment and standard input.
  let environment: Environment
  /// The command, once it is known.
  var command: CommandName?
  /// The verbosity.
  private(set) var detail = Progress.Detail.normal
  private var color = TextStyle.Choice.auto

  init(environment: Environment) {
    self.environment = environment
  }

  /// Takes over the options that every command has.
  mutating func adopt(_ arguments: ParsedArguments) {
    if arguments.has(.verbose) { detail = .verbose }
    if arguments.has(.quiet) { detail = .quiet }
    color = arguments.word(.color, as: TextStyle.Choice.self) ?? .auto
  }

  /// Where results go.
  var output: OutputStream { environment.output }

  /// The style of results.
  var outputStyle: TextStyle {
    TextStyle(color, for: environment.output, variable: environment.variable)
  }

  /// The style of talk.
  var errorStyle: TextStyle {
    TextStyle(color, for: environment.errors, variable: environment.variable)
  }

  /// The project's folder, and standard input.
  var input: ProductionInput {
    ProductionInput(
      folder: environment.folder, patterns: environment.patterns,
      standardInput: environment.input)
  }

  /// The patterns that have words here: those of the catalogue, and those of the project's files.
  ///
  /// - Throws: An error if the project file or one of its pattern files cannot be read.
  func patterns() throws(OperationError) -> [PatternEntry] {
    try ProjectSource(in: environment.folder).patterns(adding: environment.patterns).entries
  }

  /// A pattern by its identifier, or by the path of its file.
  ///
  /// - Throws: That there is none, and which there are.
  func pattern(_ word: String) throws(OperationError) -> PatternEntry {
    if word.hasSuffix(PatternSource.suffix) { return try ProjectSource.pattern(word) }
    let entries = try patterns()
    if let entry = entries.first(where: { $0.id == word }) { return entry }
    throw OperationError(UnknownWord.message("pattern", found: word, words: entries.map(\.id)))
  }

  /// The help texts.
  var help: HelpText { HelpText(for: output, style: outputStyle) }

  /// Prints a line for people, unless quiet.
  ///
  /// What it quotes of files and paths can be seen, and acts on no terminal.
  func say(_ line: String) {
    speak(VisibleText.line(line))
  }

  private func speak(_ line: String) {
    if detail != .quiet { environment.errors.say(line) }
  }

  /// Prints a warning, unless quiet.
  func warn(_ message: String) {
    speak(errorStyle.yellow("warning:") + " " + VisibleText.line(message))
  }

  /// Prints warnings about runs, each with its position, unless quiet.
  func say(warnings: [String]) {
    for warning in warnings { speak(highlighted(warning, errorStyle)) }
  }

  /// Prints why a command ended early.
  func report(_ error: OperationError) {
    let style = errorStyle
    let errors = environment.errors
    if error.isInterruption {
      errors.say(error.message)
      return
    }
    if error.isDiagnostic {
      errors.say(highlighted(error.message, style))
    } else {
      for line in error.message.split(separator: "\n") {
        errors.say(style.red("error:") + " " + VisibleText.line(line))
      }
    }
    for hint in error.hints { errors.say(style.dim(VisibleText.line(hint))) }
  }

  /// Diagnostics with a coloured severity.
  func highlighted(_ text: String, _ style: TextStyle) -> String {
    let diagnostics = VisibleText.lines(text)
    guard style.isColoured else { return diagnostics }
    return diagnostics.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for (word, colour) in [
        (": error:", style.red), (": warning:", style.yellow), (": note:", style.dim),
      ] {
        guard let range = line.firstRange(of: word) else { continue }
        return line[..<range.lowerBound] + ": " + colour(String(word.dropFirst(2)))
          + line[range.upperBound...]
      }
      return String(line)
    }.joined(separator: "\n")
  }
}

extension CommandContext: ProductionLog {
  func progress(of total: Int) -> any ProductionProgress {
    Progress(total: total, detail: detail, environment: environment)
  }
}

extension Progress: ProductionProgress {}

extension PlanReader {
  /// Reads the project file, if there is one.
  init(_ overrides: RunOverrides, _ context: CommandContext) throws(OperationError) {
    try self.init(overrides, context.input, log: context)
  }
}
