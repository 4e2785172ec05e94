// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore
import SystemCalls

/// What a run of the tool reads and writes: streams, environment variables, standard input.
///
/// `CommandLineTool.main()` makes it from the process, tests make it from memory.
public struct Environment: Sendable {
  /// Where results go.
  public var output: OutputStream
  /// Where messages go: progress, warnings, errors.
  public var errors: OutputStream
  /// The folder of the project file; relative paths in it start there.
  public var folder = "."
  /// The patterns that all commands know.
  public var patterns = PatternCatalog.builtIn
  /// The value of an environment variable.
  public var variable: @Sendable (String) -> String?
  /// Everything on standard input.
  var input: @Sendable (_ limit: Int) throws(OperationError) -> [UInt8]

  /// The environment of the process.
  public static func process() -> Environment {
    Environment(
      output: .standardOutput(), errors: .standardError(), variable: { Process.variable($0) },
      input: { (limit) throws(OperationError) in
        try FileSystem.contents(of: 0, name: "standard input", limit: limit)
      })
  }

  /// An environment in memory.
  ///
  /// - Parameters:
  ///   - input: What standard input holds.
  ///   - variables: The environment variables that are set.
  ///   - output: Where results go.
  ///   - errors: Where messages go.
  /// - Returns: An environment that touches nothing of the process.
  public static func memory(
    input: String = "", variables: [String: String] = [:], output: OutputStream = .memory(),
    errors: OutputStream = .memory()
  ) -> Environment {
    Environment(
      output: output, errors: errors, variable: { variables[$0] },
      input: { (limit) throws(OperationError) in
        let bytes = Array(input.utf8)
        guard bytes.count <= limit else {
          throw OperationError("standard input is larger than the limit of \(limit) bytes")
        }
        return bytes
      })
  }
}
