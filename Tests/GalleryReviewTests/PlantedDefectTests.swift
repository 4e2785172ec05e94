// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScenarioFiles
import Testing

@testable import ScrollCore
@testable import CommandLineTool
@testable import MotionReview
@testable import StoryboardProduction

/// Defects planted in recorded runs of fixed variants, on every device of the matrix at 60 and 120 Hz.
@Suite struct `Planted defects` {
  private static func timelines(
    _ pattern: String, _ script: String, _ id: String, _ rate: Int
  ) throws -> [Timeline] {
    let plans = try GalleryRuns.plans(of: pattern) {
      $0.devices = ["matrix"]
      $0.rate = rate
    }
    let plan = try #require(plans.first { $0.scenario.id == "\(pattern)/\(script)" })
    let variant = try #require(plan.variants.first { "\(plan.variant($0).id)" == id })
    return try plan.lanes.map { try plan.run(variant, on: $0) }
  }

  private static func rules(_ timeline: Timeline) -> Set<ReviewRule> {
    Set(Review.findings(in: timeline).map(\.rule))
  }

  /// In one frame the header is that of the previous frame.
  @Test(arguments: ["ch7", "ch8"], [60, 120])
  func `a header that is a frame late is found`(id: String, rate: Int) throws {
    for var timeline in try Self.timelines("collapsing-header", "fling-top", id, rate) {
      let track = timeline.track("header.height")
      // The frame in which the header grows most.
      let frame = try #require(
        (1..<timeline.frameCount).max {
          timeline.value(track, inFrame: $0) - timeline.value(track, inFrame: $0 - 1)
            < timeline.value(track, inFrame: $1) - timeline.value(track, inFrame: $1 - 1)
        })
      timeline.values[frame * timeline.valueNames.count + track] = timeline.value(
        track, inFrame: frame - 1)
      // The lost motion is compensated in the next frame. A header that follows differences is
      // wrong; a header that follows the offset does not cover what it should.
      #expect(Self.rules(timeline).isSuperset(of: [.lead, id == "ch7" ? .delta : .gap]))
    }
  }

  /// The header is 1 point too high in one frame at rest.
  @Test(arguments: ["ch7", "ch8"], [60, 120])
  func `a header that is a point too high is found`(id: String, rate: Int) throws {
    for var timeline in try Self.timelines("collapsing-header", "pull-top", id, rate) {
      let track = timeline.track("header.height")
      timeline.values[5 * timeline.valueNames.count + track] += 1
      #expect(Self.rules(timeline).isSuperset(of: [.headerBounds, .restState]))
    }
  }

  /// After the touch up the sheet moves as if it had half the finger's velocity.
  @Test(arguments: [60, 120])
  func `half the speed at the handover is found`(rate: Int) throws {
    for var timeline in try Self.timelines("bottom-sheet", "min-up-fast", "bs3", rate) {
      let tracks = [timeline.track("sheet.height"), timeline.track("sheet.presentedHeight")]
      let touch = try #require(TouchSpan.all(in: timeline).first)
      let start = timeline.value(tracks[0], inFrame: touch.end - 1)
      for frame in touch.end..<timeline.frameCount {
        let way = timeline.value(tracks[0], inFrame: frame) - start
        for track in tracks {
          timeline.values[frame * timeline.valueNames.count + track] = start + way / 2
        }
      }
      // The simulator's own record shows the original sheet.
      timeline.motionStarts = []
      #expect(Self.rules(timeline).contains(.handover))
    }
  }

  /// The simulator records that the sheet starts with half the finger's speed.
  @Test(arguments: [60, 120])
  func `half the recorded speed at the handover is found`(rate: Int) throws {
    for var timeline in try Self.timelines("bottom-sheet", "min-up-fast", "bs3", rate) {
      for index in timeline.motionStarts.indices { timeline.motionStarts[index].velocity /= 2 }
      let found = Review.findings(in: timeline).filter { $0.rule == .handover }
      let finger = try #require(timeline.motionStarts.first?.touchVelocity.y)
      #expect(found.map(\.amount) == [abs(finger) / 2])
    }
  }

  /// The list of a tab comes back 10 points from its previous offset.
  @Test(arguments: [60, 120])
  func `a tab that is off by ten points is found`(rate: Int) throws {
    for var timeline in try Self.timelines("sticky-tabs", "tap-tabs", "st7", rate) {
      let selection = timeline.track("selectedTab")
      let list = timeline.track("inner", 0, ".contentOffset.y")
      let back = try #require(
        (1..<timeline.frameCount).first {
          timeline.value(selection, inFrame: $0) == 0
            && timeline.value(selection, inFrame: $0 - 1) == 1
        })
      for frame in back..<timeline.frameCount {
        timeline.values[frame * timeline.valueNames.count + list] += 10
      }
      let found = Review.findings(in: timeline).filter { $0.rule == .tabMemory }
      // On the widest screen the short header leaves no pinned tabs to remember.
      #expect(found.map(\.amount).allSatisfy { abs($0 - 10) < 1e-9 })
      #expect(found.count == 1)
    }
  }

  /// A section header is a point off its line in one frame.
  @Test(arguments: [60, 120])
  func `section headers that overlap by a point are found`(rate: Int) throws {
    for var timeline in try Self.timelines("sticky-headers", "slow-through-sections", "sh3", rate) {
      let frame = timeline.frameCount / 2
      let headers = timeline.elementRange(ofFrame: frame).filter {
        timeline.elements[$0].id.kind == .sectionHeader
      }
      guard headers.count > 1 else { continue }
      timeline.elements[headers[1]].frame.y =
        timeline.elements[headers[0]].frame.maxY - 1
      // A pause shows one frame many times; now this one differs.
      timeline.stays = []
      #expect(Self.rules(timeline).contains(.stickyOrder))
    }
  }
}
