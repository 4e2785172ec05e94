// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@testable import MotionReview

/// A profile page whose list is pulled while another one, scrolled beyond its top, is still
/// visible.
@Suite struct `Tabs over a pulled list` {
  private static func drag(_ travel: Double, _ duration: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
        .by(ScriptPoint(.points(0), .points(travel))), duration: duration))
  }

  private static func tap(_ tab: Int32) -> GestureStep { .tapElement(ElementID(.tab, item: tab)) }

  /// The list of the first tab is scrolled by about 40 points below the tabs.
  ///
  /// The second tab comes and is pulled, and the first one is tapped again before its page has left
  /// the screen.
  private static func steps(pause: Double) -> [GestureStep] {
    [
      drag(-200, 0.6), .wait(until: .settled, timeout: 10), tap(1), .pause(0.03), drag(260, 0.12),
      .pause(pause), tap(0), .wait(until: .settled, timeout: 10),
    ]
  }

  private static func run(_ device: DeviceProfile, _ rate: Int, _ pause: Double) throws -> Timeline
  {
    let harness = Harness("pp2", on: device).with { $0.rate = rate }
    return try harness.entry.run(harness.request(steps(pause: pause)))
  }

  /// The start of the first list's content below the tab bar, frame by frame, in points; NaN if it
  /// is not visible.
  private static func places(in timeline: Timeline) -> [Double] {
    let bar = timeline.track("tabBar.y")
    return (0..<timeline.frameCount).map { frame in
      let rows = timeline.elements[timeline.elementRange(ofFrame: frame)].filter {
        $0.id.kind == .post && $0.id.section == 0
      }
      guard let row = rows.first else { return .nan }
      return timeline.translation(ofLayer: Int(row.layer), inFrame: frame).y
        - timeline.value(bar, inFrame: frame) - 50
    }
  }

  @Test(
    arguments: [DeviceProfile.iPhone8, .iPhone15Pro], [60, 120])
  func `come back where they were left, and nothing jumps`(device: DeviceProfile, rate: Int) throws
  {
    for pause in [0.02, 0.08, 0.15] {
      let timeline = try Self.run(device, rate, pause)
      let selection = timeline.track("selectedTab")
      let tapped = try #require(
        (1..<timeline.frameCount).last {
          timeline.value(selection, inFrame: $0) != timeline.value(selection, inFrame: $0 - 1)
        })
      // It is visible, the list is pulled, and the first list is not at its top.
      let places = Self.places(in: timeline)
      #expect(timeline.value(0, inFrame: tapped - 1) < timeline.value(2, inFrame: tapped - 1) - 5)
      #expect(places[tapped - 1] < -20)
      for frame in tapped..<timeline.frameCount {
        #expect(abs(places[frame] - places[tapped - 1]) < 1e-6, "frame \(frame)")
      }
      let bar = timeline.track("tabBar.y")
      let last = timeline.frameCount - 1
      #expect(
        timeline.value(bar, inFrame: last) == device.screen(.portrait).safeAreaInsets.top + 150)
      // The travel of the header and the list adds up to the offset again.
      #expect(
        abs(
          timeline.value(0, inFrame: last) - timeline.value(2, inFrame: last) + places[last]) < 1e-6
      )
      let findings = Review.findings(in: timeline)
      #expect(findings.isEmpty, "\(findings.map(\.words))")
    }
  }
}
