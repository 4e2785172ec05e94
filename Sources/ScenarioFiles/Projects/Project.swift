// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A project file's contents, checked: what a command works on where its command line does not say.
package struct Project: Equatable, Sendable {
  /// What is asked of a rule of the review.
  package struct Rule: Equatable, Sendable {
    /// The rule's word, as it is written in the file.
    package var id: String
    /// `off`, or how bad the rule's findings are.
    package var setting: String
    /// Where the rule stands in the file: line and column from 1, with a colon between them.
    package var place: String
  }

  /// Scenario files and folders of such, as paths from the project's folder; never empty.
  package var scenarios = ["Scenarios"]
  /// Pattern files and folders of such, as paths from the project's folder.
  package var patterns: [String] = []
  /// The folder to render to, as a path from the project's folder.
  package var output = "Output"
  /// The screens of scenarios that name none; nil for the matrix.
  package var devices: [DeviceSelection]?
  /// What is asked of rules, in the order of the file.
  package var rules: [Rule] = []

  /// The name of a project file.
  package static let name = "scrollwork.jsonc"

  /// A project whose file says nothing.
  package init() {}

  /// Reads a project file.
  ///
  /// Linear in its length; the schema is `projectSchema`.
  ///
  /// - Parameters:
  ///   - path: The file's path; errors name it, and device files are found from it.
  ///   - source: The file's bytes.
  ///   - loader: Reads a device file by its path.
  /// - Returns: The checked values, with the defaults where the file says nothing.
  /// - Throws: The file's mistakes, up to `InvalidScenarioFile.errorLimit`.
  package static func read(
    path: String, source: [UInt8], loader: (_ path: String) throws -> [UInt8]
  ) throws(InvalidScenarioFile) -> Project {
    let log = ErrorLog()
    let document = JSON5Document(SourceFile(path: path, bytes: source, log: log))
    let project = document.flatMap { document in
      withoutActuallyEscaping(loader) { loader in
        ProjectReader(
          vocabulary: .builtIn, files: FileAccess(path: path, log: log, load: loader)
        )
        .read(document.root)
      }
    }
    guard log.isEmpty, let project else { throw log.failure }
    return project
  }
}
