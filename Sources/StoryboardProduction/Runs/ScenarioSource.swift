// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
package import ScrollCore
package import SystemCalls

/// Finds and reads scenario files.
package enum ScenarioSource {
  /// How the names of scenario files end.
  package static let suffix = ".scenario.jsonc"

  /// The scenario files that operands stand for: files as they are, folders with everything below them.
  ///
  /// - Parameter operands: Paths of files and folders.
  /// - Returns: Paths in the order of the operands, those of a folder sorted; none occurs twice.
  /// - Throws: That a path leads nowhere or a folder has no scenarios.
  package static func paths(_ operands: [String]) throws(OperationError) -> [String] {
    try FileSystem.files(named: operands, suffix: suffix, called: "scenarios")
  }

  /// Reads a scenario; commands do so through `PlanReader`.
  ///
  /// - Parameters:
  ///   - path: Where it is; `-` for standard input.
  ///   - input: The current folder, and standard input.
  ///   - usualDevices: The screens of a scenario that names none; nil for the matrix.
  ///   - folders: Where files may lie that it names, besides its own folder and the current one.
  /// - Returns: The scenario and the bytes that it was read from.
  /// - Throws: That the file cannot be read, or all its mistakes with their places.
  package static func read(
    _ path: String, _ input: ProductionInput, usualDevices: [DeviceSelection]?,
    folders: [String] = []
  ) throws(OperationError) -> Scenario {
    let limit = FileLimits.bytes
    let isInput = path == "-"
    let source =
      isInput ? try input.contents(limit: limit) : try FileSystem.contents(of: path, limit: limit)
    let files = NamedFiles(
      folders: [input.folder] + (isInput ? [] : [FileSystem.folder(of: path)]) + folders)
    do {
      return try Scenario.read(
        path: isInput ? "standard input" : path, source: source, patterns: input.patterns,
        usualDevices: usualDevices
      ) { path in
        try files.contents(of: path)
      }
    } catch {
      throw OperationError(diagnostics: error.description)
    }
  }

  /// Reads a device file.
  package static func device(_ path: String) throws(OperationError) -> DeviceProfile {
    let source = try FileSystem.contents(of: path, limit: FileLimits.bytes)
    do {
      return try DeviceFile.read(path: path, source: source)
    } catch {
      throw OperationError(diagnostics: error.description)
    }
  }
}
