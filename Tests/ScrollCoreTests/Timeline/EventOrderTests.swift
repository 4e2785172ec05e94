// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// The delegate calls of a list, as digits that are written into a value of the frame.
private struct Listener: LayoutPattern {
  struct Pose: BitwiseCopyable { var heard: Double }
  static let id: StaticString = "listener"
  static let title: StaticString = "Listener"
  static let summary: StaticString = "A list that remembers what it heard."
  static let scrollViews: [StaticString] = ["list"]
  static let words = [
    "", "willAppear", "didAppear", "touchDown", "willBeginDragging", "didScroll", "willEndDragging",
    "didEndDragging", "willBeginDecelerating", "didEndDecelerating", "boundsChange",
  ]

  /// The last thirteen events in base 16; a run of `didScroll` counts once.
  var heard = 0.0

  init(variant: OnlyVariant, behavior: ScrollBehavior, parameters: NoParameters, screen: Screen) {}

  var valueNames: [TrackName] { [TrackName("heard")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.arrange(
      .main,
      as: ScrollView(
        viewport: host.screen.size.height, contentLength: 5000, leadingInset: 0, trailingInset: 0,
        alwaysBounces: true))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    let digit: Double =
      switch event {
      case .willAppear: 1
      case .didAppear: 2
      case .touchDown: 3
      case .willBeginDragging: 4
      case .didScroll: 5
      case .willEndDragging: 6
      case .didEndDragging: 7
      case .willBeginDecelerating: 8
      case .didEndDecelerating: 9
      case .boundsChange: 10
      default: 0
      }
    if digit == 0 || digit == 5 && heard.truncatingRemainder(dividingBy: 16) == 5 { return }
    heard = heard.truncatingRemainder(dividingBy: 0x1p48) * 16 + digit
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose(heard: heard) }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) { values.append(pose.heard) }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("The order of events")
struct EventOrderTests {
  private let fling = GestureStep.drag(
    DragGesture(
      from: ScriptPoint(.points(100), .points(500)),
      .by(ScriptPoint(.points(0), .points(-200))), duration: 0.2))

  private func count(_ kind: TimelineEvent.Kind, in timeline: Timeline) -> Int {
    timeline.events.count { $0.kind == kind }
  }

  private func hear(_ steps: [GestureStep]) throws -> (events: [String], timeline: Timeline) {
    let device = DeviceProfile.iPhone8
    let timeline = try PatternEntry(Listener.self).run(
      RunRequest(
        variant: 0, parameters: ScrollBehavior.descriptors.map(\.defaultValue),
        screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: 60,
        physics: .uikit, script: GestureScript(steps)))
    var digits = UInt64(timeline.value(named: "heard", inFrame: timeline.frameCount - 1))
    var events: [String] = []
    while digits > 0 {
      events.append(Listener.words[Int(digits % 16)])
      digits /= 16
    }
    return (events.reversed(), timeline)
  }

  private let beginning = [
    "willAppear", "didAppear", "touchDown", "willBeginDragging", "didScroll", "willEndDragging",
    "didEndDragging", "willBeginDecelerating", "didScroll",
  ]

  @Test func `a fling reports drag, touch up, deceleration and its end`() throws {
    let (events, timeline) = try hear([fling])
    let expected = beginning + ["didEndDecelerating"]
    #expect(events == expected)
    #expect(count(.settled, in: timeline) == 1)
  }

  @Test func `a catch ends the deceleration before the drag starts`() throws {
    let (events, timeline) = try hear([fling, .pause(0.1), .pointerDown, .pause(0.3), .pointerUp])
    let expected = [
      "didScroll", "didEndDecelerating", "willBeginDragging", "touchDown", "willEndDragging",
      "didEndDragging",
    ]
    #expect(Array(events.suffix(6)) == expected)
    #expect(count(.settled, in: timeline) == 0)
  }

  @Test func `a rotation of the device stops the fling and reports that once`() throws {
    let (events, timeline) = try hear([fling, .pause(0.1), .rotate(to: .landscape), .pause(1)])
    let expected = ["didScroll", "didEndDecelerating", "boundsChange"]
    #expect(Array(events.suffix(3)) == expected)
    #expect(count(.settled, in: timeline) == 0)
  }

  @Test func `a touch right after the end receives the end once`() throws {
    // The motion is over between two frames, so the touch finds it before a frame does.
    let (_, free) = try hear([fling])
    guard let end = free.events.first(where: { $0.kind == .settled })?.time else {
      Issue.record("the fling never settled")
      return
    }
    let (events, timeline) = try hear([fling, .pause(end + 0.001 - 0.2), .pointerDown, .pointerUp])
    let expected = beginning + ["didEndDecelerating", "touchDown"]
    #expect(events == expected)
    #expect(count(.settled, in: timeline) == 1)
  }

  @Test func `an end that is hit between a frame and a catch is noted`() throws {
    let top = GestureStep.drag(
      DragGesture(
        from: ScriptPoint(.points(100), .points(200)),
        .by(ScriptPoint(.points(0), .points(60))), duration: 0.1))
    let up = GestureStep.drag(
      DragGesture(
        from: ScriptPoint(.points(100), .points(500)),
        .by(ScriptPoint(.points(0), .points(-150))), duration: 0.3, hold: 0.2))
    let (_, free) = try hear([up, top])
    guard let edge = free.events.first(where: { $0.kind == .edgeHit })?.time else {
      Issue.record("the fling never reached the end")
      return
    }
    // Touched within the frame in which the end is hit.
    let (_, caught) = try hear([up, top, .pause(edge + 0.0005 - 0.6), .pointerDown, .pointerUp])
    #expect(count(.edgeHit, in: caught) == 1)
  }
}
