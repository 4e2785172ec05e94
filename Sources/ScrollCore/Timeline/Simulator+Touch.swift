// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Simulator {
  /// A finger lands at the clock's time.
  mutating func land(at point: Point) throws(SimulationError) {
    guard finger == nil else { throw .fingerDown(step: step) }
    #if !WITHOUT_PROGRAM_STEPS
    guard !programs.isCovered else { throw .covered(step: step) }
    #endif
    try requireOnScreen(point)
    if P.mayShowLate { layOutPoses() }
    pointer = point
    finger = Finger(landingAt: point, time: clock)
    host.touch = Touch(landing: point)
    noteLanding(at: point)
    host.time = clock
    if host.animationEnd > -.infinity { followAnimation(to: clock) }
    let touched = pattern.scrollViews(at: point, in: pattern.pose(on: host))
    for id in host.scrollViewIDs where touched.contains(id) { catchOrTouch(id, at: point) }
    pattern.handle(.touchDown(point), on: &host)
  }

  /// A display does not sense a finger outside it.
  func requireOnScreen(_ point: Point) throws(SimulationError) {
    let size = host.screen.size
    guard point.x >= 0, point.y >= 0, point.x <= size.width, point.y <= size.height else {
      throw .fingerOffScreen(step: step)
    }
  }

  /// Notes that a finger lands, and where.
  mutating func noteLanding(at point: Point) {
    timeline.events.append(TimelineEvent(time: clock, kind: .touchDown))
    timeline.landings.append(Point(host.mirror.shown(point.x), point.y))
  }

  /// Moving content stops under the finger and follows it immediately; content at rest waits until
  /// the finger exceeds the slop.
  private mutating func catchOrTouch(_ id: ScrollViewID, at point: Point) {
    let view = host[id]
    let coordinate = view.coordinate(of: point)
    guard case .moving(let start) = host.states[id.index].activity,
      clock < start + host.states[id.index].motion.duration - Self.timeTolerance
    else {
      bringToClock(id)
      if view.canScroll { host.states[id.index].activity = .touched(coordinate) }
      return
    }
    noteEdge(start + host.states[id.index].motion.edgeTime, before: clock)
    let frozen = host.physics.pixelRounding.rounded(
      host.states[id.index].motion.offset(at: clock - start), scale: host.screen.scale)
    host.states[id.index].activity = .dragged(
      rawOffset: host.physics.rawOffset(frozen, in: view), at: coordinate)
    host.states[id.index].drag.begin(at: coordinate, offset: frozen)
    host.states[id.index].drag.carriedVelocity = host.physics.carriedVelocity(
      from: host.states[id.index].motion.velocity(at: clock - start))
    timeline.events.append(TimelineEvent(time: clock, kind: .catchContent))
    move(id, to: host.shown(frozen, of: id))
    pattern.handle(.didEndDecelerating(id), on: &host)
    pattern.handle(.willBeginDragging(id), on: &host)
  }

  /// Ends every motion at the clock's time, and reports changes that no frame has shown yet.
  mutating func bringToClock() {
    for id in host.scrollViewIDs { bringToClock(id) }
  }

  mutating func bringToClock(_ id: ScrollViewID) {
    switch host.states[id.index].activity {
    case .moving: endMotion(of: id, at: clock)
    case .idle(let offset), .traced(let offset): host.deliver(offset, to: id, notifying: &pattern)
    case .touched, .dragged: break
    }
  }

  /// Advances the finger to a time, and turns touches into drags once it has travelled far enough.
  ///
  /// The slop is subtracted along the travel, so the content does not jump.
  mutating func followFinger(at time: Double) {
    guard let finger else { return }
    let piece = finger.piece(at: time)
    let position = piece.position(at: time, in: request.script)
    if let touch = host.touch {
      host.touch?.previous = touch.position
      host.touch?.position = position
      host.touchVelocity = piece.velocity(at: time, in: request.script)
      if position != touch.position { pattern.handle(.touchMoved, on: &host) }
    }
    let slop = request.physics.slop + request.physics.dragStartDistance
    for id in host.scrollViewIDs {
      guard case .touched(let start) = host.states[id.index].activity else { continue }
      let view = host[id]
      let travel = view.coordinate(of: position) - start
      guard abs(travel) > slop else { continue }
      let origin = start + (travel < 0 ? -slop : slop)
      host.states[id.index].drag.begin(at: origin, offset: view.contentOffset)
      host.states[id.index].activity = .dragged(
        rawOffset: host.physics.rawOffset(view.contentOffset, in: view), at: origin)
      pattern.handle(.willBeginDragging(id), on: &host)
    }
  }

  /// The finger lifts at the clock's time.
  mutating func lift() throws(SimulationError) {
    guard let finger else { throw .fingerNotDown(step: step) }
    release(
      with: finger.liftVelocity(at: clock, in: request.script, profile: host.physics),
      as: .touchUp)
  }

  /// The system takes the touch away.
  mutating func cancel() throws(SimulationError) {
    guard finger != nil else { throw .fingerNotDown(step: step) }
    release(with: .zero, as: .touchCancel)
  }

  private mutating func release(with velocity: Point, as kind: TimelineEvent.Kind) {
    host.time = clock
    followFinger(at: clock)
    timeline.events.append(TimelineEvent(time: clock, kind: kind))
    for id in host.deliveryOrder { moveToLift(id, velocity: velocity) }
    pattern.handle(.touchUp(velocity: velocity), on: &host)
    for id in host.scrollViewIDs { release(id, velocity: velocity) }
    noteAnimationStart(touchVelocity: velocity)
    finger = nil
    host.touch = nil
  }

  /// Moves a scroll view to the position of the touch up, usually between two frames, so that the
  /// next motion starts from the same offset at every display rate.
  ///
  /// Without the speed of a fling it comes to rest there, on a device pixel.
  private mutating func moveToLift(_ id: ScrollViewID, velocity: Point) {
    guard case .dragged(let rawOffset, let coordinate) = host.states[id.index].activity,
      let touch = host.touch
    else { return }
    let view = host[id]
    let position = view.coordinate(of: touch.position)
    let raw = rawOffset - (position - coordinate)
    host.states[id.index].activity = .dragged(
      rawOffset: view.bounces ? raw : view.range.clamp(raw), at: position)
    var offset = host.physics.bandedOffset(raw, in: view)
    let speed = view.coordinate(of: velocity).magnitude
    if speed < host.physics.minimumFlingSpeed, !view.isPaging {
      offset = host.restingOffset(offset, in: view)
    }
    move(id, to: host.shown(offset, of: id))
  }

  /// Moves a scroll view at the clock's time: with a frame's `didScroll` where a frame is due, silently
  /// between two.
  private mutating func move(_ id: ScrollViewID, to offset: Double) {
    if time(ofFrame: nextFrame) <= clock + Self.timeTolerance {
      host.deliver(offset, to: id, notifying: &pattern)
    } else {
      host.moveBetweenFrames(id, to: offset)
    }
  }

  /// Lets go of one scroll view; the velocity is the finger's, in points per second.
  private mutating func release(_ id: ScrollViewID, velocity: Point) {
    let view = host[id]
    switch host.states[id.index].activity {
    case .touched:
      host.rest(id, at: view.contentOffset)
    case .dragged:
      let lifted = flingVelocity(-view.coordinate(of: velocity), of: id)
      host.states[id.index].drag.target = .nan
      pattern.handle(
        .willEndDragging(id, velocity: PointsPerMillisecond(pointsPerSecond: lifted)), on: &host)
      let before = host[id]
      var motion = motion(of: id, velocity: lifted)
      pattern.handle(.didEndDragging(id, willDecelerate: !motion.isAtRest), on: &host)
      guard case .dragged = host.states[id.index].activity else { return }
      if host[id].range != before.range || host[id].contentOffset != before.contentOffset {
        // Insets and offsets that were just set count: UIKit reads them in every frame of a bounce.
        // Content that had no distance to travel has none from another position.
        if motion.isAtRest { host.states[id.index].drag.target = .nan }
        motion = self.motion(of: id, velocity: motion.isAtRest ? 0 : lifted)
      }
      if motion.isAtRest {
        // Within the range on a device pixel; a hair's breadth beyond an end at the end.
        host.rest(
          id,
          at: motion.restingOffset(
            rounding: request.physics.pixelRounding, scale: host.screen.scale))
      } else {
        host.begin(motion, of: id, at: clock)
        // The offset of stretched content stays.
        if !host.isStretched(id) {
          timeline.motionStarts.append(
            MotionStart(
              time: clock, scrollView: id.index, velocity: motion.velocity(at: 0),
              touchVelocity: velocity))
        }
        pattern.handle(.willBeginDecelerating(id), on: &host)
      }
    default:
      break
    }
  }

  /// The motion of a scroll view after a touch up: paging, a changed target, or a fling.
  private func motion(of id: ScrollViewID, velocity: Double) -> ScrollMotion {
    let view = host[id]
    let drag = host.states[id.index].drag
    let offset = host.pulledOffset(of: id, view)
    let context = host.motionContext(of: view)
    let motion: ScrollMotion
    if view.isPaging {
      motion = ScrollMotion.paged(
        offset: offset, velocity: velocity, startOffset: drag.startOffset,
        in: context)
    } else if drag.target.isNaN {
      motion = ScrollMotion.release(
        offset: offset, velocity: velocity, in: context,
        rate: host.decelerationRate)
    } else if drag.target == offset {
      // UIKit has nowhere to go.
      motion = ScrollMotion(restingAt: drag.target)
    } else {
      motion = ScrollMotion.retargeted(
        offset: offset, velocity: velocity, target: drag.target,
        in: context)
    }
    return view.bounces ? motion : motion.stopping(atEndsOf: view.range)
  }

  /// The content's velocity at touch up, in points per second: 0 below the minimum speed of a
  /// fling, and higher in profiles in which a caught fling adds its speed to the next one in the
  /// same direction.
  private mutating func flingVelocity(_ velocity: Double, of id: ScrollViewID) -> Double {
    let own = LiftVelocity.filtered(velocity, minimumFlingSpeed: host.physics.minimumFlingSpeed)
    let carried = host.states[id.index].drag.carriedVelocity
    host.states[id.index].drag.carriedVelocity = 0
    return own * carried > 0 ? own + carried : own
  }
}
