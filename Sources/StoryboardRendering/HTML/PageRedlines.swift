// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The vertical extents that a page measures on a device: how tall its header or sheet shows, and how far
/// from the top a bar or the header of a section lies.
struct PageRedlines {
  /// What is measured of an element.
  private enum Measure {
    /// From its top edge to its bottom edge, as far as the screen shows them.
    case extent
    /// From the top of the screen to its top edge.
    case place
  }

  /// What is worth a dimension line, the most telling first.
  private static let table: [(kind: ElementID.Kind, measure: Measure)] = [
    (.header, .extent), (.barBackground, .extent), (.picture, .extent), (.sheet, .extent),
    (.tabBar, .place), (.sectionHeader, .place),
  ]

  /// Lines beside one drawing at most; more would not be told apart.
  private static let limit = 2

  private let lines: [(kind: ElementID.Kind, measure: Measure)]

  /// The lines for a device, from all that it ever shows.
  ///
  /// - Complexity: Linear in the number of element frames.
  init(_ timelines: [Timeline]) {
    var isShown = [Bool](repeating: false, count: 256)
    for timeline in timelines {
      for element in timeline.elements { isShown[Int(element.id.kind.rawValue)] = true }
    }
    lines = Array(Self.table.filter { isShown[Int($0.kind.rawValue)] }.prefix(Self.limit))
  }

  /// What the lines measure, in the words of frame output.
  var names: [String] {
    lines.map { ElementID($0.kind).kindName.description }
  }

  /// What the lines measure, for whoever lays out frames anew.
  var measures: [(kind: ElementID.Kind, isExtent: Bool)] {
    lines.map { ($0.kind, $0.measure == .extent) }
  }

  /// Keeps only those elements of a timeline that the lines measure.
  func reduce(_ timeline: inout Timeline) {
    var kept: [ElementFrame] = []
    var starts = [0]
    for frame in 0..<timeline.frameCount {
      for element in timeline.elements[timeline.elementRange(ofFrame: frame)]
      where lines.contains(where: { $0.kind == element.id.kind }) {
        kept.append(element)
      }
      starts.append(kept.count)
    }
    timeline.elements = kept
    timeline.elementStarts = starts
  }

  /// The upper and the lower end of each line in every frame, in points from the top of the screen; NaN
  /// where the element is not visible.
  ///
  /// Of several elements of a kind the topmost counts: that is the header that is pinned.
  ///
  /// - Complexity: Linear in the number of element frames.
  func ends(in timeline: Timeline) -> [(top: [Double], bottom: [Double])] {
    var ends = lines.map { _ in
      (
        top: [Double](repeating: .nan, count: timeline.frameCount),
        bottom: [Double](repeating: .nan, count: timeline.frameCount)
      )
    }
    // A timeline whose elements were taken away has no visible one.
    guard timeline.elementStarts.count > timeline.frameCount else { return ends }
    var epoch = 0
    for frame in 0..<timeline.frameCount {
      while epoch + 1 < timeline.epochs.count, timeline.epochs[epoch + 1].firstFrame <= frame {
        epoch += 1
      }
      let height = timeline.epochs[epoch].screen.size.height
      for (index, line) in lines.enumerated() {
        var topmost: Rect?
        for element in timeline.elements[timeline.elementRange(ofFrame: frame)]
        where element.id.kind == line.kind && element.frame.y < topmost?.y ?? .infinity {
          topmost = element.frame
        }
        guard let rect = topmost else { continue }
        ends[index].top[frame] = line.measure == .extent ? max(0, rect.y) : 0
        ends[index].bottom[frame] = min(line.measure == .extent ? rect.maxY : rect.y, height)
      }
    }
    return ends
  }
}
