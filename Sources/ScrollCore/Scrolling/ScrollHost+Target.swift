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
      offset: view.contentOffset, velocity: velocity.pointsPerSecond, range: view.range,
      viewport: view.viewport, scale: screen.scale, profile: physics, rate: decelerationRate
    ).targetOffset
  }
}
