// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The simulator's commands to a scroll host.
extension ScrollHost {
  /// The scroll views in use, in order.
  var scrollViewIDs: ScrollViewIDs { ScrollViewIDs(count: scrollViewCount, isReversed: false) }

  /// The scroll views in use, in the order in which they are notified of a frame.
  var deliveryOrder: ScrollViewIDs {
    ScrollViewIDs(count: scrollViewCount, isReversed: deliversInReverse)
  }

  /// Whether anything moves without a finger.
  var isMoving: Bool {
    for id in scrollViewIDs where activities[id.index].isMoving { return true }
    return animationEnd > -.infinity
  }

  /// Moves a scroll view between two frames, when a finger lifts or catches it.
  ///
  /// The next motion starts from this offset at every display rate, and every reader sees it. The
  /// pattern receives no `didScroll`: that of the next frame counts from the frame before.
  mutating func moveBetweenFrames(_ id: ScrollViewID, to offset: Double) {
    if !unheard.contains(id) {
      unheard.insert(ScrollViewSet(id))
      drags[id.index].heardOffset = scrollViews[id.index].contentOffset
    }
    drags[id.index].unheardOffset = offset
    scrollViews[id.index].contentOffset = offset
  }

  /// Reverts `moveBetweenFrames`, so that this frame's `didScroll` reports the whole change.
  ///
  /// An offset that the pattern has set meanwhile stays.
  mutating func returnToHeardOffsets<P: LayoutPattern>(notifying pattern: inout P) {
    for id in scrollViewIDs where unheard.contains(id) {
      let drag = drags[id.index]
      guard scrollViews[id.index].contentOffset == drag.unheardOffset else { continue }
      scrollViews[id.index].contentOffset = drag.heardOffset
      // A finger that has landed since moves nothing yet.
      if case .touched = activities[id.index] {
        deliver(drag.unheardOffset, to: id, notifying: &pattern)
      }
    }
    unheard = ScrollViewSet()
  }

  /// Stops a scroll view; the next frame shows the offset.
  mutating func rest(_ id: ScrollViewID, at offset: Double) {
    activities[id.index] = .idle(offset)
    velocities[id.index] = 0
  }
}
