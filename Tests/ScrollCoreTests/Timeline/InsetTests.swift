// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

/// A list whose inset grows or shrinks by 64 points at a time that the variant names.
private struct Roomy: LayoutPattern {
  struct Pose: BitwiseCopyable {
    var inset: Double
    var jump: Double
  }
  static let id: StaticString = "roomy"
  static let title: StaticString = "Roomy"
  static let summary: StaticString = "A list whose inset changes."
  static let scrollViews: [StaticString] = ["list"]

  enum Variant: Int, PatternVariant {
    case tap, lift, pull

    var descriptor: VariantDescriptor {
      switch self {
      case .tap: VariantDescriptor("r0", "tap", title: "Tap", "At a tap.")
      case .lift: VariantDescriptor("r1", "lift", title: "Lift", "When a finger has lifted.")
      case .pull:
        VariantDescriptor("r2", "pull", title: "Pull", "When the list is pulled 50 points.")
      }
    }
  }

  struct Parameters: PatternParameters {
    let inset: Double
    let change: Double
    let keeps: Bool

    init(from source: inout some ParameterSource) {
      inset = source.number(
        "inset", default: 0, minimum: 0, maximum: 100, unit: "pt", "At first.")
      change = source.number(
        "change", default: 64, minimum: -100, maximum: 100, unit: "pt", "By how much.")
      keeps = source.flag("keeps", default: false, "Whether the content stays.")
    }
  }

  let variant: Variant
  let parameters: Parameters
  /// The change of the offset; NaN before it.
  var jump = Double.nan

  init(variant: Variant, behavior: ScrollBehavior, parameters: Parameters, screen: Screen) {
    self.variant = variant
    self.parameters = parameters
  }

  var valueNames: [TrackName] { [TrackName("inset"), TrackName("jump")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 0 }

  mutating func arrange(on host: inout ScrollHost) {
    host.arrange(
      .main,
      as: ScrollView(
        viewport: 667, contentLength: 3000, leadingInset: parameters.inset, alwaysBounces: true))
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    switch event {
    case .tap where variant == .tap, .didEndDragging where variant == .lift: changeInset(on: &host)
    case .didScroll where variant == .pull && host.contentOffset(of: .main) < -50:
      changeInset(on: &host)
    default: break
    }
  }

  private mutating func changeInset(on host: inout ScrollHost) {
    guard jump.isNaN else { return }
    jump = 0
    let before = host.contentOffset(of: .main)
    host.setLeadingInset(
      parameters.inset + parameters.change, of: .main, keepingContent: parameters.keeps,
      notifying: &self)
    jump = host.contentOffset(of: .main) - before
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    Pose(inset: host[.main].leadingInset, jump: jump)
  }
  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet { ScrollViewSet(.main) }
  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(pose.inset)
    values.append(pose.jump)
  }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

@Suite("An inset that changes")
struct InsetTests {
  /// The last frame's values after a script, and the greatest step of the offset from frame to frame.
  private func run(
    _ variant: Int, inset: Double = 0, change: Double = 64, keeps: Bool = false, rate: Int = 60,
    from start: Double = 0, _ steps: [GestureStep]
  ) throws -> (offset: Double, jump: Double, greatestStep: Double) {
    let entry = PatternEntry(Roomy.self)
    let screen = DeviceProfile.iPhone8.screen(.portrait)
    let timeline = try entry.run(
      RunRequest(
        variant: variant,
        parameters: ScrollBehavior.descriptors.map(\.defaultValue) + [
          .number(inset), .number(change), .flag(keeps),
        ],
        screen: screen, turnedScreen: screen, rate: rate, physics: .uikit,
        initialOffset: .fromStart(start), script: GestureScript(steps)))
    let offsets = timeline.values(named: "contentOffset.y")
    let last = timeline.frameCount - 1
    return (
      offsets[last], timeline.value(named: "jump", inFrame: last),
      zip(offsets, offsets.dropFirst()).map { abs($1 - $0) }.max() ?? 0
    )
  }

  private let tap: [GestureStep] = [.pause(0.1), .tap(.middle), .pause(0.2)]
  /// 180 points of pull: 20 more than the distance that triggers most lists, at less than 500
  /// points a second.
  private let pull: [GestureStep] = [
    .drag(
      DragGesture(
        from: .middle, .by(ScriptPoint(.points(0), .points(180))), duration: 0.4, hold: 0.2)),
    .wait(until: .settled, timeout: 5),
  ]

  @Test func `moves content at its top`() throws {
    let grown = try run(0, tap)
    #expect(grown.jump == -64 && grown.offset == -64)
    let shrunk = try run(0, inset: 80, change: -64, tap)
    #expect(shrunk.jump == 64 && shrunk.offset == -16)
  }

  @Test func `leaves scrolled content where it is`() throws {
    let grown = try run(0, from: 300, tap)
    #expect(grown.jump == 0 && grown.offset == 300)
    // 20 points below the top of an inset of 80, and so 44 beyond that of one of 16.
    let shrunk = try run(0, inset: 80, change: -64, from: 20, tap)
    #expect(shrunk.offset == -16)
  }

  @Test func `leaves content at its top where it is if the offset is set back`() throws {
    let grown = try run(0, keeps: true, tap)
    #expect(grown.jump == 0 && grown.offset == 0)
    let shrunk = try run(0, inset: 80, change: -64, keeps: true, tap)
    #expect(shrunk.jump == 0 && shrunk.offset == -80)
  }

  /// As recorded: 64 points in `didEndDragging` move a pulled list by as much, and it rests at −64.
  @Test func `moves a list that a finger releases, and the bounce goes to the new end`() throws {
    let bare = try run(1, pull)
    #expect(abs(bare.jump + 64) < 1e-9 && bare.offset == -64)
    let kept = try run(1, keeps: true, pull)
    #expect(kept.jump == 0 && kept.offset == -64)
  }

  /// A frame rate at which nothing moves by half a point in a frame unless it jumps.
  @Test(arguments: [1, 2])
  func `makes no jump if the offset is set back`(variant: Int) throws {
    let kept = try run(variant, keeps: true, rate: 9600, pull)
    #expect(kept.greatestStep < 0.5)
    #expect(kept.offset == -64)
    let bare = try run(variant, rate: 9600, pull)
    #expect(abs(bare.greatestStep - 64) < 0.5)
    #expect(bare.offset == -64)
  }
}
