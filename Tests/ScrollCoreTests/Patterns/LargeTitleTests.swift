// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Content offsets as input, positions as output, computed by hand.
///
/// On an iPhone 11 the safe area ends at 48 and the bar at 48 + 44 = 92. A title of 52 points makes
/// the list rest at o = −144. With d = o + 144 the title shows max(0, 52 − max(0, d)); a pull is
/// −d.
@Suite("Large title: vectors")
struct LargeTitleVectorTests {
  @Test(arguments: ["lt2", "lt3"], [60, 120])
  func `the title closes point by point and grows under a pull`(variant: String, rate: Int) throws {
    let harness = Harness(variant, on: .iPhone11).with { $0.rate = rate }
    // d = 10, 26, 44, 52, 94, 24, 0, −40, −120
    let offsets: [Double] = [-134, -118, -100, -92, -50, -120, -144, -184, -264]
    let expected: [(track: String, values: [Double])] = [
      ("title.height", [42, 26, 8, 0, 0, 28, 52, 52, 52]),
      // 92 plus the visible part of the title and of the pull
      ("header.bottom", [134, 118, 100, 92, 92, 120, 144, 184, 264]),
      ("firstRow.y", [134, 118, 100, 92, 50, 120, 144, 184, 264]),
      // a tenth for 100 points of pull, and no more
      ("title.scale", [1, 1, 1, 1, 1, 1, 1, 1.04, 1.1]),
      // 1 − 8/12 with 8 points left
      ("inlineTitle.alpha", [0, 0, 1.0 / 3, 1, 1, 0, 0, 0, 0]),
    ]
    for (track, values) in expected {
      expectEqual(try harness.values(of: track, after: offsets), values, track)
    }
  }

  /// The list's top edge is the bar's bottom, 92 + h, so o begins at 0 and a row is at 92 + h − o: where
  /// h = 52 − o, at 144 − 2 o.
  @Test func `rows below the bar run at twice the speed of the scroll`() throws {
    let harness = Harness("lt0", on: .iPhone11)
    let offsets: [Double] = [10, 26, 44, 52, 60, -40]
    expectEqual(
      try harness.values(of: "firstRow.y", after: offsets), [124, 92, 56, 40, 32, 184], "firstRow.y"
    )
    expectEqual(
      try harness.values(of: "header.bottom", after: offsets), [134, 118, 100, 92, 92, 144],
      "header.bottom")
  }

  /// The inset is 92 + h, so h' = 52 − (o + 92 + h), held between 0 and 52.
  ///
  /// From h = 52:
  /// −124: 52 − 20 = 32; −122: 52 − 2 = 50; −120: 52 − 22 = 30; −118: 52 − 4 = 48; −116: 52 − 24 = 28.
  @Test func `a title that measures with its own inset jumps up and down while the list moves on`()
    throws
  {
    let heights = try Harness("lt1", on: .iPhone11).values(
      of: "title.height", after: [-124, -122, -120, -118, -116])
    expectEqual(heights, [32, 50, 30, 48, 28], "title.height")
  }

  /// Slow from the start, the same rule moves at half the speed: with steps of 10, d = 10, 20, 30,
  /// 40, 50 and h' = 104 − d − h give 42, 42, 32, 32, 22.
  @Test func `after a slow start it lags behind by half`() throws {
    let heights = try Harness("lt1", on: .iPhone11).values(
      of: "title.height", after: [-134, -124, -114, -104, -94])
    expectEqual(heights, [42, 42, 32, 32, 22], "title.height")
  }

  /// 52 points more: it rests at −196, and the field closes before the title.
  @Test func `a search field closes first`() throws {
    let harness = Harness("lt3", on: .iPhone11).with {
      $0.parameters["searchBarHeight"] = .number(52)
    }
    let offsets: [Double] = [-196, -176, -144, -118, -92]
    expectEqual(
      try harness.values(of: "searchBar.height", after: offsets), [52, 32, 0, 0, 0],
      "searchBar.height")
    expectEqual(
      try harness.values(of: "title.height", after: offsets), [52, 52, 52, 26, 0], "title.height")
  }

  /// The safe area and a bar of 44, of 54 from iOS 26 on, of 50 on an iPad, and 52: an iPhone 17
  /// was observed to rest at −168.
  @Test(arguments: [
    (DeviceProfile.iPhone8, 116.0), (.iPhone11, 144), (.iPhone15Pro, 155), (.iPad9, 122),
    (.iPhone17, 168), (.iPhone17e, 153),
  ])
  func `the list rests below the open title`(device: DeviceProfile, expected: Double) throws {
    let timeline = try Harness("lt3", on: device).run([.pause(0.1)])
    #expect(timeline.value(named: "firstRow.y", inFrame: 0) == expected)
    #expect(timeline.value(named: "header.bottom", inFrame: 0) == expected)
  }

  /// Of all phones only the iPhone 8 Plus keeps the bar's height.
  @Test(arguments: [
    (DeviceProfile.iPhone8, 32.0), (.iPhone15Pro, 32), (.iPhone11, 32), (.iPhone17ProMax, 32),
    (.iPhone8Plus, 44),
  ])
  func `a landscape phone has a low bar and no large title`(
    device: DeviceProfile, bar: Double
  ) throws {
    let timeline = try Harness("lt3", on: device).with { $0.orientation = .landscape }
      .run([.pause(0.1)])
    #expect(timeline.value(named: "title.height", inFrame: 0) == 0)
    #expect(timeline.value(named: "inlineTitle.alpha", inFrame: 0) == 1)
    #expect(timeline.value(named: "firstRow.y", inFrame: 0) == bar)
  }

  @Test func `the bar of an iPad is as high in every window`() throws {
    for orientation in Orientation.allCases {
      for window in WindowLayout.allCases {
        let device = try #require(DeviceProfile.iPad9.with(DeviceSettings(window: window)))
        let harness = Harness("lt3", on: device).with { $0.orientation = orientation }
        let top = harness.screen(orientation).safeAreaInsets.top
        let timeline = try harness.run([.pause(0.1)])
        #expect(timeline.value(named: "header.bottom", inFrame: 0) == top + 50 + 52)
      }
    }
  }

  /// The finger's travel is 10 of slop and the movement of the list: 18 and 26 are nearer to 0, or
  /// equally near; 27 and 32 are nearer to 52; 60 and more leave the zone.
  @Test(arguments: [(-28.0, 0.0), (-36, 0), (-37, 52), (-42, 52), (-70, 60)])
  func `a touch up in the zone continues to the nearer end`(travel: Double, distance: Double) throws
  {
    let timeline = try Harness("lt3", on: .iPhone11).run([.slow(travel)] + GestureStep.untilRest)
    let last = timeline.frameCount - 1
    #expect(timeline.value(named: "contentOffset.y", inFrame: last) == distance - 144)
    let without = try Harness("lt3", on: .iPhone11).with { $0.parameters["snap"] = .flag(false) }
      .run([.slow(travel)] + GestureStep.untilRest)
    #expect(
      without.value(named: "contentOffset.y", inFrame: without.frameCount - 1)
        == -travel - 10 - 144)
  }

  private func expectEqual(_ values: [Double], _ expected: [Double], _ track: String) {
    #expect(values.count == expected.count)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 1e-9, "\(track): \(values), not \(expected)")
    }
  }
}
