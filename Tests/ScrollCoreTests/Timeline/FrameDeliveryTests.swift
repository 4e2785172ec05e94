// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A list that counts what it receives between two frames.
private struct Counter: LayoutPattern {
  struct Pose: BitwiseCopyable {
    var count: Double
    var heard: Double
    var least: Double
  }
  static let id: StaticString = "counter"
  static let title: StaticString = "Counter"
  static let summary: StaticString = "A list that counts its scrolls."
  static let scrollViews: [StaticString] = ["list"]

  /// The number of `didScroll` calls of the list.
  var count = 0.0
  /// The offset of the last `didScroll`, and the smallest change between two, in points.
  var heard = 0.0
  var least = Double.infinity

  init(variant: OnlyVariant, behavior: ScrollBehavior, parameters: NoParameters, screen: Screen) {}

  var valueNames: [TrackName] { [TrackName("count"), TrackName("heard"), TrackName("least")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.arrange(
      .main,
      as: ScrollView(
        viewport: host.screen.size.height, contentLength: 50_000, alwaysBounces: true))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    guard case .didScroll = event else { return }
    count += 1
    least = min(least, (host.contentOffset(of: .main) - heard).magnitude)
    heard = host.contentOffset(of: .main)
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    Pose(count: count, heard: heard, least: least)
  }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.count)
    values.append(pose.heard)
    values.append(pose.least)
  }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("A frame and its didScroll")
struct FrameDeliveryTests {
  private func run(
    _ steps: [GestureStep], rate: Int = 60, on device: DeviceProfile = .iPhone8
  ) throws -> Timeline {
    let screen = device.screen(.portrait)
    let entry = PatternEntry(Counter.self)
    return try entry.run(
      RunRequest(
        variant: 0, parameters: entry.parameters.map(\.defaultValue), screen: screen,
        turnedScreen: screen, rate: rate, physics: .uikit, initialOffset: .fromStart(600),
        script: GestureScript(steps)))
  }

  private func drag(
    _ travel: Double, _ duration: Double, hold: Double = 0, velocity: Double? = nil
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(travel))), duration: duration,
        hold: hold, endVelocity: velocity.map { Point(0, $0) }))
  }

  /// Touch ups and catches between two frames of every rate, and on a frame.
  private var script: [GestureStep] {
    [
      drag(-90, 0.1837, velocity: -900), .pause(0.1234), .pointerDown, .pause(0.0311),
      .pointerMove(
        PointerMove(ScriptPoint(.points(0), .points(57)), duration: 0.0713, origin: .pointer)),
      .pointerUp, .pause(0.0021), .pointerDown, .pause(0.3), .pointerUp, .pause(0.2),
      drag(-83.3, 0.25, hold: 0.2), drag(-100, 0.2), .wait(until: .settled, timeout: 10),
    ]
  }

  @Test(arguments: [60, 80, 120])
  func `a list receives one didScroll per frame, with the frame's offset`(rate: Int) throws {
    let timeline = try run(script, rate: rate)
    let counts = timeline.values(named: "count")
    #expect(zip(counts.dropFirst(), counts).allSatisfy { $0 - $1 <= 1 })
    #expect(timeline.values(named: "heard") == timeline.values(named: "contentOffset.y"))
    #expect(counts.last ?? 0 > 60)
  }

  @Test func `a touch up and a catch are at the same offset at every rate`() throws {
    let runs = try [60, 80, 120].map { rate in
      let timeline = try run(script, rate: rate)
      let offsets = timeline.values(named: "contentOffset.y")
      // Twenty times a second all rates show a frame.
      return stride(from: 0, to: offsets.count - rate / 20, by: rate / 20).map { offsets[$0] }
    }
    #expect(runs[0].count > 40)
    for other in runs.dropFirst() {
      #expect(zip(runs[0], other).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }
  }

  @Test func `rounding errors of a recorded finger are not a scroll`() throws {
    // Sixtieths of a second, whose sums miss the times of frames by a bit.
    let start = Point(187, 600)
    let samples = (0...40).map { index in
      let moves = min(index, 12) + max(0, index - 30)
      return Trace.Sample(
        time: Double(index) * (1.0 / 60),
        position: Point(start.x, start.y - 30.1 * Double(moves)))
    }
    let timeline = try run([
      .pause(0.1), .trace(Trace(of: .pointer, samples: samples)), .pause(0.1),
    ])
    #expect(timeline.values(named: "least").last ?? 0 > 1e-3)
  }

  @Test(arguments: [DeviceProfile.iPhone8, .iPhone13, .iPhone11])
  func `a drag that ends without a fling rests on a pixel`(device: DeviceProfile) throws {
    for travel in [-83.37, 121.19] {
      let steps = [drag(travel, 0.25, hold: 0.2), .pause(0.3)]
      let timeline = try run(steps, on: device)
      let offsets = timeline.values(named: "contentOffset.y")
      let rest = try #require(offsets.last)
      #expect((rest * device.scale).rounded() == rest * device.scale)
      #expect((rest - (600 - travel + (travel < 0 ? -10 : 10))).magnitude <= 0.5 / device.scale)
    }
  }
}
