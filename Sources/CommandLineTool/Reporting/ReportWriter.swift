// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ReviewReports
import SystemCalls
import XMLValidation

/// Writes a report in all requested formats.
struct ReportWriter {
  /// The most bytes of the summary of a step in a GitHub workflow; GitHub refuses more.
  static let summaryLimit = 1 << 20

  /// The outputs and the verbosity.
  let context: CommandContext
  /// The folder that `render` writes to here.
  let pages: String
  /// Where pages and pictures are served.
  let links: ReportLinks

  /// Prepares to write reports.
  ///
  /// - Throws: An error if `--base-url` is not the address of a folder.
  init(
    _ arguments: ParsedArguments, _ context: CommandContext, pages: String
  ) throws(OperationError) {
    self.context = context
    self.pages = pages
    guard let base = arguments.text(.baseURL) else {
      links = ReportLinks(folder: pages)
      return
    }
    guard let links = ReportLinks(base: base, folder: pages) else {
      throw OperationError(
        "--base-url: found '\(base)', expected an address such as https://example.org/motion")
    }
    self.links = links
  }

  /// Writes a report to its targets; files get their names when they are whole.
  ///
  /// - Throws: An error if something cannot be written.
  func write(_ report: ReviewReport, to targets: [ReporterArguments.Target]) throws(OperationError)
  {
    for target in targets {
      let style = target.file == nil ? context.outputStyle : TextStyle(isColoured: false)
      let bytes = report.written(
        as: target.format, paint: paint(style), isVerbose: context.detail == .verbose,
        links: links, page: openable)
      if target.format == .junit { try validate(bytes) }
      if let file = target.file {
        try FileSystem.makeFolder(FileSystem.folder(of: file))
        try AtomicFile.write(bytes, to: file)
      } else {
        try context.output.write(bytes)
      }
      if target.format == .github { try summarise(report) }
    }
  }

  /// Appends the report to the step summary of the workflow, up to its size limit.
  private func summarise(_ report: ReviewReport) throws(OperationError) {
    guard let path = context.environment.variable("GITHUB_STEP_SUMMARY"), !path.isEmpty else {
      return
    }
    let used = FileSystem.size(of: path) ?? 0
    let room = Self.summaryLimit - used
    guard room > 4096 else {
      context.warn("the summary of the step is full; nothing was added to it")
      return
    }
    try AppendedFile.write(Array(report.markdown(links, limit: room).utf8), to: path)
  }

  /// The path of a page, including its folder; nil if it has not been rendered there.
  private func openable(_ page: String) -> String? {
    let file = pages + "/" + page.prefix { $0 != "#" }
    return FileSystem.kind(of: file) == .file ? pages + "/" + page : nil
  }

  /// Nothing invalid is written.
  private func validate(_ bytes: [UInt8]) throws(OperationError) {
    let findings = TestResultSchema.validate(bytes, name: "the JUnit report")
    guard findings.isEmpty else {
      throw OperationError(
        "the JUnit report is invalid and was not written: this is a mistake in scrollwork, please report it\n"
          + findings.map(\.description).joined(separator: "\n"))
    }
  }

  private func paint(_ style: TextStyle) -> TextPaint {
    guard style.isColoured else { return .plain }
    return TextPaint(
      severity: { severity, word in
        switch severity {
        case .error: style.red(word)
        case .warning: style.yellow(word)
        case .note: style.dim(word)
        }
      }, aside: { style.dim($0) }, good: { style.green($0) })
  }
}
