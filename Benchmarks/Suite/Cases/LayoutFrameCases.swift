// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import LayoutCases
import ScrollCore

/// What laying out a recorded frame costs, the gesture left aside, and the same rule in C.
///
/// A million rows, scrolled on and on: no frame repeats.
enum LayoutFrameCases {
  @Sendable static func all() -> [BenchCase] {
    LayoutWorkload.patterns.flatMap { pattern in
      [
        BenchCase(CaseID("layout-frames", pattern, "iphone-8", "core"), unit: "frame", set: .quick)
        {
          let workload = try LayoutWorkload.make(pattern, .scroll, rows: 1_000_000)
          var storage = LaidOutFrames()
          var next = 0
          return PreparedCase(units: ScrollTrace.batch) {
            workload.poses.layOut(ScrollTrace.frames(ofBatch: next), into: &storage)
            next += 1
            return Double(storage.elements.count)
          }
        },
        BenchCase(CaseID("layout-frames", pattern, "iphone-8", "c"), unit: "frame", set: .full) {
          let workload = try LayoutWorkload.make(pattern, .scroll, rows: 1_000_000)
          let storage = FloorStorage(
            frames: ScrollTrace.batch, elementsPerFrame: workload.elementsPerFrame)
          var next = 0
          return PreparedCase(units: ScrollTrace.batch) {
            workload.layOutFloor(ScrollTrace.frames(ofBatch: next), storage)
            next += 1
            return Double(next)
          }
        },
      ]
    }
  }
}
