// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Advances all motion to a frame's time: animations, drags, flings and their ends.
extension Simulator {
  /// Notifies the pattern of its own animation: of a frame, or of its end, which may be between two
  /// frames.
  mutating func followAnimation(to time: Double) {
    guard host.animationEnd > time + Self.timeTolerance else {
      // An end may begin what ends before this frame, too.
      while host.animationEnd > -.infinity, host.animationEnd <= time + Self.timeTolerance {
        endAnimation(by: time)
      }
      return
    }
    pattern.handle(.displayFrame, on: &host)
  }

  /// Notifies the pattern of the end of its animation, at the time of the end.
  private mutating func endAnimation(by time: Double) {
    let end = host.animationEnd
    host.animationEnd = -.infinity
    timeline.events.append(TimelineEvent(time: end, kind: .settled))
    host.time = min(end, time)
    pattern.handle(.didEndAnimation, on: &host)
    host.time = time
  }

  /// Whether a scroll view is known to stay as it is, so that a frame has nothing to do with it.
  @inline(__always)
  func isAtRest(_ id: ScrollViewID) -> Bool {
    guard case .idle(let offset) = host.states[id.index].activity else { return false }
    return offset == host.states[id.index].view.contentOffset
      && host.states[id.index].velocity.bitPattern == 0
      && viewsRest
  }

  /// Shows where one scroll view is at a frame's time.
  mutating func step(_ id: ScrollViewID, to time: Double) {
    let next: Double
    switch host.states[id.index].activity {
    case .idle(let offset), .traced(let offset):
      host.states[id.index].velocity = 0
      next = offset
    case .touched:
      host.states[id.index].velocity = 0
      return
    case .dragged(let rawOffset, let start):
      // The host has where the finger is in this frame.
      guard let touch = host.touch else { return }
      let view = host[id]
      let position = view.coordinate(of: touch.position)
      let velocity = view.coordinate(of: host.touchVelocity)
      let raw = rawOffset - (position - start)
      host.states[id.index].velocity = -velocity * host.physics.bandSlope(raw, in: view)
      anchor(id, view, raw, at: position)
      next = host.physics.bandedOffset(raw, in: view)
    case .moving(let start):
      guard time < start + host.states[id.index].motion.duration - Self.timeTolerance else {
        endMotion(of: id, at: time)
        // A motion that ended between two frames may have started another one that continues in
        // this frame.
        if case .moving(let start) = host.states[id.index].activity,
          time < start + host.states[id.index].motion.duration - Self.timeTolerance
        {
          step(id, to: time)
        }
        return
      }
      noteEdge(start + host.states[id.index].motion.edgeTime, before: time)
      let (offset, velocity) = host.states[id.index].motion.stateInPlace(at: time - start)
      host.states[id.index].velocity = velocity
      next = offset
    }
    host.deliverFrame(rounded(host.shown(next, of: id)), to: id, notifying: &pattern)
  }

  /// If a finger has gone beyond an end without bounce, the content follows it immediately on its
  /// way back.
  private mutating func anchor(
    _ id: ScrollViewID, _ view: ScrollView, _ rawOffset: Double, at coordinate: Double
  ) {
    guard !view.bounces, !view.range.contains(rawOffset) else { return }
    host.states[id.index].activity = .dragged(
      rawOffset: view.range.clamp(rawOffset), at: coordinate)
  }

  /// Stores the state of drags at the end of a segment of the finger's path, because it may reverse
  /// there.
  mutating func anchorDrags(at time: Double) {
    guard let finger else { return }
    for id in host.scrollViewIDs {
      guard case .dragged(let rawOffset, let coordinate) = host.states[id.index].activity else {
        continue
      }
      let view = host[id]
      let position = view.coordinate(of: finger.position(at: time, in: request.script))
      anchor(id, view, rawOffset - (position - coordinate), at: position)
    }
  }

  /// Notes the animation that the pattern has begun since the last call, if it has begun one.
  ///
  /// - Parameter touchVelocity: The velocity of the finger whose touch up started it, in points per second; NaN where
  ///   no touch up did.
  mutating func noteAnimationStart(touchVelocity: Point) {
    guard let velocity = host.startedVelocity else { return }
    host.startedVelocity = nil
    timeline.motionStarts.append(
      MotionStart(
        time: host.time, scrollView: -1, velocity: velocity, touchVelocity: touchVelocity))
  }

  /// Notes that coasting content has reached an end, if it did so since the last frame.
  @inline(__always)
  mutating func noteEdge(_ edge: Double, before time: Double) {
    guard edge <= time else { return }
    noteReached(edge)
  }

  private mutating func noteReached(_ edge: Double) {
    guard edge > self.time(ofFrame: nextFrame - 1) else { return }
    timeline.events.append(TimelineEvent(time: edge, kind: .edgeHit))
  }

  /// Ends the motion of a scroll view: at its target if it is over by a time, otherwise at its
  /// position.
  ///
  /// The delegate receives the last offset, then the end, at the time of the end.
  mutating func endMotion(of id: ScrollViewID, at time: Double) {
    guard case .moving(let start) = host.states[id.index].activity else { return }
    // What the delegate does about the last offset may start another motion.
    let motion = host.states[id.index].motion
    noteEdge(start + motion.edgeTime, before: time)
    let rounding = request.physics.pixelRounding
    let scale = host.screen.scale
    var offset = motion.restingOffset(rounding: rounding, scale: scale)
    if time >= start + motion.duration - Self.timeTolerance {
      timeline.events.append(TimelineEvent(time: start + motion.duration, kind: .settled))
      host.time = min(start + motion.duration, time)
    } else {
      offset = rounding.rounded(motion.offset(at: time - start), scale: scale)
    }
    host.rest(id, at: offset)
    host.deliver(host.shown(offset, of: id), to: id, notifying: &pattern)
    pattern.handle(endEvent(of: motion, in: id), on: &host)
    host.time = time
  }

  func endEvent(of motion: ScrollMotion, in id: ScrollViewID) -> ScrollEvent {
    guard motion.phase(at: 0) == .animating else { return .didEndDecelerating(id) }
    return host.states[id.index].drag.isScrollingToTop
      ? .didScrollToTop(id) : .didEndScrollingAnimation(id)
  }

  private func rounded(_ offset: Double) -> Double {
    request.physics.pixelRounding == .frame
      ? PixelRounding.nearestPixel(offset, scale: host.screen.scale) : offset
  }
}
