// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import LayoutCases
import ScrollCore

/// Who lays out.
enum Engine: String {
  case core
  case floor
}

/// The frames of a case, laid out in a function that a profiler can select.
struct MeasuredFrames {
  /// How many batches a profiler sees; another one goes before them to warm up.
  static let batches = 4

  let workload: LayoutWorkload

  init(_ pattern: String, _ trace: ScrollTrace, rows: Int) throws {
    workload = try LayoutWorkload.make(pattern, trace, rows: rows)
  }

  func run(_ engine: Engine) {
    switch engine {
    case .core:
      var storage = LaidOutFrames()
      workload.poses.layOut(ScrollTrace.frames(ofBatch: 0), into: &storage)
      for number in 1...Self.batches {
        measuredFramesOfCore(workload.poses, ScrollTrace.frames(ofBatch: number), &storage)
      }
    case .floor:
      let storage = FloorStorage(
        frames: ScrollTrace.batch, elementsPerFrame: workload.elementsPerFrame)
      workload.layOutFloor(ScrollTrace.frames(ofBatch: 0), storage)
      for number in 1...Self.batches {
        measuredFramesOfFloor(workload, ScrollTrace.frames(ofBatch: number), storage)
      }
    }
  }
}

/// Lays out frames with the core; a function without closures, so that its name matches nothing
/// else.
@inline(never)
func measuredFramesOfCore(
  _ poses: RecordedPoses, _ frames: Range<Int>, _ storage: inout LaidOutFrames
) {
  poses.layOut(frames, into: &storage)
}

/// Lays out frames with the floor.
@inline(never)
func measuredFramesOfFloor(
  _ workload: LayoutWorkload, _ frames: Range<Int>, _ storage: FloorStorage
) {
  workload.layOutFloor(frames, storage)
}
