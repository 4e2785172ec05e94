// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What handlers do.
extension FilePattern {
  /// Runs statements in order; each sees what the one before has left.
  mutating func run(_ statements: Range<Int>, on host: inout ScrollHost) {
    var next = statements.lowerBound
    while next < statements.upperBound, fault == nil, crash == nil, !host.isFeedbackLoop {
      let statement = program.statements[next]
      next += 1
      #if !hasFeature(Embedded)
      if !statement.onlyAssigns { isArrangedNow = false }
      defer { if !statement.onlyAssigns { isArrangedNow = false } }
      #endif
      switch statement {
      case .skipUnless(let formula, let target): if !holds(formula, on: host) { next = target }
      case .skip(let target): next = target
      case .assign(let state, let formula):
        assign(state, formula, keepingContent: false, on: &host)
      case .assignSilently(let state, let formula):
        assign(state, formula, keepingContent: true, on: &host)
      case .assignOne(let first, let count, let place, let formula):
        guard let state = member(of: first..<first + count, at: place, on: host) else { return }
        assign(state, formula, keepingContent: false, on: &host)
      case .assignAll(let first, let count, let formula):
        for place in 0..<count {
          registers[program.item.index] = Double(place)
          assign(first + place, formula, keepingContent: false, on: &host)
        }
      case .animate(let state, let index): animate(state, program.animations[index], on: &host)
      case .animateOne(let first, let count, let place, let index):
        guard let state = member(of: first..<first + count, at: place, on: host) else { return }
        animate(state, program.animations[index], on: &host)
      case .crash(let sentence):
        noteCrash(sentence, at: host.time)
        return
      case .animateOffset(let view, let index):
        animate(ScrollViewID(view), program.animations[index], on: &host)
      case .settle(let sheet, let detent):
        settle(
          at: sheets[sheet].places[detent], sheet, velocity: velocity(ofSheet: sheet, on: host),
          on: &host)
      case .stop(let view): host.stop(driver(of: view))
      case .move(let move, let view, let formula): self.move(move, view, formula, on: &host)
      case .moveOne(let move, let first, let count, let place, let formula):
        guard let view = member(of: first..<first + count, at: place, on: host) else { return }
        self.move(move, view, formula, on: &host)
      case .moveAll(let move, let first, let count, let formula):
        for place in 0..<count {
          registers[program.item.index] = Double(place)
          self.move(move, first + place, formula, on: &host)
        }
      }
    }
  }

  /// Ends the run with the next frame, for one of the program's sentences.
  mutating func noteCrash(_ sentence: Int, at time: Double) {
    if crash == nil { crash = FormulaFault(.crash, sentence, at: time) }
  }

  /// The state or view that a formula chooses among neighbours; nil, with the fault noted, for none.
  mutating func member(
    of members: Range<Int>, at place: Int, on host: borrowing ScrollHost
  ) -> Int? {
    guard let number = number(place, on: host) else { return nil }
    guard number >= 0, number < Double(members.count), number.rounded(.down) == number else {
      fault = FormulaFault(.noSuchMember, place, number, Double(members.count), at: host.time)
      return nil
    }
    return members.lowerBound + Int(number)
  }

  private mutating func move(
    _ move: PatternProgram.Move, _ view: Int, _ formula: Int, on host: inout ScrollHost
  ) {
    guard let offset = number(formula, on: host) else { return }
    self.move(move, view, to: offset, on: &host)
  }

  /// Moves a view to an offset, or its target, in points.
  mutating func move(
    _ move: PatternProgram.Move, _ view: Int, to offset: Double, on host: inout ScrollHost
  ) {
    if let nest = nest(of: view) {
      return moveNested(move, view, to: offset, in: nest, on: &host)
    }
    let id = ScrollViewID(view)
    switch move {
    case .offset: host.setContentOffset(offset, of: id, notifying: &self)
    case .offsetStopping: host.setContentOffsetStopping(offset, of: id, notifying: &self)
    case .offsetSilently: Self.setSilently(offset, of: id, on: &host)
    case .targetStopping: host.setTargetContentOffset(offset, of: id)
    case .target:
      // As in UIKit, a target that is the proposed one changes nothing.
      if offset != target(of: view, on: host) { host.setTargetContentOffset(offset, of: id) }
    }
  }

  /// Sets the offset of a view of the host and tells nobody, in points; as with the other ways to set it, a motion goes on
  /// as it is where nothing changes.
  static func setSilently(_ offset: Double, of id: ScrollViewID, on host: inout ScrollHost) {
    guard offset != host.contentOffset(of: id) || !host.isDecelerating(id) else { return }
    host.setContentOffsetSilently(offset, of: id)
  }

  /// Sets a state, ends its animation, and arranges the views anew.
  private mutating func assign(
    _ index: Int, _ formula: Int, keepingContent keepsContent: Bool, on host: inout ScrollHost
  ) {
    guard let value = number(formula, on: host) else { return }
    let state = program.states[index]
    #if !hasFeature(Embedded)
    let isNew =
      registers[state.register].bitPattern != value.bitPattern
      || registers[state.target].bitPattern != value.bitPattern
      || registers[state.velocity].bitPattern != 0 || motions[index] != nil
    #endif
    registers[state.register] = value
    registers[state.target] = value
    registers[state.velocity] = 0
    if motions[index] != nil {
      motions[index] = nil
      motionCount -= 1
      schedule(on: &host)
    }
    guard program.followsStates else { return }
    #if !hasFeature(Embedded)
    // As it would find everything.
    if isArrangedNow, !isNew || !program.isFollowed[index] { return }
    #endif
    arrangeViews(keepingContent: keepsContent, on: &host)
  }
}

#if !hasFeature(Embedded)
extension PatternProgram.Statement {
  /// Whether it changes nothing but states.
  fileprivate var onlyAssigns: Bool {
    switch self {
    case .skipUnless, .skip, .assign, .assignSilently, .assignOne, .assignAll: true
    default: false
    }
  }
}
#endif
