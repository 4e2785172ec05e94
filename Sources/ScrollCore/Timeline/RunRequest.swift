// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What one run needs: a variant of a pattern, a screen, a rate, physics and a script.
public struct RunRequest: Sendable {
  /// Index of the variant in the pattern's list.
  public var variant: Int
  /// One value for each of the pattern's parameters, in the order of its descriptors.
  public var parameters: [ParameterValue]
  /// The screen at the start of the run.
  public var screen: Screen
  /// The screen after a turn to the other orientation.
  public var turnedScreen: Screen
  /// Display frames per second.
  public var rate: Int
  /// How touch and scroll behave.
  public var physics: PhysicsProfile
  /// How soon a fling dies down.
  public var decelerationRate: DecelerationRate
  /// Where the main scroll view is before the script begins.
  public var initialOffset: InitialOffset
  /// What the finger does.
  public var script: GestureScript

  /// Makes a request; `rate` is in frames per second.
  public init(
    variant: Int, parameters: [ParameterValue], screen: Screen, turnedScreen: Screen, rate: Int,
    physics: PhysicsProfile, decelerationRate: DecelerationRate = .normal,
    initialOffset: InitialOffset = .rest, script: GestureScript
  ) {
    self.variant = variant
    self.parameters = parameters
    self.screen = screen
    self.turnedScreen = turnedScreen
    self.rate = rate
    self.physics = physics
    self.decelerationRate = decelerationRate
    self.initialOffset = initialOffset
    self.script = script
  }
}
