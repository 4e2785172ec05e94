// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A list that remembers where it was when its last drag began.
private struct Rememberer: LayoutPattern {
  struct Pose: BitwiseCopyable { var remembered: Double }
  static let id: StaticString = "rememberer"
  static let title: StaticString = "Rememberer"
  static let summary: StaticString = "A list that remembers where its drags began."
  static let scrollViews: [StaticString] = ["list"]

  var remembered = Double.nan

  init(variant: OnlyVariant, behavior: ScrollBehavior, parameters: NoParameters, screen: Screen) {}

  var valueNames: [TrackName] { [TrackName("remembered")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.arrange(
      .main,
      as: ScrollView(
        viewport: host.screen.size.height, contentLength: 5000, alwaysBounces: true))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    if case .willBeginDragging = event { remembered = host.contentOffset(of: .main) }
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose(remembered: remembered) }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.remembered)
  }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("A catch")
struct CatchTests {
  /// The finger lands between two frames of either display and rests there.
  @Test func `finds the content where it is at that time, at every display rate`() throws {
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    let entry = PatternEntry(Rememberer.self)
    let fling = DragGesture(
      from: .middle, .by(ScriptPoint(.points(0), .points(-150))), duration: 0.2,
      endVelocity: Point(0, -1700))
    let remembered = try [60, 80, 120].map { rate in
      let timeline = try entry.run(
        RunRequest(
          variant: 0, parameters: entry.parameters.map(\.defaultValue), screen: screen,
          turnedScreen: screen, rate: rate, physics: .uikit,
          script: GestureScript([
            .drag(fling), .pause(0.1234), .pointerDown, .pause(0.2), .pointerUp,
          ])))
      let last = timeline.frameCount - 1
      let value = timeline.value(named: "remembered", inFrame: last)
      #expect(value == timeline.value(named: "contentOffset.y", inFrame: last))
      return value
    }
    #expect(remembered[0] > 200)
    #expect(remembered.allSatisfy { $0 == remembered[0] })
  }
}
