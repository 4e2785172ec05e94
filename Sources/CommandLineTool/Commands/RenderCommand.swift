// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import StoryboardProduction
import StoryboardRendering
import SystemCalls
import TextFormats

/// `scrollwork render [PATH…]`.
enum RenderCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let reader = try PlanReader(RunOverrides(arguments), context)
    let project = reader.project
    let operands = try project.operands(arguments.operands)
    let output = project.output(arguments.text(.output))
    guard output != "-" else {
      throw OperationError(
        "--output: render writes a folder of files, expected its path, found '-'")
    }
    let pass = RenderPass(
      operands: operands, reader: reader, options: try options(arguments),
      rules: try RuleSettings.options(of: project),
      folder: OutputFolder(output, isWatched: arguments.has(.watch)), limit: WorkLimit(arguments),
      jobs: arguments.integer(.jobs) ?? Process.processorCount, log: context)
    if arguments.has(.watch) { try RenderWatch(pass, project: project.path, context).run() }
    let result = try pass.run()
    guard let manifest = result.manifest else {
      let code = result.hasInvalidFiles ? ExitCode.findings : .clean
      return result.errors.reduce(code) { $0.worst(ExitCode($1)) }
    }
    if arguments.has(.stats) { try writeStatistics(manifest, context) }
    try context.output.write(VisibleText.line("open \(pass.folder.path(result.page))") + "\n")
    return .clean
  }

  private static func options(_ arguments: ParsedArguments) throws(OperationError) -> SVGOptions {
    var options = SVGOptions()
    if let tolerance = arguments.number(.tolerance) { options.tolerance = tolerance }
    if let decimals = arguments.integer(.precision) { options.precision = decimals }
    let rounding = (0..<options.precision).reduce(0.5) { error, _ in error / 10 }
    guard rounding < options.tolerance else {
      throw OperationError(
        "--precision \(options.precision) and --tolerance \(shown(options.tolerance)): rounding alone"
          + " moves a coordinate by up to \(shown(rounding)) pt; expected more decimals or a greater"
          + " tolerance")
    }
    if arguments.text(.loop) == "once" { options.loop = .once }
    if arguments.text(.encoding) == "smil" { options.encoding = .smil }
    switch arguments.text(.theme) {
    case "light": options.appearance = .light
    case "dark": options.appearance = .dark
    default: break
    }
    return options
  }

  private static func writeStatistics(
    _ manifest: Manifest, _ context: CommandContext
  ) throws(OperationError) {
    let usage = Process.usage
    let bytes = manifest.entries.reduce(0) { $0 + $1.size }
    let milliseconds = Int((usage.processorSeconds * 1000).rounded())
    try context.output.write(
      """
      processor time  \(milliseconds / 1000).\(ByteCount.padded(milliseconds % 1000)) s
      peak memory     \(ByteCount.text(usage.peakBytes))
      written         \(manifest.entries.count) files, \(ByteCount.text(bytes))

      """)
  }
}
