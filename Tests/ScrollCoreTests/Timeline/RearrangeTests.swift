// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A list next to an animation of the pattern, during which its viewport may grow frame by frame.
private struct Growing: LayoutPattern {
  struct Pose: BitwiseCopyable {
    var offset: Double
  }
  static let id: StaticString = "growing"
  static let title: StaticString = "Growing"
  static let summary: StaticString = "A list that grows while it moves."
  static let scrollViews: [StaticString] = ["list"]

  enum Variant: Int, PatternVariant {
    case steady, growing

    var descriptor: VariantDescriptor {
      switch self {
      case .steady: VariantDescriptor("g0", "steady", title: "Steady", "Stays as tall as it is.")
      case .growing:
        VariantDescriptor("g1", "growing", title: "Growing", "Is arranged anew before every frame.")
      }
    }
  }

  let grows: Bool
  var viewport = 300.0

  init(variant: Variant, behavior: ScrollBehavior, parameters: NoParameters, screen: Screen) {
    grows = variant == .growing
  }

  var valueNames: [TrackName] { [] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.arrange(
      .main, as: ScrollView(viewport: viewport, contentLength: 3000, alwaysBounces: true))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .didEndDragging:
      host.animate(until: host.time + 0.5)
    case .displayFrame where grows:
      viewport += 2
      arrange(on: &host)
    default: break
    }
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose(offset: host.contentOffset(of: .main)) }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {}
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("A scroll view with a changed layout")
struct RearrangeTests {
  private func offsets(_ variant: Int, rate: Int, by travel: Double) throws -> [Double] {
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    let entry = PatternEntry(Growing.self)
    return try entry.run(
      RunRequest(
        variant: variant, parameters: entry.parameters.map(\.defaultValue), screen: screen,
        turnedScreen: screen, rate: rate, physics: .uikit, initialOffset: .fromStart(100),
        script: GestureScript([
          .drag(
            DragGesture(
              from: .middle, .by(ScriptPoint(.points(0), .points(travel))), duration: 0.13,
              endVelocity: Point(0, travel * 15))), .pause(1.5),
        ]))
    ).values(named: "contentOffset.y")
  }

  /// A fling within the limits, and one that bounces at the end that does not move.
  @Test(arguments: [60, 120], [-80.0, 80])
  func `continues its fling`(rate: Int, travel: Double) throws {
    let steady = try offsets(0, rate: rate, by: travel)
    let growing = try offsets(1, rate: rate, by: travel)
    #expect(steady.count == growing.count)
    for (a, b) in zip(steady, growing) { #expect(abs(a - b) < 1e-9) }
    #expect(abs(steady[steady.count - 1] - steady[rate / 4]) > 20)
  }
}
