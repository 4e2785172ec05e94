// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool

extension ScratchFolder {
  /// The scenario of `film(_:_:drag:rate:)`.
  var filmScenario: String { path("film.scenario.jsonc") }

  /// A film of a drag: the header shrinks with the content, which then passes below it.
  ///
  /// - Parameters:
  ///   - variant: A variant of the collapsing header.
  ///   - name: The file to make.
  ///   - drag: How far the finger goes, in points.
  ///   - rate: Pictures a second.
  func film(_ variant: String, _ name: String, drag: Int = 360, rate: Int = 60) throws -> String {
    try write(
      """
      { "version": 1, "id": "film", "pattern": "collapsing-header", "devices": ["iphone-8"],
        "steps": [{ "type": "pause", "duration": 100 },
          { "type": "drag", "from": ["50%", "80%"], "by": [0, -\(drag)], "duration": 700, "hold": 100 },
          { "type": "pause", "duration": 200 }] }
      """, to: "film.scenario.jsonc")
    let path = path(name)
    let run = ToolRun(
      "export", filmScenario, "--variant", variant, "--scale", "1", "--film-fps", "\(rate)", "-o",
      path)
    try #require(run.exitCode == .clean, "\(run.errors)")
    return path
  }
}
