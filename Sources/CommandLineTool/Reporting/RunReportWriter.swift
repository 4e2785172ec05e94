// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ReviewReports
import StoryboardProduction
import SystemCalls
import TextFormats
import XMLValidation

/// Writes what `record`, `approve` and `diff` found in the requested formats.
struct RunReportWriter {
  private let targets: [ReporterArguments.Target]
  private let context: CommandContext

  /// Reads `--reporter`; without it there is only text.
  ///
  /// - Throws: An error if a format is unknown, or if two reports would be mixed on standard output.
  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(OperationError) {
    self.context = context
    targets = try ReporterArguments(
      arguments.list(.reporter), known: RunReport.formats, help: arguments.command.rawValue,
      variable: { _ in nil }
    ).targets
  }

  /// The files that reports go to.
  var files: [String] { targets.compactMap(\.file) }

  /// Writes the report; files get their names when they are whole.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - text: What the command prints for people.
  ///   - json: The data of the command; nil for that of the report.
  func write(_ report: RunReport, text: String, json: String? = nil) throws(OperationError) {
    for target in targets {
      let contents: String
      switch target.format {
      case .json:
        contents = json ?? JSONValue.answer(report.json.members?.map { ($0.name, $0.value) } ?? [])
      case .markdown: contents = report.markdown
      case .junit:
        contents = report.junit
        let findings = TestResultSchema.validate(Array(contents.utf8), name: "the JUnit report")
        guard findings.isEmpty else {
          throw OperationError(
            "the JUnit report is invalid and was not written: this is a mistake in scrollwork, please report it\n"
              + findings.map(\.description).joined(separator: "\n"))
        }
      case .text, .sarif, .github: contents = text
      }
      if let file = target.file {
        try FileSystem.makeFolder(FileSystem.folder(of: file))
        try AtomicFile.write(Array(contents.utf8), to: file)
      } else {
        try context.output.write(contents)
      }
    }
  }
}
