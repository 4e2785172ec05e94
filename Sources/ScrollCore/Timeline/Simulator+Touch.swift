// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Simulator {
  /// A finger lands at the clock's time.
  mutating func land(at point: Point) throws(SimulationError) {
    guard finger == nil else { throw .fingerDown(step: step) }
    pointer = point
    finger = Finger(landingAt: point, time: clock)
    timeline.events.append(TimelineEvent(time: clock, kind: .touchDown))
    stage.time = clock
    let touched = pattern.scrollViews(at: point, in: pattern.pose(on: stage))
    for id in stage.scrollViewIDs where touched.contains(id) { catchOrTouch(id, at: point) }
    pattern.handle(.touchDown(point), on: &stage)
  }

  /// Content that moves stops under the finger and follows it at once; content at rest waits for the
  /// finger to travel beyond the slop.
  private mutating func catchOrTouch(_ id: ScrollViewID, at point: Point) {
    let view = stage[id]
    let coordinate = view.coordinate(of: point)
    guard case .moving(let motion, let start) = stage.activities[id.index],
      clock < start + motion.duration - Self.timeTolerance
    else {
      bringToClock(id)
      if view.canScroll { stage.activities[id.index] = .touched(coordinate) }
      return
    }
    let frozen = restingOffset(motion.offset(at: clock - start))
    stage.activities[id.index] = .dragged(
      rawOffset: stage.physics.rawOffset(frozen, in: view), at: coordinate)
    stage.carriedVelocities[id.index] = stage.physics.carriedVelocity(
      from: motion.velocity(at: clock - start))
    timeline.events.append(TimelineEvent(time: clock, kind: .catchContent))
    pattern.handle(.didEndDecelerating(id), on: &stage)
  }

  /// Ends motions that are over at the clock's time, so that what follows finds them at rest.
  mutating func bringToClock() {
    for id in stage.scrollViewIDs { bringToClock(id) }
  }

  private mutating func bringToClock(_ id: ScrollViewID) {
    switch stage.activities[id.index] {
    case .moving(let motion, let start):
      let age = clock - start
      let isOver = age >= motion.duration - Self.timeTolerance
      let offset = restingOffset(isOver ? motion.restingOffset : motion.offset(at: age))
      if isOver {
        timeline.events.append(TimelineEvent(time: start + motion.duration, kind: .settled))
      }
      stage.rest(id, at: offset)
      stage.deliver(offset, to: id, notifying: &pattern)
      pattern.handle(.didEndDecelerating(id), on: &stage)
    case .idle(let offset), .traced(let offset):
      stage.deliver(offset, to: id, notifying: &pattern)
    case .touched, .dragged:
      break
    }
  }

  /// Turns touches into drags once the finger has travelled far enough.
  ///
  /// The slop is subtracted along the travel, so the content does not jump.
  mutating func followFinger(at time: Double) {
    guard let finger else { return }
    let position = finger.position(at: time, in: request.script)
    for id in stage.scrollViewIDs {
      guard case .touched(let start) = stage.activities[id.index] else { continue }
      let view = stage[id]
      let travel = view.coordinate(of: position) - start
      guard abs(travel) > request.physics.slop else { continue }
      stage.activities[id.index] = .dragged(
        rawOffset: stage.physics.rawOffset(view.contentOffset, in: view),
        at: start + (travel < 0 ? -request.physics.slop : request.physics.slop))
      pattern.handle(.willBeginDragging(id), on: &stage)
    }
  }

  /// The finger lifts at the clock's time.
  mutating func lift() throws(SimulationError) {
    guard let finger else { throw .fingerNotDown(step: step) }
    release(with: finger.liftVelocity(at: clock, in: request.script, profile: stage.physics))
  }

  /// The system takes the touch away.
  mutating func cancel() throws(SimulationError) {
    guard finger != nil else { throw .fingerNotDown(step: step) }
    release(with: .zero)
  }

  private mutating func release(with velocity: Point) {
    stage.time = clock
    followFinger(at: clock)
    timeline.events.append(TimelineEvent(time: clock, kind: .touchUp))
    for id in stage.scrollViewIDs { release(id, velocity: velocity) }
    finger = nil
  }

  /// Lets go of one scroll view; the velocity is the finger's, in points per second.
  private mutating func release(_ id: ScrollViewID, velocity: Point) {
    let view = stage[id]
    switch stage.activities[id.index] {
    case .touched:
      stage.rest(id, at: view.contentOffset)
    case .dragged(let rawOffset, let coordinate):
      guard let finger else { return }
      let position = view.coordinate(of: finger.position(at: clock, in: request.script))
      let offset = stage.physics.bandedOffset(rawOffset - (position - coordinate), in: view)
      let lifted = flingVelocity(-view.coordinate(of: velocity), of: id)
      let motion = ScrollMotion.release(
        offset: offset, velocity: lifted, range: view.range,
        viewport: view.viewport, scale: stage.screen.scale, profile: stage.physics,
        rate: stage.decelerationRate)
      pattern.handle(
        .willEndDragging(id, velocity: PointsPerMillisecond(pointsPerSecond: lifted)), on: &stage)
      pattern.handle(.didEndDragging(id, willDecelerate: !motion.isAtRest), on: &stage)
      guard case .dragged = stage.activities[id.index] else { return }
      if motion.isAtRest {
        // A hair's breadth beyond an end rests at the end.
        stage.rest(id, at: restingOffset(motion.restingOffset))
      } else {
        stage.activities[id.index] = .moving(motion, since: clock)
        pattern.handle(.willBeginDecelerating(id), on: &stage)
      }
    default:
      break
    }
  }

  /// The content's velocity at lift, in points per second: 0 below the least speed of a fling, and more
  /// in profiles where a caught fling lends its speed to the next one in the same direction.
  private mutating func flingVelocity(_ velocity: Double, of id: ScrollViewID) -> Double {
    let own = LiftVelocity.filtered(velocity, minimumFlingSpeed: stage.physics.minimumFlingSpeed)
    let carried = stage.carriedVelocities[id.index]
    stage.carriedVelocities[id.index] = 0
    return own * carried > 0 ? own + carried : own
  }
}
