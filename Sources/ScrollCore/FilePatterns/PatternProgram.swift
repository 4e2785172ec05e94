// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a pattern file says, compiled to flat arrays: the program that a `FilePattern` runs.
///
/// Formulas, views, states and the other parts are named by their indices in the arrays.
public final class PatternProgram: Sendable {
  /// The operations of all formulas.
  public let operations: [FormulaOperation]
  /// What the registers hold at first: constants and 0.
  public let registers: [Double]
  /// The formulas.
  public let formulas: [Formula]
  /// What formulas read of the run before they are evaluated.
  public let loads: [Load]
  /// Facts of the screen.
  public let facts: [Fact]
  /// Parameters, in the order of a request.
  public let parameters: [Parameter]
  /// Scroll views; the first is the main one.
  public let views: [View]
  /// The views of which the offset of one is recorded.
  public let recordedViews: Range<Int>
  /// The formula of the recorded view's place among them; nil for the first.
  public let recordedPlace: Int?
  /// The formula of the velocity that is recorded, in points per second; nil for that of the view.
  public let recordedVelocity: Int?
  /// Whether views tell what has happened in a frame in reverse order, inner ones before outer ones.
  public let tellsInnerFirst: Bool
  /// Sheets.
  public let sheets: [Sheet]
  /// Views that move as one distance.
  public let nests: [Nest]
  #if !hasFeature(Embedded)
  /// The nest in which each view is; −1 for none.
  let nestsOfViews: [Int]
  #endif
  /// Views of which a finger moves only one, by their axes.
  public let axisLocks: [(Int, Int)]
  /// Whether the geometry of a view follows offsets or the finger, and whether it follows states.
  public let followsOffsets, followsStates: Bool
  /// The memory of the pattern.
  public let states: [State]
  /// First values and geometry in the order in which they depend on each other.
  public let beginning: [Beginning]
  /// What events do, in the order of the file.
  public let handlers: [Handler]
  /// The statements of all handlers.
  public let statements: [Statement]
  /// The animations that statements start.
  public let animations: [Animation]
  /// Truths with two thresholds.
  public let toggles: [Toggle]
  /// What happens some time after something has become true.
  public let timers: [Timer]
  /// What moves rigidly, besides the screen; the first is layer 1.
  public let layers: [Layer]
  /// What is shown, back to front.
  public let elements: [Element]
  /// The items of repeated elements.
  public let items: [Items]
  /// What is recorded in every frame.
  public let values: [Value]
  /// What holds in every frame, as the file says.
  public let claims: [Claim]
  /// The registers that an event's facts are written to.
  public let event: EventRegisters
  /// The registers of the item for which a formula is evaluated.
  public let item: ItemRegisters
  /// What items and views follow, and how many numbers that is.
  let followedByItems, followedByViews: [FollowedNumbers]
  /// What any of them follows.
  let followedByAny: FollowedNumbers
  #if !hasFeature(Embedded)
  /// What items follow besides where they begin; nil where they are laid out anew whatever changes.
  let followedWithoutStart: [FollowedNumbers?]
  /// The items that are moved.
  let movedItems: [Int]
  /// Whether items or views follow a state, state by state, and whether any of them follows what events tell.
  let isFollowed: [Bool]
  let followsEvents: Bool
  #endif
  let followedCount: Int
  /// The events for which there are handlers, as bits.
  private let handledEvents: UInt32
  /// Formulas that are evaluated together; nil for none.
  public let blocks: Blocks?

  /// Whether a handler waits for an event.
  @inline(__always)
  func handles(_ event: Event) -> Bool { handledEvents & 1 << UInt32(event.rawValue) != 0 }

  /// Whether a handler asks for taps on elements.
  public var asksForTapsOnElements: Bool {
    handlers.contains { $0.event == .tap && $0.subjects != nil }
  }

  /// The first view whose offset may be recorded.
  public var recordedView: Int { recordedViews.lowerBound }

  /// Makes a program of its parts.
  public init(
    operations: [FormulaOperation], registers: [Double], formulas: [Formula], loads: [Load],
    facts: [Fact], parameters: [Parameter], views: [View], sheets: [Sheet], nests: [Nest],
    axisLocks: [(Int, Int)],
    recordedViews: Range<Int>, recordedPlace: Int?, recordedVelocity: Int?, tellsInnerFirst: Bool,
    followsOffsets: Bool,
    followsStates: Bool, states: [State],
    beginning: [Beginning], handlers: [Handler], statements: [Statement], animations: [Animation],
    toggles: [Toggle], timers: [Timer], layers: [Layer], elements: [Element],
    items: [Items], values: [Value], claims: [Claim] = [], event: EventRegisters,
    item: ItemRegisters, blocks: Blocks? = nil
  ) {
    self.operations = operations
    self.registers = registers
    self.formulas = formulas
    self.loads = loads
    self.facts = facts
    self.parameters = parameters
    self.views = views
    self.sheets = sheets
    self.nests = nests
    #if !hasFeature(Embedded)
    nestsOfViews = views.indices.map { view in
      nests.firstIndex { $0.outer == view || $0.inners.contains(view) } ?? -1
    }
    #endif
    self.axisLocks = axisLocks
    self.recordedViews = recordedViews
    self.recordedPlace = recordedPlace
    self.recordedVelocity = recordedVelocity
    self.tellsInnerFirst = tellsInnerFirst
    self.followsOffsets = followsOffsets
    self.followsStates = followsStates
    self.states = states
    self.beginning = beginning
    self.handlers = handlers
    handledEvents = handlers.reduce(0) { $0 | 1 << UInt32($1.event.rawValue) }
    self.statements = statements
    self.animations = animations
    self.toggles = toggles
    self.timers = timers
    self.layers = layers
    self.elements = elements
    self.items = items
    self.values = values
    self.claims = claims
    self.event = event
    self.item = item
    self.blocks = blocks
    var changing = [Bool](repeating: false, count: registers.count)
    // Damaged bytes are refused after a program was made of them: nothing is out of range here.
    func note(_ register: Int) {
      if register < changing.count { changing[register] = true }
    }
    for state in states {
      note(state.register)
      note(state.target)
      note(state.velocity)
    }
    for index in 0..<EventRegisters.count { note(event.velocity + index) }
    var count = 0
    func followed(_ numbers: [Int]) -> FollowedNumbers {
      let result = FollowedNumbers(
        of: numbers, in: (formulas, operations, loads), changing: changing, first: count)
      count += result.registers.count
      return result
    }
    followedByItems = items.map { followed($0.followsRun ? $0.formulas : []) }
    followedByViews = views.map { followed($0.followsRun ? $0.formulas : []) }
    followedByAny = followed(
      items.flatMap { $0.followsRun ? $0.formulas : [] }
        + views.flatMap { $0.followsRun ? $0.formulas : [] })
    #if !hasFeature(Embedded)
    let followedWithoutStart = items.map { items -> FollowedNumbers? in
      let own = items.formulasWithoutStart
      // Where other items are may change without what is followed.
      let isMovable = items.followsRun && !FollowedNumbers.readItems(own, formulas, operations)
      return isMovable ? followed(own) : nil
    }
    self.followedWithoutStart = followedWithoutStart
    movedItems = followedWithoutStart.indices.filter { followedWithoutStart[$0] != nil }
    let all = followedByAny.registers
    isFollowed = states.map { state in
      all.contains { [state.register, state.target, state.velocity].contains($0) }
    }
    followsEvents = all.contains {
      $0 >= event.velocity && $0 < event.velocity + EventRegisters.count
    }
    #endif
    followedCount = count
  }
}
