// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports

/// `scrollwork merge PATH…`.
enum MergeCommand {
  /// How the names of reports end.
  static let suffix = ".json"

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(ToolError) -> ExitCode {
    let reporters = try ReporterArguments(
      arguments.list(.reporter), variable: context.surroundings.variable)
    var parts: [(name: String, report: ReviewReport)] = []
    for path in try paths(arguments.operands) {
      try Interruption.check()
      let bytes = try FileSystem.contents(of: path, limit: CheckCommand.fileLimit)
      do {
        parts.append((path, try ReviewReport(json: bytes)))
      } catch {
        throw ToolError("cannot read the report \(path): \(error)")
      }
    }
    var report: ReviewReport
    do {
      report = try ReportMerge.merge(parts)
    } catch {
      throw ToolError("\(error)")
    }
    if let failOn = arguments.severity(.failOn) { report.failOn = failOn }
    try ReportWriter(context: context).write(report, to: reporters.targets)
    return report.isFailing && !arguments.has(.exitZero) ? .findings : .clean
  }

  /// The files that operands stand for: files as they are, folders with the reports below them.
  private static func paths(_ operands: [String]) throws(ToolError) -> [String] {
    var paths: [String] = []
    for operand in operands {
      var found = [operand]
      if FileSystem.kind(of: operand) == .folder {
        found = try FileSystem.files(below: operand, suffix: suffix)
        guard !found.isEmpty else {
          throw ToolError("no reports in \(operand): expected files named *\(suffix)")
        }
      }
      for path in found where !paths.contains(path) { paths.append(path) }
    }
    return paths
  }
}
