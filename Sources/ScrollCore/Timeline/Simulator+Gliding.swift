// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A scroll view that moves without a finger while all others rest, as most do in most frames.
struct Glide {
  /// Which one.
  var id = ScrollViewID.main
  /// When its motion began, in seconds.
  var start = 0.0
  /// Before what time it can be moved on without a look at anything else, in seconds.
  var end = -Double.infinity
  /// What `ScrollViewStates.changes` was when this was found; another number means that it may not be so any more.
  var changes = 0
}

/// Frames in which one scroll view moves on and nothing else happens.
extension Simulator {
  /// Whether a frame only moves a view on: no finger is down, and nobody has changed a view since the frame before.
  @inline(__always)
  func glides(at time: Double) -> Bool {
    time < glide.end && host.states.changes == glide.changes && finger == nil
  }

  /// Moves the gliding view to a frame's time, as `step` does.
  @inline(__always)
  mutating func glideOn(to time: Double) {
    let id = glide.id
    let (offset, velocity) = host.states[gliding: id.index].motion.stateInPlace(
      at: time - glide.start)
    host.states[gliding: id.index].velocity = velocity
    host.deliverGliding(offset, to: id, notifying: &pattern)
  }

  /// Whether the motion of the gliding view decides the phase of a frame, after it was moved on.
  ///
  /// The pattern may have answered with something else.
  @inline(__always)
  func glideDecides(at time: Double) -> Bool {
    #if !WITHOUT_PROGRAM_STEPS
    guard time >= programs.end else { return false }
    #endif
    return host.states.changes == glide.changes && host.animationEnd == -.infinity
  }

  /// Finds the view that glides from a frame on, if one does.
  ///
  /// - Parameter time: The time of that frame, in seconds.
  @inline(never)
  mutating func findGlide(at time: Double) {
    glide.end = -.infinity
    guard viewsRest, finger == nil, host.unheard == [] else { return }
    var found: ScrollViewID?
    for id in host.scrollViewIDs where !isAtRest(id) {
      guard found == nil else { return }
      found = id
    }
    guard let found, case .moving(let start) = host.states[found.index].activity else { return }
    let edge = start + host.states[found.index].motion.edgeTime
    glide.id = found
    glide.start = start
    glide.end = start + host.states[found.index].motion.duration - Self.timeTolerance
    // An end that it reaches is noted; one that it has reached is noted by now.
    if edge > time { glide.end = min(glide.end, edge) }
    glide.changes = host.states.changes
  }
}
