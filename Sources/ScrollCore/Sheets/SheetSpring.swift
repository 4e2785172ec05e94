// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A sheet that moves to a detent and whose model is set in every frame.
struct SheetSpring: Sendable, BitwiseCopyable {
  /// The height at which it ends, in points.
  let target: Double
  /// When it began, in seconds.
  let start: Double
  /// The end, in seconds.
  let end: Double
  private let simulation: SpringSimulation

  /// Creates the motion of a sheet.
  ///
  /// - Parameters:
  ///   - parameters: The spring.
  ///   - height: The initial height, in points.
  ///   - target: Where it ends, in points.
  ///   - velocity: The sheet's velocity at its start, in points per second, positive when it grows.
  ///   - start: The start, in seconds.
  ///   - stopsAtTarget: Whether a sheet that would go beyond the target ends there instead.
  init(
    _ parameters: SpringParameters, from height: Double, to target: Double, velocity: Double,
    start: Double, stopsAtTarget: Bool
  ) {
    self.target = target
    self.start = start
    simulation = SpringSimulation(
      parameters, displacement: height - target, velocity: velocity)
    let settling = simulation.settlingTime(distance: 0.1, speed: 10)
    end = start + (stopsAtTarget ? min(settling, simulation.crossingTime) : settling)
  }

  /// The velocity at a time in seconds, in points per second, positive when the sheet grows.
  func velocity(at time: Double) -> Double {
    time < end ? simulation.velocity(at: time - start) : 0
  }

  /// The height at a time in seconds, in points.
  func height(at time: Double) -> Double {
    time < end ? target + simulation.position(at: time - start) : target
  }
}
