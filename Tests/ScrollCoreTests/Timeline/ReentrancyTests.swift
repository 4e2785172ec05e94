// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A list that answers every scroll by setting another offset: `answers` times, or forever.
private struct Echo: LayoutPattern {
  struct Pose: BitwiseCopyable {}
  static let id: StaticString = "echo"
  static let title: StaticString = "Echo"
  static let summary: StaticString = "A list that answers every scroll."
  static let scrollViews: [StaticString] = ["list"]

  enum Variant: Int, PatternVariant {
    case quiet, loud

    var descriptor: VariantDescriptor {
      switch self {
      case .quiet: VariantDescriptor("e0", "quiet", title: "Quiet", "Answers once.")
      case .loud: VariantDescriptor("e1", "loud", title: "Loud", "Answers for ever.")
      }
    }
  }

  let answersForEver: Bool
  var heard: [Double] = []

  init(variant: Variant, behavior: ScrollBehavior, parameters: NoParameters, screen: Screen) {
    answersForEver = variant == .loud
  }

  var valueNames: [TrackName] { [TrackName("heard")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.arrange(
      .main,
      as: ScrollView(
        viewport: 600, contentLength: 2000, leadingInset: 0, trailingInset: 0, alwaysBounces: true))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    guard case .didScroll(let id) = event else { return }
    let offset = host.contentOffset(of: id)
    heard.append(offset)
    if answersForEver {
      host.setContentOffset(offset + 1, of: id, notifying: &self)
    } else if offset > 0, offset < 1000 {
      host.setContentOffset(offset + 1000, of: id, notifying: &self)
      // The nested event was received before this line.
      heard.append(-1)
    }
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose() }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(heard.last ?? .nan)
  }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("Re-entrant offsets")
struct ReentrancyTests {
  private func run(_ variant: Int, _ offsets: [Double]) throws -> Timeline {
    let samples = offsets.enumerated().map {
      Trace.Sample(time: Double($0.offset) / 10, position: Point(0, $0.element))
    }
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    let entry = PatternEntry(Echo.self)
    return try entry.run(
      RunRequest(
        variant: variant, parameters: entry.parameters.map(\.defaultValue), screen: screen,
        turnedScreen: screen, rate: 60, physics: .uikit,
        script: GestureScript([.trace(Trace(of: .contentOffset, samples: samples))])))
  }

  @Test func `an offset that is set in didScroll is received before the call returns`() throws {
    let timeline = try run(0, [0, 5])
    #expect(timeline.value(named: "contentOffset.y", inFrame: 6) == 1005)
    #expect(timeline.value(named: "heard", inFrame: 6) == -1)
  }

  @Test func `setting the current offset is not an event`() throws {
    let timeline = try run(0, [0, 0, 0])
    #expect(timeline.value(named: "heard", inFrame: 12).isNaN)
  }

  @Test func `an endless answer ends the run with an error that names the frame`() {
    #expect(throws: SimulationError.feedbackLoop(frame: 6)) { try run(1, [0, 5]) }
  }
}
