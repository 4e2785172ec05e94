// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore
import StoryboardProduction
import SystemCalls
import TextFormats

/// The command `scrollwork`: understands the command line, runs a command, answers with an exit code.
///
/// Results go to standard output, everything else to standard error.
public enum CommandLineTool {
  /// Runs the tool on the process's own arguments and ends the process.
  public static func main() -> Never { main(in: .process()) }

  /// Runs the tool with patterns of other packages, which all commands then know.
  public static func main(adding patterns: PatternEntry...) -> Never {
    var environment = Environment.process()
    environment.patterns = environment.patterns.adding(patterns)
    main(in: environment)
  }

  private static func main(in environment: Environment) -> Never {
    Interruption.listen()
    MemoryExhaustion.listen()
    let arguments = Array(CommandLine.arguments.dropFirst())
    Process.leave(run(arguments, in: environment).rawValue)
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: What was typed, without the name of the tool.
  ///   - environment: Streams, environment and standard input.
  /// - Returns: The exit status of the process.
  public static func run(_ arguments: [String], in environment: Environment) -> ExitCode {
    var context = CommandContext(environment: environment)
    do throws(OperationError) {
      return try dispatch(arguments[...], &context)
    } catch {
      context.report(error)
      return ExitCode(error)
    }
  }

  private static func dispatch(
    _ arguments: ArraySlice<String>, _ context: inout CommandContext
  ) throws(OperationError) -> ExitCode {
    guard let first = arguments.first else {
      try context.output.write(context.help.brief())
      return .clean
    }
    switch first {
    case "--help", "-h":
      try context.output.write(context.help.overview())
      return .clean
    case "--version":
      try context.output.write(ToolVersion.lineWithCommit + "\n")
      return .clean
    default: break
    }
    guard let name = CommandName(rawValue: first) else {
      let kind = first.hasPrefix("-") ? "option" : "command"
      let words =
        first.hasPrefix("-")
        ? ["--help", "--version"] : CommandName.allCases.map(\.rawValue)
      throw OperationError(
        UnknownWord.message(kind, found: first, words: words), hints: ["try: scrollwork --help"])
    }
    context.command = name
    let specification = CommandCatalog.specification(of: name)
    let arguments = try ArgumentParser.parse(arguments.dropFirst(), for: specification)
    context.adopt(arguments)
    if arguments.has(.help) {
      try context.output.write(context.help.text(of: specification))
      return .clean
    }
    switch name {
    case .render: return try RenderCommand.run(arguments, context)
    case .export: return try ExportCommand.run(arguments, context)
    case .frames: return try FramesCommand.run(arguments, context)
    case .validate: return try ValidateCommand.run(arguments, context)
    case .list: return try ListCommand.run(arguments, context)
    case .schema: return try SchemaCommand.run(arguments, context)
    case .`init`: return try InitCommand.run(arguments, context)
    case .doctor: return try DoctorCommand.run(arguments, context)
    case .completions: return try CompletionsCommand.run(arguments, context)
    case .man: return try ManualCommand.run(arguments, context)
    case .generate: return try GenerateCommand.run(arguments, context)
    case .explain: return try ExplainCommand.run(arguments, context)
    case .help: return try HelpCommand.run(arguments, context)
    case .check: return try CheckCommand.run(arguments, context)
    case .prove: return try ProveCommand.run(arguments, context)
    case .merge: return try MergeCommand.run(arguments, context)
    case .record, .approve: return try RecordCommand.run(arguments, context)
    case .diff: return try DiffCommand.run(arguments, context)
    case .fit: return try FitCommand.run(arguments, context)
    case .bench: return try BenchCommand.run(arguments, context)
    case .mcp: return try AgentCommand.run(arguments, context)
    case .film: return try FilmCommand.run(arguments, context)
    }
  }
}
