// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Computed by hand on an iPhone 11: safe area 48, header 150, tab bar 50, so I = 248 and o = −248
/// at rest; d = o + 248 is the scrolled distance.
///
/// Sections of 4, 6 and 10 rows of 60 points with headers of 32 start at 0, 272 and 664 and end at
/// 272, 664 and 1296. With e = 48 + max(150 − d, 0) + 50 as the end of the tab bar, a header that
/// starts at n is at max(n − o, e), and is pushed up where its section ends.
@Suite("Profile page: vectors")
struct ProfilePageVectorTests {
  private let offsets: [Double] = [-248, -148, -98, 2, 150, 190, 300, -312]

  /// For o = 150 the first section ends at 122, and its header is pushed from 98 to 90.
  @Test(arguments: [
    ("tabBar.y", [198.0, 98, 48, 48, 48, 48, 48, 262]),
    ("pinLine.y", [248, 148, 98, 98, 98, 98, 98, 312]),
    ("header[0].y", [248, 148, 98, 98, 90, 50, -60, 312]),
    ("header[1].y", [520, 420, 370, 270, 122, 98, 98, 584]),
    ("header[2].y", [912, 812, 762, 662, 514, 474, 364, 976]),
  ])
  func `section headers stick below the tabs`(name: String, expected: [Double]) throws {
    for variant in ["pp1", "pp2"] {
      #expect(try Harness(variant, on: .iPhone11).values(of: name, after: offsets) == expected)
    }
  }

  /// The system's line stays at 248: 150 points below the pinned tabs.
  ///
  /// At 2 the first section ends at 270 on the screen and pushes its header from 248 to 238; the
  /// second header, at 270, has 22 points to go. At 150 it is stuck at 248, and still is at 300.
  /// The last sample is a touch up beyond 64 points of pull, so the inset grows to 312.
  @Test(arguments: [
    ("tabBar.y", [198.0, 98, 48, 48, 48, 48, 48, 262]),
    ("pinLine.y", [248, 248, 248, 248, 248, 248, 248, 312]),
    ("header[0].y", [248, 248, 248, 238, 90, 50, -60, 312]),
    ("header[1].y", [520, 420, 370, 270, 248, 248, 248, 584]),
    ("header[2].y", [912, 812, 762, 662, 514, 474, 364, 976]),
  ])
  func `section headers that stick at the inset float in the air`(
    name: String, expected: [Double]
  ) throws {
    #expect(try Harness("pp0", on: .iPhone11).values(of: name, after: offsets) == expected)
  }

  /// A drag of 0.5 s and a rest of 0.2 s.
  private func drag(_ travel: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.6)),
        .by(ScriptPoint(.points(0), .points(travel))), duration: 0.5, hold: 0.2))
  }

  /// 160 points of pull show 80.1301: the header is that much taller, and 64 points taller during
  /// the refresh.
  @Test func `a pull stretches the header, and a refresh keeps it stretched`() throws {
    let timeline = try Harness("pp2", on: .iPhone11).run([
      drag(170), .wait(until: .settled, timeout: 9),
    ])
    func value(_ name: String, _ time: Double) -> Double {
      timeline.value(named: name, inFrame: Int((time * 60).rounded()))
    }
    #expect(abs(value("tabBar.y", 0.65) - 278.1301) < 1e-3)
    #expect(value("tabBar.y", 1.8) == 262)
    #expect(value("header[0].y", 1.8) == 312)
    #expect(value("contentInset.top", 1.8) == 312)
    let last = timeline.frameCount - 1
    #expect(timeline.value(named: "tabBar.y", inFrame: last) == 198)
    #expect(timeline.value(named: "contentInset.top", inFrame: last) == 248)
  }

  /// Scrolled by 290, the header is gone and the list has moved 140 further; the other tab starts
  /// at its top, and after a scroll of 90 each is where it was.
  @Test func `pinned tabs keep their offsets`() throws {
    let timeline = try Harness("pp2", on: .iPhone11).run([
      drag(-300), .pause(0.1), .tapElement(ElementID(.tab, item: 1)), .pause(0.8), drag(-100),
      .pause(0.1), .tapElement(ElementID(.tab, item: 0)), .pause(0.8),
      .tapElement(ElementID(.tab, item: 1)), .pause(0.8),
    ])
    func offset(_ time: Double) -> Double {
      timeline.value(named: "contentOffset.y", inFrame: Int((time * 60).rounded()))
    }
    #expect(offset(0.75) == 42)
    #expect(offset(1.5) == -98)
    #expect(abs(offset(2.35) - -8) < 1e-9)
    #expect(offset(3.1) == 42)
    #expect(abs(offset(3.9) - -8) < 1e-9)
    #expect(timeline.values(named: "tabBar.y")[60...].allSatisfy { $0 == 48 })
  }

  /// The touch before is a vertical one: its axis used to count for the next finger too.
  @Test func `pages that are caught for the second time bring their tab to the front`() throws {
    func drag(_ x: Double, _ y: Double, _ duration: Double) -> GestureStep {
      .drag(
        DragGesture(
          from: ScriptPoint(.fraction(0.3), .fraction(0.6)),
          .by(ScriptPoint(.points(x), .points(y))),
          duration: duration))
    }
    let timeline = try Harness("pp2", on: .iPhone11).run([
      .tapElement(ElementID(.tab, item: 1)), .pause(0.1), drag(0, -30, 0.1), .pause(0.1),
      drag(260, 0, 0.4), .wait(until: .settled, timeout: 10),
    ])
    #expect(timeline.events.count { $0.kind == .catchContent } >= 2)
    let last = timeline.frameCount - 1
    #expect(timeline.value(named: "selectedTab", inFrame: last) == 0)
    #expect(timeline.value(named: "indicator.x", inFrame: last) == 103.5)
  }
}
