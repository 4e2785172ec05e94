// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
package import ScrollCore
package import SystemCalls

/// Finds and reads scenario files.
package enum ScenarioSource {
  /// How the names of scenario files end.
  package static let suffix = ".scenario.jsonc"

  /// The scenario files of operands: files as given, folders with everything in them.
  ///
  /// - Parameter operands: Paths of files and folders.
  /// - Returns: Paths in the order of the operands, those of a folder sorted; none occurs twice.
  /// - Throws: An error if a path does not exist or a folder has no scenarios.
  package static func paths(_ operands: [String]) throws(OperationError) -> [String] {
    try FileSystem.files(named: operands, suffix: suffix, called: "scenarios")
  }

  /// Reads a scenario; commands do so through `PlanReader`.
  ///
  /// - Parameters:
  ///   - path: Its path; `-` for standard input.
  ///   - input: The current folder, and standard input.
  ///   - defaultDevices: The screens of a scenario that names none; nil for the matrix.
  ///   - folders: Additional folders of files that it may refer to, besides its own and the current
  ///     one.
  /// - Returns: The scenario and the bytes that it was read from.
  /// - Throws: An error if the file cannot be read, or all its errors with positions.
  package static func read(
    _ path: String, _ input: ProductionInput, defaultDevices: [DeviceSelection]?,
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
        defaultDevices: defaultDevices
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
