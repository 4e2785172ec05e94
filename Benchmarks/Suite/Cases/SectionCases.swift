// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore
import StoryboardRendering

/// Whether a frame of a list with many sections costs as much as one of a list with few, after layout, too.
///
/// The list has been scrolled to the start of the section in the middle, so that all of them show the same rows at the
/// same places. Its table of sections is made before, because its cost is that of a run.
enum SectionCases {
  private typealias Size = (name: String, sections: Int)

  /// A header and ten rows, in points.
  private static let sectionLength = 640.0
  private static let few: Size = ("1e1", 10)
  /// The headers whose places are values are off the screen, as they are in longer lists.
  ///
  /// In a list of ten sections they are elements, too, and a number that occurs twice is spelt once.
  private static let fewOffScreen: Size = ("1e2", 100)
  private static let many: [Size] = [("1e3", 1000), ("1e5", 100_000)]

  @Sendable static func all() -> [BenchCase] {
    cases("record-sections", [few] + many) { record(try $0.poses(of: $1)) }
      + cases("frames-sections", [fewOffScreen] + many) { write(try $0.run($1)) }
      + cases("review-sections", [few] + many) {
        ReviewCases.prepared(try $0.run($1))
      }
  }

  private static func cases(
    _ area: String, _ sizes: [Size],
    prepare: @escaping @Sendable (PatternEntry, RunRequest) throws -> PreparedCase
  ) -> [BenchCase] {
    sizes.map { name, sections in
      BenchCase(
        CaseID(area, "sticky-headers", "iphone-11", "sections:\(name)"), unit: "frame"
      ) {
        let entry = CaseInput.pattern("sticky-headers")
        return try prepare(
          entry,
          CaseInput.request(
            entry, .iPhone11, .fling, rows: 10 * sections, sections: sections,
            start: Double(sections / 2) * sectionLength))
      }
    }
  }

  /// Values, layers and elements of all frames from their poses.
  private static func record(_ poses: RecordedPoses) -> PreparedCase {
    var storage = LaidOutFrames()
    poses.layOut(0..<poses.frameCount, into: &storage)
    return PreparedCase(units: poses.frameCount) {
      var sum = 0.0
      for frame in 0..<poses.frameCount {
        sum += poses.values(ofFrame: frame)[0] + poses.layers(ofFrame: frame)[1].y
      }
      poses.layOut(0..<poses.frameCount, into: &storage)
      return sum + Double(storage.elements.count)
    }
  }

  /// Lines of JSON of all frames.
  private static func write(_ timeline: Timeline) -> PreparedCase {
    let output = FrameOutput(
      format: .ndjson, scenario: "sections", pattern: "sticky-headers", variant: "sh3",
      device: .iPhone11)
    var bytes = 0
    output.write(timeline) { bytes += $0.count }
    return PreparedCase(units: timeline.frameCount, bytes: bytes) {
      var count = 0
      output.write(timeline) { count += $0.count }
      return Double(count)
    }
  }
}
