// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports
import StoryboardProduction
import SystemCalls

/// `scrollwork merge PATH…`.
enum MergeCommand {
  /// How the names of reports end.
  static let suffix = ".json"

  static func run(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) throws(OperationError) -> ExitCode {
    let reporters = try ReporterArguments(
      arguments.list(.reporter), variable: context.environment.variable)
    var parts: [(name: String, report: ReviewReport)] = []
    let paths = try FileSystem.files(named: arguments.operands, suffix: suffix, called: "reports")
    try reporters.refuseReplacing(paths)
    for path in paths {
      try Interruption.check()
      let bytes = try FileSystem.contents(of: path, limit: CheckCommand.fileLimit)
      do {
        parts.append((path, try ReviewReport(json: bytes)))
      } catch {
        throw OperationError("cannot read the report \(path): \(error)")
      }
    }
    var report: ReviewReport
    do {
      report = try ReportMerge.merge(parts)
    } catch {
      throw OperationError("\(error)")
    }
    if let failOn = arguments.severity(.failOn) { report.failOn = failOn }
    let pages = try ProjectSource(in: context.environment.folder).output(nil)
    try ReportWriter(arguments, context, pages: pages).write(report, to: reporters.targets)
    return report.isFailing && !arguments.has(.exitZero) ? .findings : .clean
  }
}
