// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The vertical extents that a page measures on a device: how tall its header or sheet shows, how far
/// from the top a bar or the header of a section lies, and what gapes below a header.
struct PageRedlines {
  /// What is measured of an element; pages know it by its number.
  enum Measure: Int {
    /// From the top of the screen to its top edge.
    case place
    /// From its top edge to its bottom edge, as far as the screen shows them.
    case extent
    /// From the bottom edge of the element of the line before to its top edge, where that is lower.
    case gap
  }

  /// What is worth a dimension line, the most telling first.
  private static let table: [(kind: ElementID.Kind, measure: Measure)] = [
    (.header, .extent), (.barBackground, .extent), (.picture, .extent), (.sheet, .extent),
    (.tabBar, .place), (.sectionHeader, .place),
  ]

  /// Lines beside one drawing at most; more could not be distinguished.
  private static let limit = 2

  /// Gaps that are smaller in all frames are rounding, in points.
  private static let leastGap = 0.5

  private let lines: [(kind: ElementID.Kind, measure: Measure)]

  /// What timelines of a device show that may be measured.
  struct Survey {
    private var isShown = [Bool](repeating: false, count: 256)
    fileprivate private(set) var hasGap = false

    /// What is worth a line of what was shown so far.
    fileprivate var lines: [(kind: ElementID.Kind, measure: Measure)] {
      Array(table.filter { isShown[Int($0.kind.rawValue)] }.prefix(limit))
    }

    /// Takes another timeline.
    ///
    /// - Complexity: Linear in the number of element frames.
    mutating func add(_ timeline: Timeline) {
      for element in timeline.elements { isShown[Int(element.id.kind.rawValue)] = true }
      // With two lines there is none for a gap.
      if !hasGap, lines.count == 1, lines[0].kind == .header {
        hasGap = PageRedlines.hasGap(timeline)
      }
    }
  }

  /// The lines for a device, from all that it ever shows.
  ///
  /// - Complexity: Linear in the number of element frames.
  init(_ timelines: [Timeline]) {
    var survey = Survey()
    for timeline in timelines { survey.add(timeline) }
    self.init(survey)
  }

  /// The lines for a device of which all timelines were looked at.
  init(_ survey: Survey) {
    let lines = survey.lines
    // Where nothing but rows is below a header, what lies open between them is a fault worth its line.
    let hasGap = lines.count == 1 && lines[0].kind == .header && survey.hasGap
    self.lines = hasGap ? lines + [(.cell, .gap)] : lines
  }

  private static func hasGap(_ timeline: Timeline) -> Bool {
    (0..<max(0, timeline.elementStarts.count - 1)).contains { frame in
      guard let header = topmost(.header, in: timeline, frame),
        let row = topmost(.cell, in: timeline, frame)
      else { return false }
      return row.y - header.maxY >= leastGap
    }
  }

  /// The uppermost element of a kind in a frame.
  private static func topmost(
    _ kind: ElementID.Kind, in timeline: Timeline, _ frame: Int
  ) -> Rect? {
    var topmost: Rect?
    for element in timeline.elements[timeline.elementRange(ofFrame: frame)]
    where element.id.kind == kind && element.frame.y < topmost?.y ?? .infinity {
      topmost = element.frame
    }
    return topmost
  }

  /// What the lines measure, in the words of frame output.
  var names: [String] {
    lines.map { $0.measure == .gap ? "gap" : ElementID($0.kind).kindName.description }
  }

  /// What the lines measure, for whoever lays out frames anew.
  var measures: [(kind: ElementID.Kind, measure: Measure)] { lines }

  /// The upper and the lower end of each line in every frame, in points from the top of the screen; NaN
  /// where the element is not visible, and where no gap is.
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
        guard let rect = Self.topmost(line.kind, in: timeline, frame) else { continue }
        switch line.measure {
        case .place: (ends[index].top[frame], ends[index].bottom[frame]) = (0, min(rect.y, height))
        case .extent:
          ends[index].top[frame] = max(0, rect.y)
          ends[index].bottom[frame] = min(rect.maxY, height)
        case .gap where rect.y > ends[index - 1].bottom[frame]:
          ends[index].top[frame] = ends[index - 1].bottom[frame]
          ends[index].bottom[frame] = min(rect.y, height)
        case .gap: break
        }
      }
    }
    return ends
  }
}
