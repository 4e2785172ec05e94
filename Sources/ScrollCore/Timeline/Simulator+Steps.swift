// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Simulator {
  /// Performs one step of the script and advances the clock to its end.
  mutating func perform(_ gesture: GestureStep) throws(SimulationError) {
    switch gesture {
    case .drag(let drag): try perform(drag)
    case .tap(let place):
      let point = place.resolved(in: host.screen.size)
      if point.y < host.screen.statusBarHeight {
        try tapStatusBar(at: point)
      } else {
        try tap(at: point)
      }
    case .tapElement(let id):
      // A finger reaches what is on the screen of it.
      let point = try frame(of: id).within(host.screen.size).middle
      // A named element is the target even if it is under the status bar.
      if id.kind == .statusBar { try tapStatusBar(at: point) } else { try tap(at: point) }
    case .pause(let duration): try advance(to: clock + duration)
    case .wait(let condition, let timeout): try wait(until: condition, timeout: timeout)
    case .pointerDown: try land(at: pointer)
    case .pointerMove(let move): try perform(move)
    case .pointerUp: try lift()
    case .pointerCancel: try cancel()
    case .rotate(let orientation): try rotate(to: orientation)
    case .trace(let trace):
      switch trace.subject {
      case .pointer: try followFinger(trace)
      case .contentOffset: try followOffset(trace)
      }
    #if !WITHOUT_PROGRAM_STEPS
    case .program(let program): try perform(program)
    #endif
    }
  }

  private mutating func perform(_ drag: DragGesture) throws(SimulationError) {
    let origin = drag.start.resolved(in: host.screen.size)
    let destination: Point =
      switch drag.destination {
      case .to(let place): place.resolved(in: host.screen.size)
      case .by(let travel): origin + travel.resolved(in: host.screen.size)
      }
    try land(at: origin)
    var motion = FingerPath.Motion.line(drag.curve)
    if let velocity = drag.endVelocity { motion = .hermite(endVelocity: velocity) }
    try move(to: destination, during: drag.duration, motion)
    if drag.hold > 0 { try move(to: destination, during: drag.hold, .still) }
    try lift()
  }

  private mutating func perform(_ move: PointerMove) throws(SimulationError) {
    let size = host.screen.size
    let destination: Point
    switch move.origin {
    case .viewport: destination = move.place.resolved(in: size)
    case .pointer: destination = pointer + move.place.resolved(in: size)
    case .element(let id):
      let frame = try frame(of: id)
      destination = frame.middle + move.place.resolved(in: Size(frame.width, frame.height))
    }
    try self.move(to: destination, during: move.duration, .line(.linear))
  }

  /// Moves the pointer, and the finger with it if it is down; the finger stops at the edges of the
  /// screen.
  private mutating func move(
    to destination: Point, during duration: Double, _ motion: FingerPath.Motion
  ) throws(SimulationError) {
    let destination = finger == nil ? destination : onScreen(destination)
    let end = clock + duration
    finger?.paths.append(
      FingerPath(
        start: clock, end: end, origin: pointer, destination: destination, motion: motion))
    try advance(to: end)
    pointer = destination
    anchorDrags(at: end)
  }

  private mutating func tap(at point: Point) throws(SimulationError) {
    try land(at: point)
    try lift()
    pattern.handle(.tap(point), on: &host)
  }

  /// The system takes a tap on the status bar for itself: no view receives the touch.
  private mutating func tapStatusBar(at point: Point) throws(SimulationError) {
    guard finger == nil else { throw .fingerDown(step: step) }
    #if !WITHOUT_PROGRAM_STEPS
    guard !programs.isCovered else { throw .covered(step: step) }
    #endif
    try requireOnScreen(point)
    pointer = point
    host.time = clock
    noteLanding(at: point)
    timeline.events.append(TimelineEvent(time: clock, kind: .touchUp))
    if let id = pattern.scrollsToTop(on: host) { host.scrollToTop(id) }
  }

  /// The nearest point of the screen; a step that needs another one is noted.
  mutating func onScreen(_ point: Point) -> Point {
    let size = host.screen.size
    let nearest = Point(min(max(point.x, 0), size.width), min(max(point.y, 0), size.height))
    if nearest != point, timeline.stepsOffScreen.last != step {
      timeline.stepsOffScreen.append(step)
    }
    return nearest
  }

  /// The rectangle of an element as the last frame, or the appearance before frame 0, showed it, in points on the screen.
  mutating func frame(of id: ElementID) throws(SimulationError) -> Rect {
    layOutPoses()
    // Frames that were kept as poses are no longer here, but the last one is.
    let frameCount = timeline.elementStarts.count - 1
    if frameCount > 0 {
      for index in timeline.elementRange(ofFrame: frameCount - 1)
      where timeline.ownElements.haveSameName(timeline.elements[index].id, id) {
        return host.mirror.shown(timeline.elements[index].frame)
      }
    } else if let shown = timeline.appearance {
      for element in shown.elements
      where timeline.ownElements.haveSameName(element.id, id) {
        return host.mirror.shown(element.frame)
      }
    }
    throw .elementNotVisible(step: step)
  }

  /// Rotates the device instantly: insets and limits change, the content keeps its position at the
  /// top.
  private mutating func rotate(to orientation: Orientation) throws(SimulationError) {
    guard orientation != host.screen.orientation else { return }
    if finger != nil { try cancel() }
    layOutPoses()
    host.time = clock
    let before = host.states.copied()
    bringToClock()
    #if WITHOUT_PROGRAM_STEPS
    host.environment = host.environment.turned(
      to: orientation == request.screen.orientation ? request.screen : request.turnedScreen)
    #else
    host.environment = host.environment.turned(to: programs.turn())
    #endif
    pattern.arrange(on: &host)
    timeline.events.append(TimelineEvent(time: clock, kind: .rotated))
    for id in host.scrollViewIDs {
      let view = host[id]
      let offset = view.range.clamp(
        view.contentOffset + before[id.index].view.leadingInset - view.leadingInset)
      host.rest(id, at: offset)
      host.deliver(offset, to: id, notifying: &pattern)
    }
    pattern.handle(.boundsChange, on: &host)
    beginEpoch()
  }

  /// The next frame is the first one after a change of the screen or of the content.
  mutating func beginEpoch() {
    let epoch = Timeline.Epoch(firstFrame: nextFrame, screen: host.screen)
    if timeline.epochs[timeline.epochs.count - 1].firstFrame == nextFrame {
      timeline.epochs[timeline.epochs.count - 1] = epoch
      timeline.layerLinks.removeLast(timeline.layerCount)
    } else {
      timeline.epochs.append(epoch)
    }
    timeline.layerLinks += pattern.layers
    noteDetents()
  }

  /// Notes where a sheet may rest on the last epoch's screen.
  private mutating func noteDetents() {
    let detents = pattern.detents
    let first = (timeline.epochs.count - 1) * detents.count
    for index in detents.indices {
      if first + index < timeline.detents.count {
        timeline.detents[first + index] = detents[index]
      } else {
        timeline.detents.append(detents[index])
      }
    }
  }

  // MARK: Waiting

  /// Lets time pass until a condition holds, at most for a while.
  mutating func wait(
    until condition: WaitCondition, timeout: Double
  ) throws(SimulationError) {
    let deadline = clock + timeout
    while true {
      // A pattern may change motion in any frame, so the prediction is repeated for each frame.
      let forecast = instant(of: condition)
      let frame = time(ofFrame: nextFrame)
      if forecast <= min(deadline, frame) {
        try advance(to: max(clock, forecast))
        guard condition == .settled, startsAnew() else { return }
      }
      guard frame < deadline else { break }
      try showFrame(at: time(ofFrame: nextFrame))
    }
    try advance(to: deadline)
    timeline.events.append(TimelineEvent(time: deadline, kind: .waitTimedOut))
  }

  /// Reports everything that has ended by the clock's time, and whether that has started another
  /// motion.
  private mutating func startsAnew() -> Bool {
    host.time = clock
    followAnimation(to: clock)
    for id in host.scrollViewIDs {
      guard case .moving(let start) = host.states[id.index].activity,
        start + host.states[id.index].motion.duration <= clock + Self.timeTolerance
      else { continue }
      endMotion(of: id, at: clock)
    }
    return host.isMoving
  }

  /// The time at which a condition becomes true if nothing interferes, in seconds; infinity for
  /// never.
  ///
  /// It changes nothing. As a mutating function it works on the simulator in place, not on a copy.
  private mutating func instant(of condition: WaitCondition) -> Double {
    var result = condition == .settled ? max(clock, host.animationEnd) : Double.infinity
    #if !WITHOUT_PROGRAM_STEPS
    // Its end is not after the last frame that it moves in, where it has ended already.
    if condition == .settled { result = max(result, programs.end) }
    #endif
    for id in host.scrollViewIDs {
      guard case .moving(let start) = host.states[id.index].activity else {
        if finger != nil, condition == .settled { return .infinity }
        continue
      }
      switch condition {
      case .settled:
        result = max(result, start + host.states[id.index].motion.duration)
      case .decelerating:
        let phase = host.states[id.index].motion.phase(at: max(0, clock - start))
        if phase == .decelerating { result = min(result, clock) }
      case .bouncing:
        let phase = host.states[id.index].motion.phase(at: max(0, clock - start))
        if phase == .bouncing { result = min(result, clock) }
        let edge = host.states[id.index].motion.edgeTime
        if edge.isFinite { result = min(result, max(clock, start + edge)) }
      }
    }
    return result
  }
}
