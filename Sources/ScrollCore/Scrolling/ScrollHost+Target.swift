// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ScrollHost {
  /// The target of a scroll view after a touch up if nothing changes it, in points: the value of
  /// `targetContentOffset`.
  ///
  /// - Parameters:
  ///   - id: The scroll view that a finger lets go of.
  ///   - velocity: The velocity that `willEndDragging` reports.
  public func proposedTarget(of id: ScrollViewID, velocity: PointsPerMillisecond) -> Double {
    let view = states[id.index].view
    return ScrollMotion.release(
      offset: view.contentOffset, velocity: velocity.pointsPerSecond,
      in: motionContext(of: view), rate: decelerationRate
    ).targetOffset
  }

  /// What motions of a scroll view depend on.
  func motionContext(of view: ScrollView) -> MotionContext {
    MotionContext(
      range: view.range, viewport: view.viewport, scale: screen.scale, profile: physics)
  }
}
