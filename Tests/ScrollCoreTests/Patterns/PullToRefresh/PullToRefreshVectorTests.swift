// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Computed by hand on an iPhone 11, where the list is 896 points high and rests at −148.
///
/// A pull of x points beyond the rest shows y = 0.55·896·x/(896 + 0.55·x). The refresh is armed
/// from y = 64 on, which is x = 64·896/(896 − 64)/0.55 = 125.3147; 10 points of a finger's travel
/// are slop.
@Suite("Pull to refresh: vectors")
struct PullToRefreshVectorTests {
  /// A drag of 0.5 s and a rest of 0.2 s, long enough for the velocity to be 0.
  private func pull(_ travel: Double) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .fraction(0.5)),
        .by(ScriptPoint(.points(0), .points(travel))), duration: 0.5, hold: 0.2))
  }

  /// The frame at a time in seconds.
  private func frame(_ time: Double, _ timeline: Timeline) -> Int {
    Int((time * Double(timeline.rate)).rounded())
  }

  @Test func `states follow the offset`() throws {
    let offsets: [Double] = [-148, -160, -211.9, -212, -230, -200, -148, -100]
    for variant in ["pr0", "pr1", "pr2", "pr3"] {
      let harness = Harness(variant, on: .iPhone11)
      #expect(try harness.values(of: "refresh.state", after: offsets) == [0, 1, 1, 2, 2, 1, 0, 0])
      #expect(
        try harness.values(of: "header.height", after: offsets) == [
          148, 148, 148, 148, 148, 148, 148, 100,
        ])
    }
  }

  /// x = 125 shows 63.851 points, x = 126 shows 64.325.
  @Test(arguments: [(135.0, 63.8512, false), (136, 64.3249, true)])
  func `a pull of 126 points refreshes, one of 125 does not`(
    travel: Double, shown: Double, fetches: Bool
  ) throws {
    let timeline = try Harness("pr3", on: .iPhone11).run([pull(travel), .pause(0.5)])
    let held = timeline.value(named: "firstRow.y", inFrame: frame(0.6, timeline))
    #expect(abs(held - (148 + shown)) < 1e-3)
    #expect((timeline.value(named: "refresh.state", inFrame: frame(1, timeline)) == 3) == fetches)
  }

  /// x = 160 shows 80.1301 points: 16.1301 beyond the new limit of −212 after the touch up.
  ///
  /// The bounce from D is D·(1 + 0.9273·t)·e^(−10.9273·t): 0.36639·D after 0.1 s.
  @Test func `after a touch up the list bounces at the space for the spinner`() throws {
    let timeline = try Harness("pr3", on: .iPhone11).run([pull(170), .pause(0.8)])
    #expect(
      abs(timeline.value(named: "firstRow.y", inFrame: frame(0.7, timeline)) - 228.1301) < 1e-3)
    #expect(
      abs(timeline.value(named: "firstRow.y", inFrame: frame(0.8, timeline)) - (212 + 5.9099))
        < 1e-3
    )
    #expect(timeline.value(named: "firstRow.y", inFrame: frame(1.5, timeline)) == 212)
    #expect(timeline.value(named: "contentInset.top", inFrame: frame(1.5, timeline)) == 212)
  }

  /// Touch up at 0.7 s, end of the refresh 1.5 s later; the return over 64 points starts at rest:
  /// 64·(1 + ω·t)·e^(−ω·t) with ω = 10.9273, which is 44.9083 after 0.1 s.
  @Test func `after the refresh a spring moves the list to its rest`() throws {
    let timeline = try Harness("pr3", on: .iPhone11).run([
      pull(170), .wait(until: .settled, timeout: 9),
    ])
    func value(_ name: String, _ time: Double) -> Double {
      timeline.value(named: name, inFrame: frame(time, timeline))
    }
    #expect(value("refresh.state", 2.15) == 3)
    #expect(value("refresh.state", 2.2) == 4)
    #expect(value("contentInset.top", 2.15) == 212)
    #expect(value("contentInset.top", 2.2) == 148)
    #expect(value("firstRow.y", 2.2) == 212)
    #expect(abs(value("firstRow.y", 2.3) - (148 + 44.9083)) < 1e-3)
    let last = timeline.frameCount - 1
    #expect(timeline.value(named: "firstRow.y", inFrame: last) == 148)
    #expect(timeline.value(named: "refresh.state", inFrame: last) == 0)
  }

  /// If the offset is not set back, the list is 64 points lower at the touch up, and 64 higher at
  /// the end.
  @Test func `an inset without a compensated offset moves the list twice`() throws {
    let timeline = try Harness("pr1", on: .iPhone11).run([
      pull(170), .wait(until: .settled, timeout: 9),
    ])
    let rows = timeline.values(named: "firstRow.y")
    let lift = frame(0.7, timeline)
    #expect(abs(rows[lift - 1] - 228.1301) < 1e-3)
    #expect(abs(rows[lift] - 292.1301) < 1e-3)
    let end = frame(2.2, timeline)
    #expect(rows[end - 1] == 212)
    #expect(rows[end] == 148)
  }

  /// A recorded pull has a touch up like any other: the list rests at −280 where the record ends at
  /// −216.
  @Test func `an inset that is set at the end of a recorded offset counts`() throws {
    let timeline = try Harness("pr1", on: .iPhone11).run([
      .trace(
        Trace(
          of: .contentOffset,
          samples: [-160, -190, -216].enumerated().map {
            Trace.Sample(time: Double($0.offset) / 10, position: Point(0, $0.element))
          })), .pause(0.2),
    ])
    #expect(timeline.value(named: "firstRow.y", inFrame: 11) == 190)
    #expect(timeline.value(named: "contentInset.top", inFrame: 13) == 212)
    #expect(timeline.value(named: "firstRow.y", inFrame: 13) == 280)
  }

  /// The header removes the space in the first frame of the bounce, and after the refresh the
  /// pattern removes the header's own space, which the header sets again in the next frame.
  @Test func `two owners remove what the other has set`() throws {
    let timeline = try Harness("pr2", on: .iPhone11).run([
      pull(170), .wait(until: .settled, timeout: 9),
    ])
    let insets = timeline.values(named: "contentInset.top")
    let lift = frame(0.7, timeline)
    #expect(Array(insets[lift - 1...lift + 1]) == [148, 212, 148])
    let end = frame(2.2, timeline)
    #expect(Array(insets[end - 1...end + 1]) == [148, 84, 148])
    #expect(timeline.value(named: "firstRow.y", inFrame: end - 1) == 148)
  }

  @Test func `without the space the list is at its rest during the refresh`() throws {
    let timeline = try Harness("pr0", on: .iPhone11).run([pull(170), .pause(1)])
    #expect(timeline.value(named: "refresh.state", inFrame: frame(1.6, timeline)) == 3)
    #expect(timeline.value(named: "firstRow.y", inFrame: frame(1.6, timeline)) == 148)
  }

  /// Spokes appear one after the other from 26 points on, when the wheel fits: at 45 half of them
  /// are visible.
  @Test func `a pull shows one spoke after the other`() throws {
    let timeline = try Harness("pr3", on: .iPhone11).follow([-170, -193, -212])
    let counts = [0, 1, 2].map { sample in
      let range = timeline.elementRange(ofFrame: sample * 6)
      return timeline.elements[range].count { $0.id.kind == .refresh }
    }
    #expect(counts == [0, 4, 8])
  }

  /// A spoke is brightest at its turn, once a second, and fades to a quarter until its next turn.
  @Test func `spokes light up in turn during the refresh`() throws {
    let timeline = try Harness("pr3", on: .iPhone11).run([pull(170), .pause(1.2)])
    let range = timeline.elementRange(ofFrame: frame(0.7 + 1.5 - 0.5, timeline))
    let spokes = timeline.elements[range].filter { $0.id.kind == .refresh }
    let alphas = spokes.map(\.contentAlpha)
    // One second after the touch up: an eighth of 0.75 fainter for each spoke that has come since.
    let expected = (0..<8).map { spoke -> Double in
      let later = Double((8 - spoke) % 8)
      return 1 - 0.75 * later / 8
    }
    for (alpha, wanted) in zip(alphas, expected) { #expect(abs(alpha - wanted) < 1e-9) }
    #expect(alphas.count == 8)
  }
}
