// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
package import SystemCalls

/// The project file of the folder in which the tool runs.
package struct ProjectSource {
  /// Where the file is; nil if there is none.
  package let path: String?
  /// What it says; the defaults if there is none.
  package let project: Project
  private let folder: String

  /// Reads the project file, if there is one.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - folders: Where files may lie that it names, besides this folder.
  /// - Throws: That it cannot be read, or all its mistakes with their places.
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
  /// - Throws: That neither names anything.
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

  private func inProject(_ path: String) -> String {
    folder == "." || path.hasPrefix("/") ? path : folder + "/" + path
  }
}
