// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run as the rules read it.
struct RunReading {
  /// Less than this is no fault, in points: the `τ` of the formulas.
  static let tolerance = 0.5

  /// The run.
  let timeline: Timeline
  private let header: Int?
  private let firstRow: Int?

  init(_ timeline: Timeline) {
    self.timeline = timeline
    let names = timeline.valueNames
    header =
      names.firstIndex(of: TrackName("header.height"))
      ?? names.firstIndex(of: TrackName("header.bottom"))
    firstRow = names.firstIndex(of: TrackName("firstRow.y"))
  }

  /// Whether the pattern records where its first cell lies.
  var hasFirstRow: Bool { firstRow != nil }

  /// Where the header ends on the screen, in points; NaN without a header.
  func headerBottom(_ frame: Int) -> Double {
    header.map { timeline.value($0, inFrame: frame) } ?? .nan
  }

  /// Where the first cell begins on the screen, in points; NaN where a pattern does not record it.
  func firstRowTop(_ frame: Int) -> Double {
    firstRow.map { timeline.value($0, inFrame: frame) } ?? .nan
  }

  /// `contentOffset.y` of the scroll view that the pattern reports, in points.
  func offset(_ frame: Int) -> Double { timeline.value(0, inFrame: frame) }

  /// How far the scroll moves by itself in a display frame, in points, from its speed before and after.
  func speed(_ frame: Int) -> Double {
    abs(timeline.value(1, inFrame: frame)) / Double(timeline.rate)
  }

  /// The least offset at rest, in points.
  func minimum(_ frame: Int) -> Double { timeline.value(2, inFrame: frame) }

  /// Whether nothing moves, and the list lies at its upper end.
  func restsAtTop(_ frame: Int) -> Bool {
    timeline.phases[frame] == .idle && abs(offset(frame) - minimum(frame)) <= Self.tolerance
  }

  /// How far the list has been pulled below its place at rest, in points.
  ///
  /// Room that an inset has gained during the run, as for a spinner, counts as pulled, too.
  func pull(_ frame: Int) -> Double {
    let start = minimum(timeline.epochs[epoch(frame)].firstFrame)
    return max(0, max(minimum(frame), start) - offset(frame))
  }

  /// The screen in a frame.
  func screen(_ frame: Int) -> Screen { timeline.epochs[epoch(frame)].screen }

  /// Which stretch between two turns of the device a frame belongs to.
  func epoch(_ frame: Int) -> Int {
    var epoch = timeline.epochs.count - 1
    while epoch > 0, timeline.epochs[epoch].firstFrame > frame { epoch -= 1 }
    return epoch
  }
}
