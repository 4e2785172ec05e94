// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A list that starts something new whenever something has ended.
private struct Restless: LayoutPattern {
  struct Pose: BitwiseCopyable { var heard: Double }
  static let id: StaticString = "restless"
  static let title: StaticString = "Restless"
  static let summary: StaticString = "A list that goes on."
  static let scrollViews: [StaticString] = ["list"]

  enum Variant: Int, PatternVariant {
    case snap, timer, lift

    var descriptor: VariantDescriptor {
      switch self {
      case .snap: VariantDescriptor("r0", "snap", title: "Snap", "After a fling it moves to 1000.")
      case .timer:
        VariantDescriptor("r1", "timer", title: "Timer", "0.2123 s after a tap it moves to 1000.")
      case .lift: VariantDescriptor("r2", "lift", title: "Lift", "After a lift it is at 500.")
      }
    }
  }

  let variant: Variant
  /// When the last end was reported, in seconds.
  var heard = Double.nan

  init(variant: Variant, behavior: ScrollBehavior, parameters: NoParameters, screen: Screen) {
    self.variant = variant
  }

  var valueNames: [TrackName] { [TrackName("heard")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.arrange(.main, as: ScrollView(viewport: 667, contentLength: 5000, alwaysBounces: true))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch (variant, event) {
    case (.snap, .didEndDecelerating), (.timer, .didEndAnimation):
      heard = host.time
      host.animateContentOffset(
        1000, of: .main, spring: SpringParameters(criticallyDampedResponse: 0.5))
    case (.timer, .tap):
      host.animate(until: host.time + 0.2123)
    case (.lift, .didEndDragging):
      host.setContentOffset(500, of: .main, notifying: &self)
    default: break
    }
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose(heard: heard) }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) { values.append(pose.heard) }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("The end of a motion")
struct EndingTests {
  private func run(_ variant: Int, rate: Int, _ steps: [GestureStep]) throws -> Timeline {
    let entry = PatternEntry(Restless.self)
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    return try entry.run(
      RunRequest(
        variant: variant, parameters: entry.parameters.map(\.defaultValue), screen: screen,
        turnedScreen: screen, rate: rate, physics: .uikit, script: GestureScript(steps)))
  }

  private let fling = GestureStep.drag(
    DragGesture(
      from: .middle, .by(ScriptPoint(.points(0), .points(-110))), duration: 0.15,
      endVelocity: Point(0, -1000)))

  /// 100 points at touch up, and (1000 − 10)/λ more, in ln(1000/10)/λ seconds; λ = 2.002002671.
  @Test(arguments: [60, 120])
  func `is reported at its own time, between two frames`(rate: Int) throws {
    let timeline = try run(0, rate: rate, [fling, .wait(until: .settled, timeout: 10)])
    let heard = timeline.value(named: "heard", inFrame: timeline.frameCount - 1)
    #expect(abs(heard - (0.15 + 4.605170186 / 2.002002671)) < 1e-6)
    let timer = try run(1, rate: rate, [.pause(0.1), .tap(.middle), .pause(1)])
    #expect(abs(timer.value(named: "heard", inFrame: timer.frameCount - 1) - 0.3123) < 1e-12)
  }

  @Test(arguments: [0, 1])
  func `starts the next motion at the same time at every rate`(variant: Int) throws {
    let steps: [GestureStep] =
      variant == 0 ? [fling, .pause(4)] : [.pause(0.1), .tap(.middle), .pause(2)]
    let slow = try run(variant, rate: 60, steps).values(named: "contentOffset.y")
    let fast = try run(variant, rate: 120, steps).values(named: "contentOffset.y")
    for frame in slow.indices { #expect(abs(slow[frame] - fast[2 * frame]) < 1e-9) }
    #expect(slow[slow.count - 1] == 1000)
  }

  @Test(arguments: [0, 1])
  func `is not the end while something follows`(variant: Int) throws {
    let first = variant == 0 ? fling : .tap(.middle)
    let timeline = try run(variant, rate: 60, [first, .wait(until: .settled, timeout: 10)])
    #expect(timeline.value(named: "contentOffset.y", inFrame: timeline.frameCount - 1) == 1000)
    let settled = timeline.events.filter { $0.kind == .settled }
    #expect(settled.count == 2)
    #expect(timeline.stepTimes[2] == settled[1].time)
  }

  @Test func `starts where the pattern has set the offset after the touch up`() throws {
    let thrown = try run(2, rate: 60, [fling, .wait(until: .settled, timeout: 10)])
    let offsets = thrown.values(named: "contentOffset.y")
    // The fling continues from 500: 494.505 points further, and to a pixel.
    #expect(offsets[offsets.count - 1] == 994.5)
    let rest = try run(
      2, rate: 60,
      [
        .drag(
          DragGesture(
            from: .middle, .by(ScriptPoint(.points(0), .points(-110))), duration: 0.5, hold: 0.2)),
        .wait(until: .settled, timeout: 10),
      ])
    #expect(rest.value(named: "contentOffset.y", inFrame: rest.frameCount - 1) == 500)
  }
}
