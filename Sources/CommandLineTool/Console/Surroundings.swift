// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What surrounds a run of the tool: streams, environment, standard input.
///
/// `CommandLineTool.main()` makes it from the process, tests make it from memory.
public struct Surroundings: Sendable {
  /// Where results go.
  public var output: OutputStream
  /// Where talk goes: progress, warnings, errors.
  public var errors: OutputStream
  /// The folder in which a project file is looked for; relative paths in it begin there.
  public var folder = "."
  /// The value of an environment variable.
  public var variable: @Sendable (String) -> String?
  /// Everything on standard input.
  var input: @Sendable (_ limit: Int) throws(ToolError) -> [UInt8]

  /// The surroundings of the process.
  public static func process() -> Surroundings {
    Surroundings(
      output: .standardOutput(), errors: .standardError(), variable: { Process.variable($0) },
      input: { (limit) throws(ToolError) in
        try FileSystem.contents(of: 0, name: "standard input", limit: limit)
      })
  }

  /// Surroundings in memory.
  ///
  /// - Parameters:
  ///   - input: What standard input holds.
  ///   - environment: The variables that are set.
  ///   - output: Where results go.
  ///   - errors: Where talk goes.
  /// - Returns: Surroundings that touch nothing of the process.
  public static func memory(
    input: String = "", environment: [String: String] = [:], output: OutputStream = .memory(),
    errors: OutputStream = .memory()
  ) -> Surroundings {
    Surroundings(
      output: output, errors: errors, variable: { environment[$0] },
      input: { (limit) throws(ToolError) in
        let bytes = Array(input.utf8)
        guard bytes.count <= limit else {
          throw ToolError("standard input is larger than the limit of \(limit) bytes")
        }
        return bytes
      })
  }
}
