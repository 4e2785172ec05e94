// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation

/// The pattern files of the repository that are proved.
enum ProvedFiles {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The catalogue as files.
  static let catalogue = tests.appending(path: "PatternFilesTests/Catalogue/Files")
  /// The examples that are shipped.
  static let examples = tests.deletingLastPathComponent().appending(
    path: "Examples/patterns/Patterns")

  /// The files in a folder, in order.
  static func files(in folder: URL) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path()).sorted()
      .filter { $0.hasSuffix(".pattern.jsonc") }.map { folder.appending(path: $0) }
  }
}
