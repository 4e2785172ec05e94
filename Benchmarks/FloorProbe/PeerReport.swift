// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import LayoutCases
import LayoutPeers
import ScrollCore

/// How the core compares with a list that makes objects, on the same frames in the same run.
struct PeerReport {
  private let workload: LayoutWorkload
  private let list: AttributeList
  private let screen = DeviceProfile.iPhone8.screen(.portrait)
  private let offsets: [Double]

  init(rows: Int) throws {
    let workload = try LayoutWorkload.make("sticky-headers", .scroll, rows: rows)
    self.workload = workload
    list = LayoutWorkload.attributeList(rows: rows)
    offsets = workload.offsets
  }

  /// Prints the ratio, and says whether both show the same elements at the same places.
  func printed() -> Bool {
    var frames = LaidOutFrames()
    var agrees = true
    var sum = 0.0
    for number in 0..<ScrollTrace.frameCount / ScrollTrace.batch {
      let range = ScrollTrace.frames(ofBatch: number)
      workload.poses.layOut(range, into: &frames)
      for frame in range {
        let core = frames.elements[frames.elementRange(ofFrame: frame - range.lowerBound)]
          .filter { $0.id.kind != .statusBar }.map { [$0.frame.y, $0.frame.height] }
        let peer = elements(frame).filter { $0.frame.y - offsets[frame] < screen.size.height }
          .map { [$0.frame.y - offsets[frame], $0.frame.height] }
        let ordered = [core, peer].map { $0.sorted { $0.lexicographicallyPrecedes($1) } }
        agrees = agrees && ordered[0] == ordered[1]
        for place in ordered[0] { sum += place[0] + place[1] }
      }
    }
    let times = PairedTimes(
      pairs: 100, frames: ScrollTrace.batch,
      { batch in
        for frame in ScrollTrace.frames(ofBatch: batch) { blackHole(elements(frame).count) }
      },
      { measuredFramesOfCore(workload.poses, ScrollTrace.frames(ofBatch: $0), &frames) })
    print(
      """
      sticky-headers against objects: an object for each element, a set, a new array in each frame
        checksum \(sum) \(agrees ? "of both" : "of the core alone")
        \(times.words(against: "core", decimals: 1))
        Fairness: written here from the idea, stands in for no view system; it finds sections by bisection.
      """)
    return agrees
  }

  private func elements(_ frame: Int) -> [ElementAttributes] {
    list.elements(
      at: offsets[frame], viewport: screen.size.height, inset: screen.safeAreaInsets.top)
  }
}

/// Takes a number, so that what made it is not optimised away.
@inline(never)
func blackHole(_ number: Int) {}
