// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore
package import SystemCalls

/// Where relative paths begin, what standard input holds, and which patterns are known.
package struct ProductionInput: Sendable {
  /// The folder in which a project file is looked for; relative paths in it begin there.
  package var folder: String
  /// The patterns that scenarios may name.
  package var patterns: PatternCatalog
  private let standardInput: @Sendable (_ limit: Int) throws(OperationError) -> [UInt8]

  /// Makes an input of a folder, of patterns, and of what reads standard input up to a number of bytes.
  package init(
    folder: String, patterns: PatternCatalog = .builtIn,
    standardInput: @escaping @Sendable (_ limit: Int) throws(OperationError) -> [UInt8]
  ) {
    self.folder = folder
    self.patterns = patterns
    self.standardInput = standardInput
  }

  /// Everything on standard input.
  ///
  /// - Parameter limit: The most bytes that are accepted.
  /// - Throws: That it cannot be read, or that there is more.
  package func contents(limit: Int) throws(OperationError) -> [UInt8] { try standardInput(limit) }

  /// The current folder, and a text as standard input.
  package static func memory(_ text: String = "") -> ProductionInput {
    ProductionInput(folder: ".", standardInput: { _ in Array(text.utf8) })
  }
}
