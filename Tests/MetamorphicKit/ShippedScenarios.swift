// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
package import ScenarioFiles

/// The scenarios in the repository.
package enum ShippedScenarios {
  /// The suffix of scenario files.
  private static let suffix = ".scenario.jsonc"

  /// All of them, in the order of their paths.
  ///
  /// - Parameter root: The path of the repository.
  /// - Throws: An error if a file cannot be read, or its errors.
  package static func all(root: String) throws -> [Scenario] {
    let folder = root + "/Scenarios"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
    return try paths.filter { $0.hasSuffix(suffix) }.sorted().map { path in
      try Scenario.read(path: folder + "/" + path, source: bytes(of: folder + "/" + path)) {
        try bytes(of: $0)
      }
    }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }
}
