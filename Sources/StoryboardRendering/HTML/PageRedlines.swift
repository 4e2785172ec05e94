// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// The vertical extents that a page measures on a device: the visible height of a header or sheet, the distance of a bar
/// or a section header from the top, and the gap below a header.
struct PageRedlines {
  /// A measure of an element; pages refer to it by its raw value.
  enum Measure: Int {
    /// From the top of the screen to its top edge.
    case position
    /// From its top edge to its bottom edge, within the screen.
    case extent
    /// From the bottom edge of the previous line's element to its top edge, where that is lower.
    case gap
  }

  /// Measures in order of priority.
  private static let table: [(kind: ElementID.Kind, measure: Measure)] = [
    (.header, .extent), (.barBackground, .extent), (.picture, .extent), (.sheet, .extent),
    (.tabBar, .position), (.sectionHeader, .position),
  ]

  /// The maximum number of lines beside a drawing; more could not be distinguished.
  private static let limit = 2

  /// Gaps that are smaller in all frames are rounding, in points.
  private static let leastGap = 0.5

  private let lines: [(kind: ElementID.Kind, measure: Measure)]

  /// The kinds of elements in timelines of a device.
  struct Survey {
    private var isShown = [Bool](repeating: false, count: 256)
    fileprivate private(set) var hasGap = false

    /// The lines for the timelines so far.
    fileprivate var lines: [(kind: ElementID.Kind, measure: Measure)] {
      Array(table.filter { isShown[Int($0.kind.rawValue)] }.prefix(limit))
    }

    /// Adds a timeline.
    ///
    /// - Complexity: Linear in the number of element frames.
    mutating func add(_ timeline: Timeline) {
      for element in timeline.elements { isShown[Int(element.id.kind.rawValue)] = true }
      // With two lines there is no line for a gap.
      if !hasGap, lines.count == 1, lines[0].kind == .header {
        hasGap = PageRedlines.hasGap(timeline)
      }
    }
  }

  /// Makes the lines of a device from all its timelines.
  ///
  /// - Complexity: Linear in the number of element frames.
  init(_ timelines: [Timeline]) {
    var survey = Survey()
    for timeline in timelines { survey.add(timeline) }
    self.init(survey)
  }

  /// Makes the lines of a device from a survey of all its timelines.
  init(_ survey: Survey) {
    let lines = survey.lines
    // Where only rows are below a header, a gap between them is a fault, and has a line.
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
    // An element in a variable would be a copy of all that it has.
    for index in timeline.elementRange(ofFrame: frame)
    where timeline.elements[index].id.kind == kind
      && timeline.elements[index].frame.y < topmost?.y ?? .infinity
    {
      topmost = timeline.elements[index].frame
    }
    return topmost
  }

  /// The names of the lines, as in frame output.
  var names: [String] {
    lines.map { $0.measure == .gap ? "gap" : ElementID($0.kind).kindName.description }
  }

  /// The kinds and measures of the lines, for code that lays out frames again.
  var measures: [(kind: ElementID.Kind, measure: Measure)] { lines }

  /// The upper and the lower end of each line in every frame, in points from the top of the screen; NaN
  /// where the element is not visible, and where no gap is.
  ///
  /// Of several elements of a kind the topmost is measured, which is the pinned header.
  ///
  /// - Complexity: Linear in the number of element frames.
  func ends(in timeline: Timeline) -> [(top: [Double], bottom: [Double])] {
    var ends = lines.map { _ in
      (
        top: [Double](repeating: .nan, count: timeline.frameCount),
        bottom: [Double](repeating: .nan, count: timeline.frameCount)
      )
    }
    // A timeline without its elements has no visible ones.
    guard timeline.elementStarts.count > timeline.frameCount else { return ends }
    var epoch = 0
    for frame in 0..<timeline.frameCount {
      var stays = frame > 0 && timeline.staysSame(inFrame: frame)
      while epoch + 1 < timeline.epochs.count, timeline.epochs[epoch + 1].firstFrame <= frame {
        epoch += 1
        stays = false
      }
      if stays {
        for index in ends.indices {
          ends[index].top[frame] = ends[index].top[frame - 1]
          ends[index].bottom[frame] = ends[index].bottom[frame - 1]
        }
        continue
      }
      let height = timeline.epochs[epoch].screen.size.height
      for (index, line) in lines.enumerated() {
        guard let rect = Self.topmost(line.kind, in: timeline, frame) else { continue }
        switch line.measure {
        case .position:
          (ends[index].top[frame], ends[index].bottom[frame]) = (0, min(rect.y, height))
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
