// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import LayoutCases
import ScrollCore

/// What laying out a recorded frame costs, the gesture left aside, and the same rule in C.
///
/// A million rows, scrolled on and on: no frame repeats.
enum LayoutFrameCases {
  /// How many frames are laid out together.
  private static let batch = 2_400

  @Sendable static func all() -> [BenchCase] {
    LayoutWorkload.patterns.flatMap { pattern in
      [
        BenchCase(CaseID("layout-frames", pattern, "iphone-8", "core"), unit: "frame", set: .quick)
        {
          let workload = try LayoutWorkload.make(pattern, .scroll, rows: 1_000_000)
          var storage = LaidOutFrames()
          var next = 0
          return PreparedCase(units: batch) {
            workload.poses.layOut(frames(of: &next), into: &storage)
            return Double(storage.elements.count)
          }
        },
        BenchCase(CaseID("layout-frames", pattern, "iphone-8", "c"), unit: "frame", set: .full) {
          let workload = try LayoutWorkload.make(pattern, .scroll, rows: 1_000_000)
          let storage = FloorStorage(frames: batch, elementsPerFrame: workload.elementsPerFrame)
          var next = 0
          return PreparedCase(units: batch) {
            workload.layOutFloor(frames(of: &next), storage)
            return Double(next)
          }
        },
      ]
    }
  }

  /// The batch whose turn it is.
  private static func frames(of next: inout Int) -> Range<Int> {
    let start = next * batch
    next = (next + 1) % (ScrollTrace.frameCount / batch)
    return start..<start + batch
  }
}
