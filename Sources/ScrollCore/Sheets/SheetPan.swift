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
  ///
  /// - Parameters:
  ///   - landing: The coordinate at which it has landed, in points.
  ///   - coordinate: Where it is.
  ///   - physics: What the slop is.
  mutating func follow(
    from landing: Double, to coordinate: Double, physics: PhysicsProfile
  ) {
    let slop = physics.slop + physics.dragStartDistance
    let travel = coordinate - landing
    guard origin == nil, travel.magnitude > slop else { return }
    origin = landing + (travel < 0 ? -slop : slop)
  }

  /// How far the finger has moved since the pan was recognised, in points.
  func translation(to coordinate: Double) -> Double {
    coordinate - (origin ?? coordinate)
  }
}
