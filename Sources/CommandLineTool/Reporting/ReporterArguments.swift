// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ReviewReports
import SystemCalls
import TextFormats

/// The formats and destinations of `--reporter`.
struct ReporterArguments {
  /// One report.
  struct Target: Equatable {
    /// In which form.
    var format: ReportFormat
    /// Where to; nil for standard output.
    var file: String?
  }

  /// The reports in the requested order.
  let targets: [Target]

  /// The files that reports go to.
  var files: [String] { targets.compactMap(\.file) }

  /// Refuses to replace what the command reads.
  ///
  /// - Throws: An error if a report would overwrite an input.
  func refuseReplacing(_ inputs: [String]) throws(OperationError) {
    for target in targets {
      if let file = target.file { try FileSystem.refuse(file, replacing: inputs) }
    }
  }

  /// Parses entries such as `text` and `junit=report.xml`.
  ///
  /// The default is text, and in a GitHub workflow also annotations.
  ///
  /// - Throws: An error if a format is unknown, or if two reports would be mixed on standard
  ///   output.
  ///
  /// - Parameters:
  ///   - words: The entries.
  ///   - known: The formats that the command has.
  ///   - help: The command whose help lists them.
  ///   - variable: The value of an environment variable.
  init(
    _ words: [String], known: [ReportFormat] = ReportFormat.allCases, help: String = "check",
    variable: (String) -> String?
  ) throws(OperationError) {
    var targets: [Target] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = known.first(where: { $0.rawValue == parts[0] }) else {
        throw OperationError(
          UnknownWord.message(
            "reporter", found: String(parts[0]), words: known.map(\.rawValue)),
          hints: ["try: scrollwork help \(help)"])
      }
      if parts.count == 2, parts[1].isEmpty {
        throw OperationError("--reporter: found '\(word)', expected the path of a file after '='")
      }
      let file = parts.count == 2 && parts[1] != "-" ? String(parts[1]) : nil
      let place = file.map(FileSystem.identity)
      if let file, let other = targets.first(where: { $0.file.map(FileSystem.identity) == place }) {
        throw OperationError(
          "--reporter: \(other.format.rawValue) and \(format.rawValue) both go to \(file)")
      }
      targets.append(Target(format: format, file: file))
    }
    if targets.isEmpty {
      targets = [Target(format: .text)]
      if variable("GITHUB_ACTIONS") == "true" { targets.append(Target(format: .github)) }
    }
    // Annotations are lines that the runner finds between any others.
    let mixed = targets.filter {
      $0.file == nil && $0.format != .github
    }
    let hasGitHub = targets.contains { $0.file == nil && $0.format == .github }
    guard mixed.count < 2, !hasGitHub || mixed.allSatisfy({ $0.format == .text }) else {
      let words = targets.filter { $0.file == nil }.map(\.format.rawValue)
      throw OperationError(
        "--reporter: \(words.joined(separator: " and ")) would be mixed on standard output; give one a file,"
          + " such as \(words.last ?? "json")=FILE")
    }
    self.targets = targets
  }
}
