// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pan recogniser of a pattern, in addition to that of a scroll view or instead of it.
struct SheetPan: Sendable, BitwiseCopyable {
  /// The height from which the finger moves the sheet, in points, without limits.
  var startHeight: Double
  /// The finger's coordinate from which the pan is measured, in points; nil before it is
  /// recognised.
  private(set) var origin: Double?

  /// A finger that has landed on a sheet, whose height is in points.
  init(startHeight: Double) {
    self.startHeight = startHeight
  }

  /// Whether the finger has travelled beyond the slop.
  var isRecognized: Bool { origin != nil }

  /// Recognises the pan immediately, as for a finger that stops an animation, at a coordinate in
  /// points.
  mutating func begin(at coordinate: Double) {
    origin = coordinate
  }

  /// Recognises the pan if the finger has travelled far enough; the slop is subtracted from it.
  mutating func follow(_ touch: Touch, physics: PhysicsProfile) {
    let slop = physics.slop + physics.dragStartDistance
    let travel = touch.translation.y
    guard origin == nil, travel.magnitude > slop else { return }
    origin = touch.landing.y + (travel < 0 ? -slop : slop)
  }

  /// How far the finger has moved down since the pan was recognised, in points.
  func translation(of touch: Touch) -> Double {
    touch.position.y - (origin ?? touch.position.y)
  }
}
