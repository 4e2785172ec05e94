// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport

/// A run of a sheet, with convenient access to its values.
struct SheetRun {
  let timeline: Timeline
  /// The model's height.
  let heights: [Double]
  /// The visible height.
  let presented: [Double]
  /// The list's content offset.
  let offsets: [Double]
  /// The offset of the list at its top.
  let limits: [Double]
  /// The top edge on the screen.
  let tops: [Double]
  /// The distance that the same finger has moved down since the previous frame; nil without one.
  let fingerMovements: [Double?]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    heights = Self.values("sheet.height", timeline)
    presented = Self.values("sheet.presentedHeight", timeline)
    offsets = Self.values("list.contentOffset.y", timeline)
    limits = Self.values("contentOffset.max", timeline)
    tops = Self.values("sheet.top", timeline)
    fingerMovements = Self.fingerMovements(timeline)
  }

  /// A track by its name, which is looked up once.
  private static func values(_ name: String, _ timeline: Timeline) -> [Double] {
    let track = timeline.track(named: name) ?? -1
    return (0..<timeline.frameCount).map { timeline.value(track, inFrame: $0) }
  }

  private static func fingerMovements(_ timeline: Timeline) -> [Double?] {
    let touches = timeline.events.filter { [.touchDown, .touchUp].contains($0.kind) }.map(\.time)
    return (0..<timeline.frameCount).map { frame in
      guard frame > 0 else { return nil }
      let (before, now) = (timeline.fingers[frame - 1], timeline.fingers[frame])
      guard !before.x.isNaN, !now.x.isNaN else { return nil }
      let span = timeline.time(ofFrame: frame - 1)...timeline.time(ofFrame: frame)
      return touches.contains { span.contains($0) } ? nil : now.y - before.y
    }
  }

  /// The first time at or after a given one at which a condition holds, in seconds.
  func time(of kind: TimelineEvent.Kind, after start: Double = 0) -> Double {
    timeline.events.first { $0.kind == kind && $0.time >= start }?.time ?? .nan
  }

  /// The frame of an element in a display frame.
  func frame(of kind: ElementID.Kind, item: Int32 = -1, inFrame frame: Int) -> Rect? {
    timeline.elementRange(ofFrame: frame).lazy.map { timeline.elements[$0] }
      .first { $0.id == ElementID(kind, item: item) }?.frame
  }

  var last: Int { timeline.frameCount - 1 }
}

extension Harness {
  /// A sheet of 200 to 500 points on an iPhone 8, without slop, so that numbers match the vectors.
  static func sheet(
    _ variant: String, on device: DeviceProfile = .iPhone8, atMaximum: Bool = false,
    listOffset: Double = 0
  ) -> Harness {
    Harness(variant, on: device).with {
      $0.physics.slop = 0
      $0.parameters["initial"] = .choice(atMaximum ? 1 : 0)
      $0.parameters["listOffset"] = .number(listOffset)
    }
  }

  /// A harness whose sheet is moved and not stretched.
  var rigid: Harness { with { $0.parameters["style"] = .choice(1) } }

  func runSheet(_ steps: [GestureStep]) throws -> SheetRun { SheetRun(try run(steps)) }

  /// A finger that moves by given distances, one per display frame, and rests for a frame before it
  /// lifts.
  func finger(_ moves: [Double], from y: Double) -> GestureStep {
    var samples = [Trace.Sample(time: 0, position: Point(180, y))]
    for (index, move) in (moves + [0]).enumerated() {
      let before = samples[index].position.y
      samples.append(
        Trace.Sample(
          time: Double(index + 1) / Double(rate), position: Point(180, before + move)))
    }
    return .trace(Trace(of: .pointer, samples: samples))
  }
}

extension GestureStep {
  /// A finger that moves by a distance and lifts with a given velocity.
  static func flick(
    _ travel: Double, lift velocity: Double, duration: Double = 0.3, from y: Double = 600
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .points(y)),
        .by(ScriptPoint(.points(0), .points(travel))),
        duration: duration, endVelocity: Point(0, velocity)))
  }

  /// A finger that moves by a distance, rests, and lifts.
  static func pull(
    _ travel: Double, duration: Double = 0.5, hold: Double = 0.2, from y: Double = 600
  ) -> GestureStep {
    .drag(
      DragGesture(
        from: ScriptPoint(.fraction(0.5), .points(y)),
        .by(ScriptPoint(.points(0), .points(travel))),
        duration: duration, hold: hold))
  }

  /// A pause until nothing moves.
  static let settle = GestureStep.wait(until: .settled, timeout: 10)
}
