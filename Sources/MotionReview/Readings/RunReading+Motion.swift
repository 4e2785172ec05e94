// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// What moves in a frame, and what caused it.
extension RunReading {
  /// Whether nothing moves.
  func isIdle(_ frame: Int) -> Bool { timeline.phases[frame] == .idle }

  /// Whether nothing on the screen has moved since the previous frame, whatever the phase.
  func isStill(_ frame: Int) -> Bool {
    guard frame > 0 else { return true }
    for layer in 0..<timeline.layerCount {
      let a = timeline.translation(ofLayer: layer, inFrame: frame - 1)
      let b = timeline.translation(ofLayer: layer, inFrame: frame)
      if abs(b.x - a.x) > 0.01 || abs(b.y - a.y) > 0.01 { return false }
    }
    return true
  }

  /// The topmost element under the finger in a frame, as an index of the timeline's elements; −1 if
  /// nothing visible is there.
  func elementUnderFinger(_ frame: Int) -> Int {
    let point = timeline.fingers[frame]
    var found = -1
    for index in timeline.elementRange(ofFrame: frame) {
      let element = timeline.elements[index]
      guard element.frame.contains(point), element.id.kind != .dimming || element.contentAlpha > 0
      else { continue }
      found = index
    }
    return found
  }

  /// Whether a finger is on a row in a frame.
  func isOnRow(_ frame: Int) -> Bool {
    let index = elementUnderFinger(frame)
    // Rows reach beyond the upper edge of their list, where it is cut; one that scrolls sideways begins at a side.
    return index >= 0 && JumpSubject(timeline.elements[index].id.kind) == .row
      && (timeline.bounds.isEmpty || timeline.fingers[frame].y >= timeline.bounds[frame].start)
  }

  /// Whether an animation of the interface or a change of the screen caused a frame: such motion
  /// follows no finger and no scroll.
  ///
  /// An animation may continue below a finger that landed during it; no frame of its own shows an
  /// animation that a finger starts with its touch up just before the next one lands.
  func isOwnMotion(_ frame: Int) -> Bool {
    if timeline.phases[frame] == .animating { return true }
    guard frame > 0 else { return false }
    if timeline.phases[frame - 1] == .animating || epoch(frame) != epoch(frame - 1) { return true }
    #if !WITHOUT_PROGRAM_STEPS
    if followsApp(frame) { return true }
    #endif
    for index in touches(at: frame) {
      let touch = touches[index]
      guard touch.first > 0, frame <= touch.end else { continue }
      if timeline.phases[touch.first - 1] == .animating || followsAtOnce(touch) { return true }
    }
    return false
  }

  /// Whether nothing moved when a finger landed: neither in the frame before, nor by another touch since.
  func landsAtRest(_ touch: TouchSpan) -> Bool {
    touch.first > 0 && isIdle(touch.first - 1) && !followsAtOnce(touch)
  }

  /// Whether another finger was down until the frame before a touch, or since.
  func followsAtOnce(_ touch: TouchSpan) -> Bool {
    let before = timeline.time(ofFrame: touch.first - 1) - 1e-6
    for index in touches(in: touch.first - 2...touch.first)
    where touches[index].landing < touch.landing && touches[index].lift >= before {
      return true
    }
    return false
  }

  /// Whether the scroll changes abruptly within a frame: a finger lands or lifts, or the list
  /// reverses.
  ///
  /// What has limits may then have met one that neither end of the frame shows.
  func hasCorner(_ frame: Int) -> Bool {
    let move = offset(frame) - offset(frame - 1)
    if frame > 1, move * (offset(frame - 1) - offset(frame - 2)) < 0 { return true }
    if frame + 1 < frameCount, move * (offset(frame + 1) - offset(frame)) < 0 { return true }
    for index in touches(at: frame)
    where touches[index].first == frame || touches[index].end == frame {
      return true
    }
    return false
  }

  /// How much farther than visible the list may have moved within a frame, in points: zero unless
  /// the scroll changes abruptly in it.
  ///
  /// The scroll's speeds before and after, and the finger's travel, give an upper bound.
  func hiddenTravel(_ frame: Int) -> Double {
    guard hasCorner(frame) else { return 0 }
    var way = 0.0
    for near in max(0, frame - 1)...min(frameCount - 1, frame + 1) {
      let finger = finger(near)
      if !finger.y.isNaN { way = max(way, max(abs(finger.x), abs(finger.y))) }
    }
    for index in touches(at: frame) {
      let touch = touches[index]
      guard touch.first == frame, frame < touch.end else { continue }
      let finger = touch.firstMove(in: timeline)
      // A recording does not contain where the finger landed, and no frame shows how far the caught
      // content had moved by then.
      guard !finger.y.isNaN, landsAtRest(touch) else { return .infinity }
      way = max(way, max(abs(finger.x), abs(finger.y)))
    }
    return speed(frame - 1) + speed(frame) + 2 * way
  }
}
