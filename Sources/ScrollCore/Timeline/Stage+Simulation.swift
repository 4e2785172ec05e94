// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the simulator asks of a stage and does with it.
extension Stage {
  /// The scroll views in use, in order.
  var scrollViewIDs: ScrollViewIDs { ScrollViewIDs(count: scrollViewCount, isReversed: false) }

  /// The scroll views in use, in the order in which they hear of a frame.
  var deliveryOrder: ScrollViewIDs {
    ScrollViewIDs(count: scrollViewCount, isReversed: deliversInReverse)
  }

  /// Whether anything moves by itself.
  var isMoving: Bool {
    for id in scrollViewIDs where activities[id.index].isMoving { return true }
    return animationEnd > -.infinity
  }

  /// Stops a scroll view; the next frame shows the offset.
  mutating func rest(_ id: ScrollViewID, at offset: Double) {
    activities[id.index] = .idle(offset)
    velocities[id.index] = 0
  }
}
