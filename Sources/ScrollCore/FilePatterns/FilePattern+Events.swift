// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Events: which handlers they reach, in the order of the file.
extension FilePattern {
  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    // A pattern that answers itself without end is not followed further.
    guard fault == nil, crash == nil, !host.isFeedbackLoop else { return }
    #if !hasFeature(Embedded)
    isArrangedNow = false
    defer { isArrangedNow = false }
    #endif
    switch event {
    case .willAppear: run(.willAppear, on: &host)
    case .didAppear:
      run(.didAppear, on: &host)
      start(on: &host)
      return
    case .touchDown(let point):
      choosesFront(at: point, on: &host)
      landOnSheets(at: point, on: &host)
      run(.touchDown, on: &host)
    case .touchMoved:
      decideAxis(on: &host)
      dragHandles(on: &host)
      if program.followsOffsets { arrangeViews(keepingContent: false, on: &host) }
      run(.touchMoved, on: &host)
    case .touchUp(let velocity):
      registers[program.event.velocityX] = velocity.x
      registers[program.event.velocityY] = velocity.y
      hasAxis = false
      liftFromSheets(velocity, on: &host)
      run(.touchUp, on: &host)
    case .tap(let point): tap(at: point, on: &host)
    case .didScroll(let id): didScroll(id, on: &host)
    case .willBeginDragging(let id):
      decideAxis(on: &host)
      beginSharedDrag(of: id.index, on: &host)
      tell(.willBeginDragging, id, on: &host)
    case .willEndDragging(let id, let velocity):
      registers[program.event.velocity] = velocity.value
      endSharedDrag(of: id.index, on: &host)
      endingDrag = (id.index, velocity)
      tell(.willEndDragging, id, on: &host)
      snapTarget(of: id, on: &host)
      endingDrag = nil
    case .didEndDragging(let id, let willDecelerate):
      registers[program.event.willDecelerate] = willDecelerate ? 1 : 0
      tell(.didEndDragging, id, on: &host)
    case .willBeginDecelerating(let id): tell(.willBeginDecelerating, id, on: &host)
    case .didEndDecelerating(let id): tell(.didEndDecelerating, id, on: &host)
    case .didEndScrollingAnimation(let id): tell(.didEndScrollingAnimation, id, on: &host)
    case .didScrollToTop(let id): tell(.didScrollToTop, id, on: &host)
    case .didEndAnimation: endMotions(on: &host)
    case .displayFrame:
      followSheetSprings(on: &host)
      if program.followsStates { arrangeViews(keepingContent: false, on: &host) }
      return
    case .boundsChange:
      // Handlers see where views rest on this screen.
      for index in program.views.indices { snapOffset(of: ScrollViewID(index), on: &host) }
      run(.boundsChange, on: &host)
      placeElements(on: host)
    }
    if isWatching { watch(on: &host) }
  }

  mutating func beginFrame(on host: inout ScrollHost) {
    guard program.handles(.frame) else { return }
    #if !hasFeature(Embedded)
    isArrangedNow = false
    #endif
    run(.frame, on: &host)
    if isWatching { watch(on: &host) }
  }

  /// Moves the views to where the file lets them begin.
  private mutating func start(on host: inout ScrollHost) {
    for (index, view) in program.views.enumerated() {
      guard let distance = number(view.start, on: host), distance != 0 else { continue }
      move(.offset, index, to: self.view(index, on: host).range.minimum + distance, on: &host)
    }
  }

  private mutating func didScroll(_ id: ScrollViewID, on host: inout ScrollHost) {
    if let nest = nest(of: id.index) { return follow(nest: nest, on: &host) }
    followSharedDrag(of: id.index, on: &host)
    tellScroll(id.index, on: &host)
  }

  /// Tells the views of the file that a view of the host moves.
  private mutating func tell(
    _ event: PatternProgram.Event, _ id: ScrollViewID, on host: inout ScrollHost
  ) {
    guard program.handles(event) else { return }
    for view in listeners(of: id.index) { run(event, view, on: &host) }
  }

  /// A view of the file has a new offset.
  mutating func tellScroll(_ index: Int, on host: inout ScrollHost) {
    // A handler may scroll, too: after the nested event the outer one has its own change again.
    let outer = deltas[index]
    let offset = offset(of: index, on: host)
    deltas[index] = offset - toldOffsets[index]
    toldOffsets[index] = offset
    #if !hasFeature(Embedded)
    isArrangedNow = false
    #endif
    if program.followsOffsets { arrangeViews(keepingContent: false, on: &host) }
    run(.didScroll, index, on: &host)
    deltas[index] = outer
    #if !hasFeature(Embedded)
    isArrangedNow = false
    #endif
  }

  /// Runs the handlers of a tap: those of the uppermost element at the point that has any, and those of no element.
  private mutating func tap(at point: Point, on host: inout ScrollHost) {
    registers[program.event.x] = point.x
    registers[program.event.y] = point.y
    // The program alone: a closure with the pattern would copy it.
    let program = program
    let frame = shown.lastElement { frame in
      frame.frame.contains(point) && program.tappedElement(frame.id) != nil
    }
    registers[program.event.index] = frame.map { Double($0.id.item) } ?? 0
    registers[program.event.section] = frame.map { Double(max(0, $0.id.section)) } ?? 0
    let subject = frame.flatMap { program.tappedElement($0.id) }
    run(.tap, subject ?? -1, on: &host)
  }

  /// Runs the handlers of an event; each sees what the one before has left.
  mutating func run(
    _ event: PatternProgram.Event, _ subject: Int? = nil, on host: inout ScrollHost
  ) {
    guard program.handles(event) else { return }
    for index in program.handlers.indices {
      let handler = program.handlers[index]
      guard handler.event == event else { continue }
      if let subjects = handler.subjects {
        guard let subject, subjects.contains(subject) else { continue }
        registers[program.event.view] = Double(subject - subjects.lowerBound)
      }
      if let condition = handler.condition, !holds(condition, on: host) { continue }
      run(handler.statements, on: &host)
      guard fault == nil, !host.isFeedbackLoop else { return }
    }
  }

  /// Looks at toggles and timers.
  ///
  /// The first time a toggle takes over what holds, and does nothing else.
  mutating func watch(on host: inout ScrollHost) {
    let isFirst = !isWatching
    isWatching = true
    #if !hasFeature(Embedded)
    isArrangedNow = false
    #endif
    guard !program.toggles.isEmpty || !program.timers.isEmpty || host.animationEnd > -.infinity
    else { return }
    for (index, toggle) in program.toggles.enumerated() {
      let (on, off) = (holds(toggle.on, on: host), holds(toggle.off, on: host))
      guard fault == nil else { return }
      if on, off {
        fault = FormulaFault(.bothThresholds, index, at: host.time)
        return
      }
      let register = program.states[toggle.state].register
      guard registers[register] == 0 ? on : off else { continue }
      registers[register] = on ? 1 : 0
      #if !hasFeature(Embedded)
      isArrangedNow = false
      #endif
      if !isFirst { run(toggle.statements, on: &host) }
      guard !host.isFeedbackLoop else { return }
    }
    watchTimers(on: &host)
  }

  private mutating func watchTimers(on host: inout ScrollHost) {
    var isNew = false
    for (index, timer) in program.timers.enumerated() {
      if !holds(timer.condition, on: host) {
        timerEnds[index] = nil
      } else if timerEnds[index] == nil {
        timerEnds[index] = host.time + max(0, number(timer.delay, on: host) ?? 0)
        isNew = true
      }
    }
    if isNew || host.animationEnd > -.infinity { schedule(on: &host) }
  }
}
