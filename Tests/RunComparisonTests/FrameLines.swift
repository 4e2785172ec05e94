// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import StoryboardRendering

/// The frame output of a run.
enum FrameLines {
  static func text(_ timeline: Timeline, variant: String) -> String {
    var bytes: [UInt8] = []
    FrameOutput(
      format: .ndjson, scenario: "test/random", pattern: "bottom-sheet", variant: variant,
      device: .iPhone11
    ).write(timeline) { bytes += $0 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
