// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// The formats in which a report can be written.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people, one finding a paragraph.
  case text
  /// For programs, and for `merge`.
  case json
  /// Test results for Jenkins, GitLab and others.
  case junit
  /// Results of static analysis, for code scanning.
  case sarif
  /// Annotations of a GitHub workflow.
  case github
  /// A comment on a pull request.
  case markdown
}

extension ReviewReport {
  /// Writes the report.
  ///
  /// - Parameters:
  ///   - format: In which form.
  ///   - paint: The highlighting of the text format.
  ///   - isVerbose: Whether the text format explains all findings, even if they are many.
  ///   - links: Where pages and pictures are served.
  ///   - page: Where people at this machine open a page, given its address below the folder that `render` writes; nil for
  ///     one that they cannot open, and that the text format does not name then.
  /// - Returns: UTF-8, with a line feed at the end unless it is empty.
  package func written(
    as format: ReportFormat, paint: TextPaint = .plain, isVerbose: Bool = false,
    links: ReportLinks = .none, page: (String) -> String? = { $0 }
  ) -> [UInt8] {
    switch format {
    case .text: Array(TextReport.write(self, paint, isVerbose: isVerbose, page).utf8)
    case .json: JSONReport.value(self).document
    case .junit: Array(JUnitReport.write(self).utf8)
    case .sarif: SARIFReport.value(self).document
    case .github: Array(GitHubReport.write(self).utf8)
    case .markdown: Array(markdown(links, limit: MarkdownReport.commentLimit).utf8)
    }
  }

  /// Writes the report as Markdown of at most `limit` bytes.
  ///
  /// - Parameters:
  ///   - links: Where pages and pictures are served.
  ///   - limit: The most bytes.
  package func markdown(_ links: ReportLinks = .none, limit: Int) -> String {
    MarkdownReport.write(self, links, limit: limit)
  }
}
