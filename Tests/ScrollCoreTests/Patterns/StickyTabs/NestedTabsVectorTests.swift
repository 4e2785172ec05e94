// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A finger that moves by ten points a frame, and the offsets of table and list after each frame.
struct NestedVector: Sendable, CustomTestStringConvertible {
  var variant: String
  var start = 0.0
  var step: Double
  var innerFirst = false
  var headerHeight = 150.0
  var innerBounces = false
  /// Outer and inner offset after a number of frames, in points.
  var offsets: [(frame: Int, outer: Double, inner: Double)]
  var tolerance = 1e-6

  var testDescription: String {
    "\(variant)\(innerFirst ? " inner first" : "") from \(start) by \(step)"
  }

  static let all: [NestedVector] = [
    NestedVector(
      variant: "st4", step: -10,
      offsets: [(1, 10, 10), (2, 20, 20), (14, 140, 140), (15, 150, 150), (16, 150, 160)]),
    NestedVector(
      variant: "st5", step: -10,
      offsets: [(1, 10, 0), (2, 20, 0), (15, 150, 0), (16, 150, 10), (17, 150, 20)]),
    NestedVector(
      variant: "st5", step: -10, innerFirst: true,
      offsets: [(1, 10, 10), (2, 20, 10), (15, 150, 10), (16, 150, 10), (17, 150, 20)]),
    // Half of the movement of the sixteenth frame is lost.
    NestedVector(
      variant: "st5", step: -10, headerHeight: 155,
      offsets: [(15, 150, 0), (16, 155, 0), (17, 155, 10)]),
    NestedVector(
      variant: "st5", start: 350, step: 10,
      offsets: [(0, 150, 200), (1, 140, 200), (14, 10, 200), (15, 0, 200), (16, 0, 190)]),
    NestedVector(
      variant: "st6", step: -10,
      offsets: [(1, 10, 0), (15, 150, 0), (16, 150, 10), (17, 150, 20)]),
    NestedVector(
      variant: "st6", start: 180, step: 10,
      offsets: [(0, 150, 30), (1, 150, 20), (2, 150, 10), (3, 150, 0), (4, 140, 0), (5, 130, 0)]),
    NestedVector(
      variant: "st6", start: 180, step: 10, innerFirst: true,
      offsets: [(1, 140, 20), (2, 140, 10), (3, 140, 0), (4, 130, 0)]),
    // A list that bounces can always move, so the header never comes back.
    NestedVector(
      variant: "st6", start: 150, step: 10, innerBounces: true,
      offsets: [(0, 150, 0), (1, 150, -5.4514), (2, 150, -10.807), (12, 150, -59.63)],
      tolerance: 0.05),
    NestedVector(
      variant: "st7", step: -10,
      offsets: [(1, 10, 0), (15, 150, 0), (16, 150, 10), (17, 150, 20)]),
    NestedVector(
      variant: "st7", step: -10, headerHeight: 155,
      offsets: [(15, 150, 0), (16, 155, 5), (17, 155, 15)]),
    NestedVector(
      variant: "st7", start: 180, step: 10,
      offsets: [(1, 150, 20), (2, 150, 10), (3, 150, 0), (4, 140, 0), (5, 130, 0)]),
    NestedVector(
      variant: "st7", start: 175, step: 10,
      offsets: [(2, 150, 5), (3, 145, 0), (4, 135, 0), (17, 5, 0), (18, 0, 0)]),
    NestedVector(
      variant: "st7", start: 165, step: 10, innerBounces: true,
      offsets: [(1, 150, 5), (2, 145, 0), (16, 5, 0), (17, 0, -2.7387)], tolerance: 0.05),
  ]
}

@Suite("Sticky tabs: nested scroll views")
struct NestedTabsVectorTests {
  @Test(arguments: NestedVector.all)
  func `table and list follow the finger as computed by hand`(vector: NestedVector) throws {
    // Without insets, so that every variant has the article's geometry.
    let harness = Harness.withoutSlop(vector.variant).starting(at: vector.start).with {
      $0.parameters["contentInsetAdjustment"] = .choice(2)
      $0.parameters["headerHeight"] = .number(vector.headerHeight)
      $0.parameters["order"] = .choice(vector.innerFirst ? 1 : 0)
      $0.parameters["innerBounces"] = .flag(vector.innerBounces)
    }
    let start = ScriptPoint(.fraction(0.5), .fraction(vector.step < 0 ? 0.9 : 0.5))
    let run = try harness.tabs([.pause(0.1), .steady(vector.step, frames: 20, from: start)])
    for (frame, outer, inner) in vector.offsets {
      let index = 6 + frame
      #expect(abs(run.outer[index] - outer) <= 1e-6, "outer after \(frame): \(run.outer[index])")
      #expect(
        abs(run.inner[0][index] - inner) <= vector.tolerance,
        "inner after \(frame): \(run.inner[0][index])")
      #expect(run.inner[1][index] == 0)
    }
  }

  @Test(arguments: ["st4", "st5", "st6"])
  func `the list below pinned tabs ends with its last row`(variant: String) throws {
    for (device, maximum) in [(DeviceProfile.iPhone8, 583.0), (.iPhone11, 354)] {
      let run = try Harness(variant, on: device).starting(at: 5000).tabs([.pause(0.1)])
      #expect(run.outer[0] == 150 && run.inner[0][0] == maximum)
      #expect(run.timeline.value(named: "contentOffset.max", inFrame: 0) == 150)
      #expect(run.rowTop(19, in: 0) + 60 == device.size.height)
    }
  }

  @Test func `both scroll: rows move at twice the finger's speed, and 150 points are skipped`()
    throws
  {
    let run = try Harness.withoutSlop("st4").tabs([.pause(0.1), .steady(-10, frames: 20)])
    let tops = (0...4).map { run.rowTop(5, in: 6 + $0) }
    #expect(tops == [500, 480, 460, 440, 420])
    #expect(run.outer[21] == 150 && run.inner[0][21] == 150)
    #expect(abs(run.rowTop(5, in: 22) - run.rowTop(5, in: 21) + 10) < 1e-9)
  }

  @Test(arguments: [("st4", 0.0), ("st5", 0), ("st6", 0), ("st7", 1)])
  func `a fling on the header stops at the ceiling unless one scroll view drives both`(
    variant: String, share: Double
  ) throws {
    let run = try Harness.withoutSlop(variant).tabs([
      .fling(-60, velocity: -1000, from: .header), .rest,
    ])
    let end = run.last
    // Both cover the distance of the fling, minus what the ceiling swallows.
    let worth = 60 + (1000.0 - 10) / 2.002002670
    #expect(run.outer[end] == 150)
    #expect(abs(run.front(end) - share * (worth - 150)) <= 0.5)
  }

  @Test func `a list that is too short to scroll leaves the table alone`() throws {
    for variant in ["st4", "st5", "st6", "st7"] {
      let run = try Harness.withoutSlop(variant).rows(3).tabs([.steady(-10, frames: 20)])
      #expect(run.outer[run.last] == 150 && run.inner[0][run.last] == 0)
    }
  }

  /// The first list cannot scroll, so it was never notified of the table's movement.
  @Test(arguments: [("st5", 40.0), ("st6", 40), ("st7", 50)])
  func `a flag for all tabs swallows the first step of the next list`(
    variant: String, offset: Double
  ) throws {
    let run = try Harness.withoutSlop(variant).rows(3, 20).tabs([
      .steady(-10, frames: 15), .tapTab(1), .pause(1), .steady(-10, frames: 5),
    ])
    #expect(run.outer[run.last] == 150)
    #expect(abs(run.inner[1][run.last] - offset) < 1e-6)
  }
}
