// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

/// Screens that are pushed over the one that runs, and bars of the system.
@Suite struct `Pushed screens and bars` {
  private let harness = Harness("ch8", on: .iPhone11)

  private static let settled = GestureStep.wait(until: .settled, timeout: 10)
  private static let push = GestureStep.program(.push(0.5))
  private static let pop = GestureStep.program(.pop(0.5))
  private static let fling = GestureStep.drag(
    DragGesture(
      from: ScriptPoint(.fraction(0.5), .fraction(0.8)),
      .by(ScriptPoint(.points(0), .points(-200))),
      duration: 0.2, endVelocity: Point(0, -2000)))

  private func bars(
    _ navigationBar: Bool? = nil, tab tabBar: Bool? = nil, status: Bool? = nil,
    isAnimated: Bool = true
  ) -> GestureStep {
    .program(
      .showBars(
        BarAppearance(
          navigationBar: navigationBar, tabBar: tabBar, statusBar: status, isAnimated: isAnimated)))
  }

  private func frames(_ kind: ElementID.Kind, _ timeline: Timeline) -> [Rect?] {
    (0..<timeline.frameCount).map { frame in
      timeline.elements[timeline.elementRange(ofFrame: frame)].last { $0.id.kind == kind }?.frame
    }
  }

  // MARK: Screens

  @Test func `a pushed screen comes from the trailing edge in half a second, and leaves`() throws {
    let timeline = try harness.run([
      .pause(0.1), Self.push, .pause(0.2), Self.pop, .pause(0.1),
    ])
    let shown = frames(.pushedScreen, timeline)
    let size = timeline.epochs[0].screen.size
    #expect(shown[0] == nil && shown[timeline.frameCount - 1] == nil)
    #expect(shown[40] == Rect(0, 0, size.width, size.height))
    let edges = shown[7..<36].map { $0?.x ?? size.width }
    #expect(zip(edges.dropFirst(), edges).allSatisfy { $0 < $1 })
    #expect(timeline.events.map(\.kind).filter { [.push, .pop].contains($0) } == [.push, .pop])
    for frame in 0..<timeline.frameCount where shown[frame] != nil {
      #expect(
        timeline.elements[timeline.elementRange(ofFrame: frame).upperBound - 1].id.kind
          == .systemStatusBar)
    }
  }

  @Test func `it comes from the left in a language from right to left`() throws {
    var request = harness.request([.pause(0.1), Self.push, .pause(0.1)])
    request.screen.direction = .rightToLeft
    request.turnedScreen.direction = .rightToLeft
    let shown = frames(.pushedScreen, try harness.entry.run(request)).compactMap { $0?.x }
    #expect((shown.first ?? 0) < -300 && shown.last == 0)
    #expect(zip(shown.dropFirst(), shown).allSatisfy { $0 >= $1 })
  }

  @Test func `a fling goes on while the screen is covered, and stops then`() throws {
    let plain = try harness.run([Self.fling, Self.settled]).values(named: "contentOffset.y")
    let all = try harness.run([
      Self.fling, .pause(0.1), Self.push, .pause(1), Self.pop, .pause(0.5),
    ])
    .values(named: "contentOffset.y")
    for frame in 0..<48 { #expect(abs(all[frame] - plain[frame]) < 1e-6, "frame \(frame)") }
    #expect(abs(all[49] - plain[48]) < 0.5)
    #expect(Set(all[49...]).count == 1)
    #expect(all[49] < (plain.last ?? 0) - 50)
  }

  @Test func `content beyond its end is back within its limits when the screen is covered`() throws
  {
    let pull = GestureStep.pointerMove(
      PointerMove(ScriptPoint(.points(0), .points(200)), duration: 0.3, origin: .pointer))
    let timeline = try harness.run([
      .pointerMove(PointerMove(.middle, duration: 0)), .pointerDown, pull,
      .program(.push(0)), .pause(0.2), .program(.pop(0)), .pause(0.2),
    ])
    let all = timeline.values(named: "contentOffset.y")
    #expect(all[17] < all[0] - 20)
    #expect(all.last == all[0])
    #expect(timeline.events.map(\.kind).contains(.touchCancel))
  }

  @Test func `what the app scrolls below another screen is there when it leaves`() throws {
    let all = try harness.run([
      Self.push, .program(.scroll(ProgrammaticScroll(to: .fromStart(300)))), .pause(0.1), Self.pop,
      .pause(0.1),
    ]).values(named: "contentOffset.y")
    #expect(all[31] == all[0] + 300)
    #expect(Set(all[31...]).count == 1)
  }

  @Test func `fingers do not reach a screen that is covered, and nothing leaves twice`() throws {
    #expect(throws: SimulationError.covered(step: 1)) {
      try harness.run([Self.push, .tap(.middle)])
    }
    #expect(throws: SimulationError.covered(step: 1)) {
      try harness.run([Self.push, .tap(ScriptPoint(.points(20), .points(5)))])
    }
    #expect(throws: SimulationError.covered(step: 1)) { try harness.run([Self.push, Self.push]) }
    #expect(throws: SimulationError.notCovered(step: 0)) { try harness.run([Self.pop]) }
  }

  @Test func `the keyboard goes when a screen is pushed`() throws {
    let timeline = try harness.run([
      .program(.focus(KeyboardFocus())), Self.settled, Self.push, .pause(0.2),
    ])
    #expect(timeline.epochs.map(\.screen.safeAreaInsets.bottom).last == 34)
    #expect(frames(.keyboard, timeline).last == .some(nil))
  }

  @Test func `a device may be turned below another screen`() throws {
    let timeline = try harness.run([
      Self.push, .rotate(to: .landscape), .pause(0.1), Self.pop, .pause(0.1),
    ])
    let shown = frames(.pushedScreen, timeline)
    #expect(shown[33] == Rect(0, 0, 896, 414))
    #expect(shown.last == .some(nil))
  }

  // MARK: Bars

  @Test func `bars take their part of the safe area at once, and move for a fifth of a second`()
    throws
  {
    let timeline = try harness.run([
      .pause(0.1), bars(true, tab: true), .pause(0.4), bars(false, tab: false), .pause(0.4),
    ])
    let insets = timeline.epochs.map(\.screen.safeAreaInsets)
    #expect(insets.map(\.top) == [48, 92, 48])
    #expect(insets.map(\.bottom) == [34, 83, 34])
    let upper = frames(.systemNavigationBar, timeline)
    let lower = frames(.systemTabBar, timeline)
    #expect(upper[20] == Rect(0, 0, 414, 92))
    #expect(lower[20] == Rect(0, 813, 414, 83))
    #expect(upper[5] == nil && upper[45] == nil)
    #expect((upper[8]?.y ?? 1) < 0 && (lower[8]?.y ?? 0) > 813)
  }

  @Test func `content keeps its distance from the bar`() throws {
    let timeline = try harness.run([.pause(0.1), bars(true), .pause(0.3), bars(false), .pause(0.2)])
    let (all, least) = (
      timeline.values(named: "contentOffset.y"), timeline.values(named: "contentOffset.min")
    )
    for frame in all.indices { #expect(all[frame] == least[frame]) }
    #expect(least[10] == least[0] - 44)
  }

  @Test func `bars have their other heights after a turn`() throws {
    let timeline = try harness.run([
      bars(true, tab: true, isAnimated: false), .pause(0.1), .rotate(to: .landscape), .pause(0.1),
    ])
    #expect(frames(.systemNavigationBar, timeline).last == Rect(0, 0, 896, 32))
    #expect(timeline.epochs.last?.screen.safeAreaInsets.top == 32)
  }

  @Test func `a hidden status bar leaves its room, but for a notch`() throws {
    func top(_ device: DeviceProfile) throws -> (Double, Double)? {
      let screen = try Harness("ch8", on: device).run([
        .pause(0.1), bars(status: false), .pause(0.1),
      ]).epochs.last?.screen
      return screen.map { ($0.statusBarHeight, $0.safeAreaInsets.top) }
    }
    #expect(try top(.iPhone8).map { $0 == (0, 0) } == true)
    #expect(try top(.iPhone11).map { $0 == (0, 48) } == true)
  }

  // MARK: Rates and poses

  @Test func `60 Hz are every other frame of 120 Hz`() throws {
    let steps = [
      Self.fling, .pause(0.301), bars(true, tab: true), .pause(0.05), Self.push, .pause(0.1),
      Self.pop, Self.settled,
    ]
    let slow = try harness.run(steps)
    let fast = try harness.with { $0.rate = 120 }.run(steps)
    let (few, many) = (
      slow.values(named: "contentOffset.y"), fast.values(named: "contentOffset.y")
    )
    let (edges, more) = (frames(.pushedScreen, slow), frames(.pushedScreen, fast))
    for frame in few.indices where 2 * frame < many.count {
      #expect(abs(few[frame] - many[2 * frame]) < 1e-6, "frame \(frame)")
      #expect(abs((edges[frame]?.x ?? 500) - (more[2 * frame]?.x ?? 500)) < 1e-6, "frame \(frame)")
    }
  }

  @Test func `frames that are laid out later are the same`() throws {
    let request = harness.request([
      .pause(0.2), bars(true, tab: true), .pause(0.1), .program(.focus(KeyboardFocus())),
      .pause(0.3), Self.push, .pause(0.2), Self.pop, .pause(0.1), bars(false), Self.settled,
    ])
    let (timeline, poses) = (try harness.entry.run(request), try harness.entry.poses(of: request))
    var frames = LaidOutFrames()
    poses.layOut(0..<poses.frameCount, into: &frames)
    #expect(frames.elements == timeline.elements)
    #expect(frames.elementStarts == timeline.elementStarts)
  }
}
