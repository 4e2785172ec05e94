// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
package import SystemCalls

/// The project file of the folder in which the tool runs.
package struct ProjectSource {
  /// The path of the file; nil if there is none.
  package let path: String?
  /// The content; the defaults if there is none.
  package let project: Project
  private let folder: String

  /// Reads the project file, if there is one.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - folders: Additional folders of files that it may refer to.
  /// - Throws: An error if it cannot be read, or all its errors with positions.
  package init(in folder: String, folders: [String] = []) throws(OperationError) {
    self.folder = folder
    let path = folder == "." ? Project.name : folder + "/" + Project.name
    guard FileSystem.kind(of: path) != .nothing else {
      self.path = nil
      project = Project()
      return
    }
    self.path = path
    let source = try FileSystem.contents(of: path, limit: FileLimits.bytes)
    do {
      let files = NamedFiles(folders: [folder] + folders)
      project = try Project.read(path: path, source: source) { path in
        try files.contents(of: path)
      }
    } catch {
      throw OperationError(diagnostics: error.description)
    }
  }

  /// What a command works on: what its command line names, or else the project's scenarios.
  ///
  /// - Throws: An error if neither names anything.
  package func operands(_ named: [String]) throws(OperationError) -> [String] {
    guard named.isEmpty else { return named }
    guard path != nil else {
      throw OperationError(
        "PATH is missing, and there is no \(Project.name) here: name a scenario or a folder of such",
        hints: ["to begin one: scrollwork init"])
    }
    return project.scenarios.map(inProject)
  }

  /// The folder to render to: what the command line names, or else the project's.
  package func output(_ named: String?) -> String { named ?? inProject(project.output) }

  /// A path of the file, from where the tool runs.
  func inProject(_ path: String) -> String {
    folder == "." || path.hasPrefix("/") ? path : folder + "/" + path
  }
}
