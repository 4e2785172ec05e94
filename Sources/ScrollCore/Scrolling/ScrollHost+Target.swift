// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension ScrollHost {
  /// Where a scroll view comes to rest after a lift if nobody changes it, in points: what UIKit hands over
  /// as `targetContentOffset`.
  ///
  /// - Parameters:
  ///   - id: The scroll view that a finger lets go of.
  ///   - velocity: The velocity that `willEndDragging` tells.
  public func proposedTarget(of id: ScrollViewID, velocity: PointsPerMillisecond) -> Double {
    let view = scrollViews[id.index]
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
