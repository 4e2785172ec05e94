// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import LayoutCases
import LayoutPeers
import ScrollCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#endif

/// How the core compares with Yoga, on the same frames in the same run.
struct YogaReport {
  private let workload: LayoutWorkload
  private let offsets: [Double]
  private let yoga: YogaWindow
  private let screen = DeviceProfile.iPhone8.screen(.portrait)

  /// Opens Yoga at the path in the environment; nil if the variable is not set.
  init?(rows: Int) throws {
    guard let path = getenv("SCROLLWORK_YOGA"), let python = getenv("SCROLLWORK_PYTHON") else {
      return nil
    }
    let workload = try LayoutWorkload.make("sticky-headers", .scroll, rows: rows)
    guard
      let yoga = YogaWindow(
        path: String(cString: path), python: String(cString: python),
        list: AttributeList(sectionsOf: rows), width: screen.size.width,
        viewport: screen.size.height)
    else {
      print("Yoga cannot be opened:", String(cString: dlerror()))
      return nil
    }
    self.workload = workload
    self.yoga = yoga
    offsets = workload.offsets
  }

  /// Prints the ratio, and whether both show the same elements at the same positions.
  func printed() -> Bool {
    var frames = LaidOutFrames()
    var furthest = 0.0
    var elements = 0
    let range = ScrollTrace.frames(ofBatch: 0)
    workload.poses.layOut(range, into: &frames)
    for frame in range {
      let core = frames.elements[frames.elementRange(ofFrame: frame - range.lowerBound)]
        .filter { $0.id.kind != .statusBar && $0.frame.y < screen.size.height }
        .map { [$0.frame.y, $0.frame.height] }.sorted { $0.lexicographicallyPrecedes($1) }
      var peer: [[Double]] = []
      yoga.layOut(at: offsets[frame], inset: screen.safeAreaInsets.top) { peer.append([$0, $1]) }
      peer.sort { $0.lexicographicallyPrecedes($1) }
      guard core.count == peer.count else {
        print("Yoga shows \(peer.count) elements in frame \(frame), the core \(core.count)")
        return false
      }
      elements += core.count
      for (one, other) in zip(core, peer) {
        furthest = max(furthest, abs(one[0] - other[0]), abs(one[1] - other[1]))
      }
    }
    let times = PairedTimes(
      pairs: 40, frames: ScrollTrace.batch,
      { batch in
        for frame in ScrollTrace.frames(ofBatch: batch) {
          yoga.layOut(at: offsets[frame], inset: screen.safeAreaInsets.top) { top, height in
            blackHole(Int(top + height))
          }
        }
      },
      { measuredFramesOfCore(workload.poses, ScrollTrace.frames(ofBatch: $0), &frames) })
    print(
      """
      sticky-headers against Yoga, which is given the visible window
        \(elements) elements in \(range.count) frames, furthest apart by \(Numerals.fixed(furthest, decimals: 6)) pt (Yoga counts in single precision)
        \(times.summary(against: "core", decimals: 1))
        Fairness: Yoga is a general engine of flexbox layouts; what is visible is found for it, by bisection, and it places
        some twenty boxes. It was built as its Python package builds it.
      """)
    return furthest < 0.001
  }
}
