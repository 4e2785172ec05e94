// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension SpringParameters {
  /// The spring with which applidium's OverlayContainer moves a sheet to a detent.
  ///
  /// Response 0.3 s; the damping ratio falls from 1 to 0.7 (0.9 for a rigid sheet) while the speed of the
  /// finger rises from 150 to 3000 pt/s. The spring starts from rest, whatever the finger did.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the finger at touch up, in points per second, of either sign.
  ///   - isRigid: Whether the sheet is to overshoot less.
  /// - Returns: A spring of mass 1.
  public static func overlayContainer(
    velocity: Double, isRigid: Bool = false
  ) -> SpringParameters {
    let share = min(max((velocity.magnitude - 150) / (3000 - 150), 0), 1)
    return SpringParameters(
      dampingRatio: 1 - share * (isRigid ? 0.1 : 0.3), response: 0.3)
  }

  /// The spring with which FloatingPanel moves a sheet to a detent.
  ///
  /// Response 0.4 s; damping ratio 1, or ln 0.991 / (−2π·2.5·0.001) = 0.5756 above 300 pt/s.
  ///
  /// - Parameter velocity: The velocity of the finger at touch up, in points per second, of either
  ///   sign.
  /// - Returns: A spring of mass 1.
  public static func floatingPanel(velocity: Double) -> SpringParameters {
    SpringParameters(
      dampingRatio: velocity.magnitude > 300 ? 0.5755516802484569 : 1, response: 0.4)
  }
}
