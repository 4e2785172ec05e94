// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension PatternProgram {
  /// What a handler can handle.
  public enum Event: UInt8, Sendable, BitwiseCopyable, CaseIterable {
    /// The pattern is about to appear; offsets are 0.
    case willAppear
    /// The pattern has appeared; views are at rest at their beginning.
    case didAppear
    /// A finger has landed.
    case touchDown
    /// The finger has moved since the last frame.
    case touchMoved
    /// The finger lifts, or its touch is cancelled.
    case touchUp
    /// A finger has landed and lifted without moving.
    case tap
    /// The offset of a view has changed.
    case didScroll
    /// A finger begins to move a view.
    case willBeginDragging
    /// A finger lifts from a view; its target can be changed.
    case willEndDragging
    /// A finger has lifted from a view.
    case didEndDragging
    /// A fling or a bounce begins.
    case willBeginDecelerating
    /// A fling or a bounce has ended, or was caught.
    case didEndDecelerating
    /// The animation of an offset has ended.
    case didEndScrollingAnimation
    /// A tap on the status bar has moved a view to its beginning.
    case didScrollToTop
    /// The device was turned; offsets are within the new limits.
    case boundsChange
    /// The animation of a state has ended.
    case animationEnd
    /// A frame is about to be shown; the finger and the views have not moved yet.
    case frame
  }

  /// What an event does.
  public struct Handler: Sendable {
    /// The event.
    public var event: Event
    /// The views, the element of `tap`, or the states of `animationEnd`, by their indices; nil for any.
    public var subjects: Range<Int>?
    /// The truth on which it depends; nil for always.
    public var condition: Int?
    /// Its statements, as a range of the program's.
    public var statements: Range<Int>

    /// Makes a handler.
    public init(event: Event, subjects: Range<Int>?, condition: Int?, statements: Range<Int>) {
      self.event = event
      self.subjects = subjects
      self.condition = condition
      self.statements = statements
    }
  }

  /// A truth that becomes true where one condition holds, and false where another does.
  public struct Toggle: Sendable {
    /// The state that has the truth.
    public var state: Int
    /// The conditions.
    public var on, off: Int
    /// What happens when it changes, as a range of the program's statements.
    public var statements: Range<Int>

    /// Makes a toggle.
    public init(state: Int, on: Int, off: Int, statements: Range<Int>) {
      self.state = state
      self.on = on
      self.off = off
      self.statements = statements
    }
  }

  /// What happens some time after a truth has become true, unless it has become false by then.
  public struct Timer: Sendable {
    /// How long after, in seconds: a formula.
    public var delay: Int
    /// The truth.
    public var condition: Int
    /// What happens, as a range of the program's statements.
    public var statements: Range<Int>

    /// Makes a timer.
    public init(delay: Int, condition: Int, statements: Range<Int>) {
      self.delay = delay
      self.condition = condition
      self.statements = statements
    }
  }

  /// How a view is moved.
  public enum Move: UInt8, Sendable, BitwiseCopyable {
    /// Its offset is set, and it tells; a drag or a fling goes on from there.
    case offset
    /// Its offset is set, it tells, and what moved it ends.
    case offsetStopping
    /// Its offset is set, and nobody is told.
    case offsetSilently
    /// The target of its fling is changed.
    case target
    /// The same, and content goes no farther, even where its fling would have ended there.
    case targetStopping
  }

  /// A step of a handler.
  public enum Statement: Sendable, BitwiseCopyable {
    /// Sets a state; an animation of it ends there.
    case assign(state: Int, formula: Int)
    /// The same, and content stays where it is when insets change.
    case assignSilently(state: Int, formula: Int)
    /// Sets one of neighbouring states, by a formula of its place among them.
    case assignOne(first: Int, count: Int, place: Int, formula: Int)
    /// Sets neighbouring states, each by the formula with its place among them as the item.
    case assignAll(first: Int, count: Int, formula: Int)
    /// Starts an animation of one of neighbouring states, by its index.
    case animateOne(first: Int, count: Int, place: Int, Int)
    /// Ends the run as a crash of the app would, with one of the program's sentences.
    case crash(Int)
    /// Moves a view.
    case move(Move, view: Int, formula: Int)
    /// Moves one of neighbouring views, by a formula of its place among them.
    case moveOne(Move, first: Int, count: Int, place: Int, formula: Int)
    /// Moves neighbouring views, each by the formula with its place among them as the item.
    case moveAll(Move, first: Int, count: Int, formula: Int)
    /// Starts an animation of a state, by its index.
    case animate(state: Int, Int)
    /// Starts an animation of an offset, by its index: a spring from rest.
    case animateOffset(view: Int, Int)
    /// Lets a sheet move to a detent, by its place in the file, with the speed that it has.
    case settle(sheet: Int, detent: Int)
    /// Stops a view where it is.
    case stop(view: Int)
    /// Goes on with another statement, unless a formula is true.
    case skipUnless(formula: Int, to: Int)
    /// Goes on with another statement.
    case skip(to: Int)
  }

  /// An animation of a state or of an offset.
  public struct Animation: Sendable, BitwiseCopyable {
    /// How it moves; each number is the index of a formula.
    public enum Course: Sendable, BitwiseCopyable {
      /// A spring: its response in seconds, and its damping ratio.
      case spring(response: Int, damping: Int)
      /// The spring of content that returns from beyond an end.
      case bounce
      /// The spring of pages.
      case paging
      /// The spring of a `UIView` animation: how long it lasts in seconds, its damping ratio, and its speed in ways per
      /// second.
      case uiSpring(seconds: Int, damping: Int, speed: Int)
      /// A curve over some seconds.
      case curve(seconds: Int, TimingCurve)
    }

    /// Where it goes: a formula.
    public var target: Int
    /// How fast it begins, per second: a formula; nil for as fast as what is seen moves.
    public var velocity: Int?
    /// How it moves.
    public var course: Course

    /// Makes an animation.
    public init(target: Int, velocity: Int?, course: Course) {
      self.target = target
      self.velocity = velocity
      self.course = course
    }
  }

  /// The element of an identity, by its index, if a handler asks for taps on it.
  func tappedElement(_ id: ElementID) -> Int? {
    elements.indices.first { index in
      let element = elements[index]
      return element.kind == id.kind && element.number == id.number
        && handlers.contains { $0.event == .tap && $0.subjects?.contains(index) == true }
    }
  }
}
