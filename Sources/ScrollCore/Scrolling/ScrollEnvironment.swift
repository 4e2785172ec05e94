// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a scroll host has between two rotations of the device: the screen and the physics.
///
/// It lies on the heap, because a function that borrows the host may get a copy of what lies in it.
/// A rotation makes another one.
final class ScrollEnvironment: Sendable {
  /// The screen in force.
  let screen: Screen
  /// Converts a right-to-left run to what the display shows.
  let mirror: LayoutMirroring
  /// How touch and scroll behave.
  let physics: PhysicsProfile
  /// How soon a fling dies down.
  let decelerationRate: DecelerationRate

  init(screen: Screen, physics: PhysicsProfile, decelerationRate: DecelerationRate) {
    self.screen = screen
    mirror = LayoutMirroring(screen)
    self.physics = physics
    self.decelerationRate = decelerationRate
  }

  /// The same on another screen.
  func turned(to screen: Screen) -> ScrollEnvironment {
    ScrollEnvironment(screen: screen, physics: physics, decelerationRate: decelerationRate)
  }
}
