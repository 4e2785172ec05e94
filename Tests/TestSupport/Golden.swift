// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
package import Testing

/// Text files next to a test that contain its expected output.
package enum Golden {
  /// Compares text with a golden file in the folder of the calling test.
  ///
  /// With `SCROLLWORK_RECORD=1` the file is written and the test fails, so that a recording is
  /// never mistaken for a pass.
  package static func expect(
    _ text: String, matches name: String, testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = URL(filePath: testFile).deletingLastPathComponent().appending(path: name)
    if ProcessInfo.processInfo.environment["SCROLLWORK_RECORD"] == "1" {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    guard text != golden else { return }
    let pairs = zip(
      text.split(separator: "\n", omittingEmptySubsequences: false),
      golden.split(separator: "\n", omittingEmptySubsequences: false))
    let line = pairs.enumerated().first { $0.element.0 != $0.element.1 }
    Issue.record(
      "\(name) differs from line \((line?.offset ?? 0) + 1) on: \(line.map { "\($0.element.0)" } ?? "its length")",
      sourceLocation: sourceLocation)
  }
}
