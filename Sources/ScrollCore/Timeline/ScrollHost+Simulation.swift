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
    for id in scrollViewIDs where states[id.index].activity.isMoving { return true }
    return animationEnd > -.infinity
  }

  /// Moves a scroll view between two frames, when a finger lifts or catches it.
  ///
  /// The next motion starts from this offset at every display rate, and every reader sees it. The
  /// pattern receives no `didScroll`: that of the next frame counts from the frame before.
  mutating func moveBetweenFrames(_ id: ScrollViewID, to offset: Double) {
    if !unheard.contains(id) {
      unheard.insert(ScrollViewSet(id))
      states[id.index].drag.heardOffset = states[id.index].view.contentOffset
    }
    states[id.index].drag.unheardOffset = offset
    states[id.index].view.contentOffset = offset
  }

  /// Reverts `moveBetweenFrames`, so that this frame's `didScroll` reports the whole change.
  ///
  /// An offset that the pattern has set meanwhile stays.
  mutating func returnToHeardOffsets<P: ScreenPattern>(notifying pattern: inout P) {
    for id in scrollViewIDs where unheard.contains(id) {
      let drag = states[id.index].drag
      guard states[id.index].view.contentOffset == drag.unheardOffset else { continue }
      states[id.index].view.contentOffset = drag.heardOffset
      // A finger that has landed since moves nothing yet.
      if case .touched = states[id.index].activity {
        deliver(drag.unheardOffset, to: id, notifying: &pattern)
      }
    }
    unheard = ScrollViewSet()
  }

  /// Stops a scroll view; the next frame shows the offset.
  mutating func rest(_ id: ScrollViewID, at offset: Double) {
    states[id.index].activity = .idle(offset)
    states[id.index].velocity = 0
  }
}
