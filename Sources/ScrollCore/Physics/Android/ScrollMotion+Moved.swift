// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_ANDROID
extension ScrollMotion {
  /// The rest of a fling by Android's law after its offset is set while it runs: it continues from the new offset,
  /// with the distance that was left.
  ///
  /// A fling that begins with the same speed would end elsewhere, because the law depends on how long a fling has
  /// run. Android's flings are deltas that whoever takes part in a nested scroll consumes, so that what a header
  /// takes is missing from the list's travel, and the fling's own course stays the same.
  ///
  /// - Parameters:
  ///   - time: When the offset is set, in seconds since the touch up.
  ///   - offset: The new offset, in points.
  ///   - context: The ends, the viewport, the screen and the physics.
  /// - Returns: The motion, in time since the offset was set; nil where no such fling runs, or beyond an end.
  func moved(at time: Double, to offset: Double, in context: MotionContext) -> ScrollMotion? {
    guard time >= returnEnd, time < decayEnd, context.range.contains(offset),
      let rest = decay.moved(at: time - returnEnd, to: offset)
    else { return nil }
    var motion = ScrollMotion(restingAt: offset)
    motion.fling(rest, in: context)
    return motion
  }
}
#endif
