// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import PatternProofs
import ScenarioFiles
import ScrollCore
import StoryboardProduction
import SystemCalls
import TextFormats

/// `scrollwork prove FILE`.
enum ProveCommand {
  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let path = arguments.operands[0]
    guard path.hasSuffix(PatternSource.suffix) else {
      throw OperationError(
        "\(path): expected a pattern file, whose name ends in \(PatternSource.suffix)")
    }
    let (file, place) = try ProjectSource.patternFile(path)
    let devices = try devices(arguments)
    var report = ProofReport(path: path, place: place)
    for variant in try variants(arguments, of: file, context) {
      let pattern: CompiledPattern
      do {
        pattern = try file.compile(variant: variant)
      } catch {
        throw OperationError(diagnostics: "\(path): error: \(error.errors[0].message)")
      }
      let free = try free(arguments, of: pattern)
      let orientations = Orientation.allCases
      let prover = Prover(
        pattern, on: devices.map { ($0, orientations) }, over: free)
      let verdicts = prover.verdicts { Interruption.isRequested }
      try Interruption.check()
      report.add(file.variants[variant].id, verdicts)
    }
    try context.output.write(
      arguments.has(.json) ? report.json : VisibleText.lines(report.text(context.outputStyle)))
    if arguments.has(.stats) {
      let milliseconds = Int((Process.usage.processorSeconds * 1000).rounded(.up))
      context.say("looked at \(report.parts) parts; processor time \(milliseconds) ms")
    }
    return report.hasFailures ? .findings : .clean
  }

  /// The variants that are decided, by their indices.
  private static func variants(
    _ arguments: ParsedArguments, of file: PatternFile, _ context: CommandContext
  ) throws(OperationError) -> [Int] {
    let words = arguments.list(.variant)
    if words == ["all"] { return Array(file.variants.indices) }
    guard words.isEmpty else {
      return try words.map { (word) throws(OperationError) in
        guard let index = file.variants.firstIndex(where: { $0.id == word }) else {
          throw OperationError(
            UnknownWord.message("variant", found: word, words: file.variants.map(\.id)))
        }
        return index
      }
    }
    let fixed = file.variants.indices.filter { file.variants[$0].isFixed }
    guard !fixed.isEmpty else { return Array(file.variants.indices) }
    let others = file.variants.count - fixed.count
    if others > 0 {
      context.say(
        "left out: \(others) variant\(others == 1 ? "" : "s") that break\(others == 1 ? "s" : "") on purpose; --variant all decides everything"
      )
    }
    return fixed
  }

  private static func devices(
    _ arguments: ParsedArguments
  ) throws(OperationError) -> [DeviceProfile] {
    let words = arguments.list(.device)
    guard !words.isEmpty, words != ["all"] else { return DeviceCatalog.devices }
    return try words.map { (word) throws(OperationError) in
      guard let device = DeviceCatalog.catalog.first(where: { $0.id == word }) else {
        throw OperationError(
          UnknownWord.message("device", found: word, words: DeviceCatalog.catalog.map(\.id)),
          hints: ["prove always looks at both orientations and all text sizes"])
      }
      return device
    }
  }

  /// The parameters that may have any value, by their indices.
  private static func free(
    _ arguments: ParsedArguments, of pattern: CompiledPattern
  ) throws(OperationError) -> [Int] {
    let keys = pattern.parameters.map(\.key)
    let free = try arguments.list(.over).map { (word) throws(OperationError) in
      guard let index = keys.firstIndex(of: word) else {
        throw OperationError(UnknownWord.message("parameter", found: word, words: keys))
      }
      return index
    }
    guard ParameterChoice.combinations(of: free, in: pattern.parameters) != nil else {
      throw OperationError(
        "--over: these parameters have more than \(ParameterChoice.limit) combinations; name fewer")
    }
    return free
  }
}
