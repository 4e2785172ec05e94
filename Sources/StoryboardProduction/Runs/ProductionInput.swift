// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore
package import SystemCalls

/// The base of relative paths, the content of standard input, and the known patterns.
package struct ProductionInput: Sendable {
  /// The folder of the project file; relative paths in it start there.
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
  /// - Throws: An error if it cannot be read, or if there is more.
  package func contents(limit: Int) throws(OperationError) -> [UInt8] { try standardInput(limit) }

  /// The current folder, and a text as standard input.
  package static func memory(_ text: String = "") -> ProductionInput {
    ProductionInput(folder: ".", standardInput: { _ in Array(text.utf8) })
  }
}
