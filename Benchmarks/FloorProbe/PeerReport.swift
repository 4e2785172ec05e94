// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import LayoutCases
import LayoutPeers
import ScrollCore

/// How the core compares with a list that makes objects, on the same frames in the same run.
struct PeerReport {
  /// How many frames the core lays out together, as many as a gesture of two seconds has.
  ///
  /// Objects live for a frame; whole batches of the trace would measure how fast memory takes 2 MB instead.
  private static let frames = 240

  private let workload: LayoutWorkload
  private let list: AttributeList
  private let screen = DeviceProfile.iPhone8.screen(.portrait)
  private let offsets: [Double]

  init(rows: Int) throws {
    let workload = try LayoutWorkload.make("sticky-headers", .scroll, rows: rows)
    self.workload = workload
    list = AttributeList(sectionsOf: rows)
    offsets = workload.offsets
  }

  /// Prints the ratio, and whether both show the same elements at the same positions.
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
        let peer = elements(frame, IndexSet.self).filter {
          $0.frame.y - offsets[frame] < screen.size.height
        }
        .map { [$0.frame.y - offsets[frame], $0.frame.height] }
        let ordered = [core, peer].map { $0.sorted { $0.lexicographicallyPrecedes($1) } }
        agrees = agrees && ordered[0] == ordered[1]
        for position in ordered[0] { sum += position[0] + position[1] }
      }
    }
    print(
      """
      sticky-headers against objects: an object for each element, a set, a new array in each frame
        checksum \(sum) \(agrees ? "of both" : "of the core alone")
        with Foundation's IndexSet: \(times(IndexSet.self))
        with Swift's Set: \(times(Set<Int>.self))
        Fairness: written here from the idea, with the types of its article; it stands in for no view system, and
        finds sections by bisection.
      """)
    return agrees
  }

  private func times<Sections: SetAlgebra<Int> & Sequence<Int>>(_: Sections.Type) -> String {
    var storage = LaidOutFrames()
    let times = PairedTimes(
      pairs: 100, frames: ScrollTrace.batch,
      { batch in
        for frame in ScrollTrace.frames(ofBatch: batch) {
          blackHole(elements(frame, Sections.self).count)
        }
      },
      { batch in
        let frames = ScrollTrace.frames(ofBatch: batch)
        for first in stride(from: frames.lowerBound, to: frames.upperBound, by: Self.frames) {
          measuredFramesOfCore(workload.poses, first..<first + Self.frames, &storage)
        }
      })
    return times.summary(against: "core", decimals: 1)
  }

  private func elements<Sections: SetAlgebra<Int> & Sequence<Int>>(
    _ frame: Int, _: Sections.Type
  ) -> [ElementAttributes] {
    list.elements(
      at: offsets[frame], viewport: screen.size.height, inset: screen.safeAreaInsets.top,
      sections: Sections.self)
  }
}

/// Consumes a number, so that its computation is not optimised away.
@inline(never)
func blackHole(_ number: Int) {}
