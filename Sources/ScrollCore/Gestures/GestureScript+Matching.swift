// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
extension GestureScript {
  /// The script with the fingers that a profile needs for flings that match those of another profile.
  ///
  /// Fingers keep their paths and times; only the speed at touch up changes, which a step says.
  public func matching(
    _ match: FlingMatch, on profile: PhysicsProfile, of reference: PhysicsProfile,
    rate: DecelerationRate = .normal
  ) -> GestureScript {
    GestureScript(
      steps.map { step in
        guard case .drag(var drag) = step, let velocity = drag.endVelocity else { return step }
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        guard speed > 0 else { return step }
        let other = profile.speed(matching: match, of: speed, in: reference, rate: rate)
        drag.endVelocity = Point(velocity.x * other / speed, velocity.y * other / speed)
        return .drag(drag)
      })
  }
}
#endif
