// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// Two lists that follow one finger, and a strip on the left where a touch commands the first one.
private struct Pair: LayoutPattern {
  struct Pose: BitwiseCopyable { var first: Int }
  static let id: StaticString = "pair"
  static let title: StaticString = "Pair"
  static let summary: StaticString = "Two lists that follow one finger."
  static let scrollViews: [StaticString] = ["a", "b"]

  enum Variant: Int, PatternVariant {
    case forward, reverse

    var descriptor: VariantDescriptor {
      switch self {
      case .forward:
        VariantDescriptor("p0", "forward", title: "Forward", "The first list hears first; stops.")
      case .reverse:
        VariantDescriptor(
          "p1", "reverse", title: "Reverse", "The second list hears first; animates.")
      }
    }
  }

  let isReverse: Bool
  /// The list that was notified first since touch up, or since the last frame; −1 for none.
  var first = -1

  init(variant: Variant, behavior: ScrollBehavior, parameters: NoParameters, screen: Screen) {
    isReverse = variant == .reverse
  }

  var valueNames: [TrackName] { [TrackName("first")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.deliversInReverse = isReverse
    for index in 0..<2 {
      host.arrange(
        ScrollViewID(index), as: ScrollView(viewport: 600, contentLength: 9000, bounces: false))
    }
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .touchMoved: first = -1
    case .didScroll(let id): if first < 0 { first = id.index }
    case .touchDown(let point) where point.x < 50:
      if isReverse {
        host.animateContentOffset(
          0, of: .main, spring: SpringParameters(criticallyDampedResponse: 0.3))
      } else {
        host.stop(.main)
      }
    default: break
    }
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose(first: first) }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    point.x < 50 ? [] : [ScrollViewSet(.main), ScrollViewSet(ScrollViewID(1))]
  }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(Double(pose.first))
  }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("Commands of a scroll host")
struct ScrollHostCommandTests {
  private func run(_ variant: Int, rate: Int, _ steps: [GestureStep]) throws -> Timeline {
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    let entry = PatternEntry(Pair.self)
    var physics = PhysicsProfile.uikit
    physics.slop = 0
    return try entry.run(
      RunRequest(
        variant: variant, parameters: entry.parameters.map(\.defaultValue), screen: screen,
        turnedScreen: screen, rate: rate, physics: physics, script: GestureScript(steps)))
  }

  private func drag(_ duration: Double, velocity: Double? = nil) -> GestureStep {
    .drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(-150))), duration: duration,
        endVelocity: velocity.map { Point(0, $0) }))
  }

  /// The finger lifts between two frames, so the last step of both lists is not part of a frame.
  @Test(arguments: [(0, 0.0), (1, 1)])
  func `at a touch up the scroll views are notified in the same order as in a frame`(
    variant: Int, first: Double
  ) throws {
    let timeline = try run(variant, rate: 60, [drag(0.105, velocity: -400)])
    // Frame 6 is the last one with the finger; frame 7 shows which list was notified first at touch
    // up.
    #expect(timeline.value(named: "first", inFrame: 6) == first)
    #expect(timeline.fingers[7].x.isNaN)
    #expect(timeline.value(named: "first", inFrame: 7) == first)
  }

  /// A touch next to the list, between two frames of either rate, during a fling of the list.
  @Test(arguments: [0, 1])
  func `a moving list is stopped, or animated, from its offset at that time`(variant: Int) throws {
    let beside = GestureStep.tap(ScriptPoint(.points(20), .points(300)))
    let steps = [drag(0.1, velocity: -1700), .pause(0.2537), beside, .pause(2)]
    let slow = try run(variant, rate: 60, steps)
    let fast = try run(variant, rate: 120, steps)
    for frame in 0..<slow.frameCount {
      let a = slow.value(named: "contentOffset.y", inFrame: frame)
      let b = fast.value(named: "contentOffset.y", inFrame: 2 * frame)
      #expect(abs(a - b) < 1e-9)
    }
    let end = slow.value(named: "contentOffset.y", inFrame: slow.frameCount - 1)
    #expect(variant == 0 ? end > 300 : end == 0)
  }
}
