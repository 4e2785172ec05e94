// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What the touches of a run do in each frame, so that a rule that asks in every frame does not look at every touch.
struct TouchFrames {
  /// Whether the same finger is down in a frame and in the one before.
  private(set) var held: [Bool]
  /// Whether a finger lands in a frame, or has lifted since the one before.
  private(set) var landsOrLifts: [Bool]
  /// Whether a finger is down in a frame, or has just lifted, that landed on an animation or with another finger: the
  /// animation may go on.
  private(set) var landsOnAnimation: [Bool]

  /// - Complexity: O(frames + touches²), and a run has few touches.
  init(_ touches: [TouchSpan], in timeline: Timeline) {
    let none = [Bool](repeating: false, count: timeline.frameCount)
    (held, landsOrLifts, landsOnAnimation) = (none, none, none)
    // A recording may have fingers without the events of their touches.
    if touches.isEmpty {
      for frame in held.indices.dropFirst() {
        held[frame] = !timeline.fingers[frame].x.isNaN && !timeline.fingers[frame - 1].x.isNaN
      }
    }
    for touch in touches {
      // Fingers that land or lift after the last frame are in none.
      if touch.first < none.count { landsOrLifts[touch.first] = true }
      if touch.end < none.count { landsOrLifts[touch.end] = true }
      if touch.first < touch.end {
        for frame in touch.first + 1..<touch.end { held[frame] = true }
      }
      let last = min(touch.end, none.count - 1)
      if touch.first > 0, touch.first <= last,
        timeline.phases[touch.first - 1] == .animating
          || touch.followsAtOnce(among: touches, in: timeline)
      {
        for frame in touch.first...last { landsOnAnimation[frame] = true }
      }
    }
  }
}
