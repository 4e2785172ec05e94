// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// What programs and the system do in the middle of a script.
extension Simulator {
  /// Whether anything moves without a finger, the the system's views included.
  var isMoving: Bool { host.isMoving || clock < programs.end }

  /// Performs a step of a program and advances the clock to its end.
  mutating func perform(_ step: ProgramStep) throws(SimulationError) {
    switch step {
    case .scroll(let scroll): try perform(scroll)
    case .focus(let focus): try perform(focus)
    case .blur:
      adopt(.blur) { simulator in
        simulator.host.environment = simulator.host.environment.turned(
          to: simulator.programs.blur(at: simulator.clock))
      }
    case .changeRows(let rows): try perform(rows)
    case .resize(let change):
      adopt(.resize) { simulator in
        simulator.host.environment = simulator.host.environment.turned(
          to: simulator.programs.fill(change.target))
      }
      pointer = Point(
        min(pointer.x, host.screen.size.width), min(pointer.y, host.screen.size.height))
      try advance(to: clock + change.duration)
    case .push(let duration): try push(during: duration)
    case .pop(let duration): try pop(during: duration)
    case .showBars(let bars):
      adopt(.appearance) { simulator in
        simulator.host.environment = simulator.host.environment.turned(
          to: simulator.programs.show(bars, at: simulator.clock))
      }
    }
  }

  // MARK: Scrolling

  private mutating func perform(_ scroll: ProgrammaticScroll) throws(SimulationError) {
    let id = ScrollViewID(scroll.scrollView)
    host.time = clock
    let view = pattern.programView(id, on: host)
    let offset: Double
    switch scroll.target {
    case .fromStart(let distance): offset = view.range.minimum + distance
    case .fromEnd(let distance): offset = view.range.maximum - distance
    case .element(let element, let place):
      let (start, length) = try contentPlace(of: element, in: id)
      let space = view.viewport - view.leadingInset - view.trailingInset
      let share: Double =
        switch place {
        case .top: 0
        case .middle: 0.5
        case .bottom: 1
        }
      offset = view.range.clamp(start - view.leadingInset - share * (space - length))
    }
    timeline.events.append(TimelineEvent(time: clock, kind: .scrollTo))
    // A finger that drags sets the offset in every frame, and so ends an animation before it is seen.
    guard !scroll.isAnimated || !host.isDragging(id) else { return }
    // Views that are in no window do not animate.
    guard !scroll.isAnimated || programs.isCovered else {
      return pattern.scroll(id, to: offset, with: .contentOffsetAnimation, on: &host)
    }
    // What the app sets does not jump: frames before and after show different content.
    layOutPoses()
    pattern.scroll(id, to: offset, with: nil, on: &host)
    beginEpoch()
  }

  /// Where an element lies in the content of a view, in points.
  private mutating func contentPlace(
    of element: ElementID, in id: ScrollViewID
  ) throws(SimulationError) -> (start: Double, length: Double) {
    for element in namesakes(of: element) {
      if let place = pattern.contentPlace(of: element, in: id) { return place }
    }
    let frame = try frame(of: element)
    let view = pattern.programView(id, on: host)
    let bounds = pattern.programBounds(id, on: host)
    return view.axis == .vertical
      ? (frame.y - bounds.start + view.contentOffset, frame.height)
      : (frame.x - bounds.start + view.contentOffset, frame.width)
  }

  /// An element, and others that a pattern file calls by the same name: in its variants, or by a kind.
  private func namesakes(of element: ElementID) -> [ElementID] {
    guard element.number > 0, let own = timeline.ownElements,
      let name = own.element(of: element)?.utf8
    else { return [element] }
    return [element]
      + own.elements.indices.filter { own.elements[$0].utf8.elementsEqual(name) }.map {
        ElementID(
          .own, number: UInt16($0 + 1), section: element.section, item: element.item)
      }
  }

  // MARK: Keyboard

  private mutating func perform(_ focus: KeyboardFocus) throws(SimulationError) {
    let id = ScrollViewID(focus.scrollView)
    var place: (start: Double, length: Double)?
    if let field = focus.field { place = try contentPlace(of: field, in: id) }
    adopt(.focus) { simulator in
      simulator.host.environment = simulator.host.environment.turned(
        to: simulator.programs.focus(focus, at: simulator.clock))
    }
    // As `scrollRectToVisible` with the animation of the keyboard: no farther than the field needs.
    guard let place, !host.isTracking(id) else { return }
    let view = pattern.programView(id, on: host)
    let end = pattern.programBounds(id, on: host).end
    let covered = max(
      view.trailingInset, end - (host.screen.size.height - host.screen.keyboardHeight))
    let least = place.start + place.length - (view.viewport - covered)
    let greatest = place.start - view.leadingInset
    let offset = min(max(view.contentOffset, least), greatest)
    guard offset != view.contentOffset else { return }
    pattern.scroll(id, to: offset, with: SystemViewMotion.spring, on: &host)
  }

  // MARK: Rows

  private mutating func perform(_ rows: RowChange) throws(SimulationError) {
    var refusal: RowRefusal?
    let kind: TimelineEvent.Kind =
      switch rows.kind {
      case .insert: .insert
      case .remove: .remove
      case .reload: .reload
      }
    if P.rowKind != nil {
      adopt(kind, arranging: false) { refusal = $0.changeNumbered(rows) }
      if let refusal { throw .rows(refusal, step: step) }
      return
    }
    adopt(kind) { simulator in
      // A name may be that of other elements in other variants.
      for list in simulator.namesakes(of: rows.list) {
        var own = rows
        own.list = list
        refusal = simulator.pattern.change(own)
        if refusal != .notRows { break }
      }
    }
    if let refusal { throw .rows(refusal, step: step) }
  }

  /// Changes rows of a pattern that knows only how many there are.
  ///
  /// - Returns: Why it cannot; nil for success.
  private mutating func changeNumbered(_ change: RowChange) -> RowRefusal? {
    guard let kind = P.rowKind, ElementID(kind).kindName.isSame(as: change.list.kindName) else {
      return .notRows
    }
    guard let counts = pattern.rowCounts else { return .heightsFollowNumbers }
    guard change.heights.isEmpty else { return .hasOneHeight }
    let index = programs.rows.firstIndex { $0.kind == kind } ?? programs.rows.count
    var orders =
      index < programs.rows.count ? programs.rows[index].orders : RowOrders(counts)
    if let refusal = orders.change(change, among: counts.counts.count) { return refusal }
    for (section, order) in orders.sections.enumerated()
    where order.count != counts.counts[section] {
      pattern.setRowCount(order.count, inSection: section, on: &host)
    }
    let rows = NumberedRows(kind: kind, orders: orders)
    if index < programs.rows.count {
      programs.rows[index] = rows
    } else {
      programs.rows.append(rows)
    }
    return nil
  }

  // MARK: Geometry

  /// Changes the screen or the content at the clock's time, and lets everything go on from there.
  ///
  /// As in UIKit, content keeps its distance from the upper inset, and what rests beyond an end moves to it: with the
  /// keyboard where that comes or goes, at once otherwise. Drags and flings go on within the new limits.
  ///
  /// - Parameters:
  ///   - kind: What has happened.
  ///   - isArranging: Whether the pattern arranges its views and hears of the new bounds; a change of rows may have done so. A
  ///     change of the screen that leaves it as it was lays nothing out again, either.
  ///   - change: The change.
  mutating func adopt(
    _ kind: TimelineEvent.Kind, arranging isArranging: Bool = true,
    _ change: (inout Simulator) -> Void
  ) {
    layOutPoses()
    host.time = clock
    followFinger(at: clock)
    for id in host.scrollViewIDs {
      if case .idle = host.states[id.index].activity { bringToClock(id) }
    }
    var before: [ScrollPlace] = []
    for id in host.scrollViewIDs { before.append(scrollPlace(of: id)) }
    let screen = host.screen
    change(&self)
    let isArranging = isArranging && (!kind.changesScreen || host.screen != screen)
    if isArranging { pattern.arrange(on: &host) }
    timeline.events.append(TimelineEvent(time: clock, kind: kind))
    let spring = kind == .focus || kind == .blur ? SystemViewMotion.spring : nil
    for id in host.scrollViewIDs { settle(id, from: before[id.index], with: spring) }
    if isArranging { pattern.handle(.boundsChange, on: &host) }
    beginEpoch()
  }

  /// Where a scroll view is at the clock's time.
  private mutating func scrollPlace(of id: ScrollViewID) -> ScrollPlace {
    let view = host.states[id.index].view
    var place = ScrollPlace(range: view.range, offset: host.place(of: id))
    switch host.states[id.index].activity {
    case .moving(let start):
      let motion = host.states[id.index].motion
      if motion.phase(at: 0) == .animating {
        place.target = motion.restingOffset
        place.spring = SpringParameters(
          stiffness: motion.spring.stiffness, damping: 2 * motion.spring.decay)
      }
      place.velocity = motion.velocity(at: clock - start)
    case .dragged(let rawOffset, let coordinate):
      guard let touch = host.touch else { break }
      let position = view.coordinate(of: touch.position)
      place.offset = host.physics.bandedOffset(rawOffset - (position - coordinate), in: view)
    default: break
    }
    return place
  }

  private mutating func settle(
    _ id: ScrollViewID, from place: ScrollPlace, with spring: SpringParameters?
  ) {
    let view = host[id]
    let offset = place.offset(in: view.range)
    switch host.states[id.index].activity {
    case .idle, .traced:
      let shift = place.range.minimum - view.range.minimum
      // What the pattern has moved itself starts from there.
      let own = view.contentOffset == place.offset ? place.offset - shift : view.contentOffset
      let rest = view.range.clamp(own)
      if let spring, rest != own {
        host.rest(id, at: own)
        host.deliver(own, to: id, notifying: &pattern)
        host.animateContentOffset(rest, of: id, spring: spring)
      } else {
        host.rest(id, at: rest)
        host.deliver(rest, to: id, notifying: &pattern)
      }
    case .touched: host.deliver(offset, to: id, notifying: &pattern)
    case .dragged:
      guard let touch = host.touch else { break }
      let coordinate = view.coordinate(of: touch.position)
      host.states[id.index].activity = .dragged(
        rawOffset: host.physics.rawOffset(offset, in: view), at: coordinate)
      host.deliver(host.shown(offset, of: id), to: id, notifying: &pattern)
    case .moving:
      if let target = place.target {
        let motion = ScrollMotion.animated(
          offset: offset, target: view.range.clamp(place.offset(target, in: view.range)),
          velocity: place.velocity, spring: place.spring)
        host.begin(motion, of: id, at: clock)
      } else if place.range != view.range {
        host.continueMotion(of: id, at: offset)
      }
      if place.range != view.range {
        host.deliver(host.shown(offset, of: id), to: id, notifying: &pattern)
      }
    }
  }
}

extension TimelineEvent.Kind {
  /// Whether it is a change of the screen, of its bars or of its keyboard.
  fileprivate var changesScreen: Bool {
    self == .resize || self == .appearance || self == .focus || self == .blur
  }
}

/// Where a scroll view is before its geometry changes; lengths in points.
private struct ScrollPlace: BitwiseCopyable {
  var range: ScrollRange
  var offset: Double
  /// How fast it moves, in points per second.
  var velocity = 0.0
  /// Where an animation leads.
  var target: Double?
  /// What pulls it there.
  var spring = SpringParameters.contentOffsetAnimation

  /// The place within another range: at the same distance from the first end, and as far beyond an end as it was.
  func offset(in new: ScrollRange) -> Double { offset(offset, in: new) }

  /// Another place within another range.
  func offset(_ place: Double, in new: ScrollRange) -> Double {
    let inside = range.clamp(place)
    return new.clamp(inside - range.minimum + new.minimum) + (place - inside)
  }
}
#endif
