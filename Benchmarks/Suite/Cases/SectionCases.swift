// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import MotionReview
import ScrollCore
import StoryboardRendering

/// Whether a frame of a list with many sections costs as much as one of a list with few, after layout, too.
///
/// The list has been scrolled halfway. Its table of sections is made before, because its cost is that of a run.
enum SectionCases {
  private static let sizes = [("1e1", 10), ("1e3", 1000), ("1e5", 100_000)]

  @Sendable static func all() -> [BenchCase] {
    sizes.flatMap { name, sections in
      let entry = CaseInput.pattern("sticky-headers")
      @Sendable func request() -> RunRequest {
        CaseInput.request(
          entry, .iPhone11, .fling, rows: 10 * sections, sections: sections,
          start: Double(sections) * 200)
      }
      func id(_ area: String) -> CaseID {
        CaseID(area, "sticky-headers", "iphone-11", "sections:\(name)")
      }
      return [
        BenchCase(id("record-sections"), unit: "frame") { record(try entry.poses(of: request())) },
        BenchCase(id("frames-sections"), unit: "frame") { write(try entry.run(request())) },
        BenchCase(id("review-sections"), unit: "frame") {
          let timeline = try entry.run(request())
          return PreparedCase(units: timeline.frameCount) {
            Double(Review.findings(in: timeline).count)
          }
        },
      ]
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
