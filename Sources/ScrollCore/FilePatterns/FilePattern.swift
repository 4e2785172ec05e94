// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pattern that a file describes: a program, and what it remembers.
///
/// Offsets, states and time are stored; everything else is computed from them when it is used, so that a formula never
/// sees what an earlier statement has made old.
struct FilePattern: ScreenPattern {
  /// Instants closer than this are the same, in seconds; see `Simulator.timeTolerance`.
  static let timeTolerance = 1e-9

  /// What one frame shows, by its number among those that are not laid out yet.
  struct Pose: BitwiseCopyable, Sendable {
    /// The number of the frame in `shown`.
    var frame: Int
  }

  let program: PatternProgram
  /// Constants, facts, parameters, states, and what formulas work on.
  var registers: [Double]
  var machine: FormulaMachine
  /// Which formulas that depend on the screen only have been evaluated on it, and whether those of blocks have.
  var isKnown: [Bool]
  var isScreenKnown = false
  /// The block whose results are those of this moment; −2 for none.
  var freshBlock = -2
  var screen: Screen
  #if !WITHOUT_PROGRAM_STEPS
  /// Whether views were arranged for another screen last, and not for other rows.
  var hasOtherScreen = false
  #endif
  /// The viewports of the views on the screen.
  var viewports: [Rect]
  /// `contentInset` before the content of each view, in points.
  var leadingInsets: [Double]
  /// The offset of each view when it last told its change, in points.
  var toldOffsets: [Double]
  /// The change that each view is telling, in points.
  var deltas: [Double]
  /// Where the sheets are.
  var sheets: [SheetState]
  /// How far the views of nests are scrolled, and their geometry as the file knows it, by view.
  var nests: [NestState]
  var nestedViews: [ScrollView]
  /// Whether each view moves by itself.
  let isAlone: Bool
  /// Whether the axis of the finger is decided.
  var hasAxis = false
  /// The running animations of states, and how many there are.
  var motions: [StateMotion?]
  var motionCount = 0
  /// When each timer ends, in seconds; nil while its truth is false, infinity after it has ended.
  var timerEnds: [Double?]
  /// The frames that are not laid out yet, and the one that is being computed.
  let shown = ShownFrames()
  var draft: FrameDraft
  #if !hasFeature(Embedded)
  /// The frames that wait for their formulas.
  var waiting = WaitingFrames()
  #endif
  /// Whether there are items that follow the run.
  let hasItemsThatFollow: Bool
  /// What items and views followed when they were arranged last, and which of them were.
  var followed: [Double]
  var areItemsArranged, areViewsArranged: [Bool]
  /// Whether all of them were arranged with what they follow, which has not changed meanwhile.
  var areAllArranged = false
  #if !hasFeature(Embedded)
  /// Whether nothing has changed that items and views follow since they were arranged last, but for what is assigned to
  /// states.
  var isArrangedNow = false
  #endif
  /// Where the items of repeated elements lie.
  var layouts: [RepeatLayout]
  #if !WITHOUT_PROGRAM_STEPS
  /// Which rows lists have whose rows programs have changed; nil for the others.
  var rowOrders: [RowOrders?]
  #endif
  /// What stays free at the sides of their lines, in points.
  var itemInsets: [(leading: Double, trailing: Double)] = []
  /// The rectangles of elements whose places depend on the screen only, by element, in points; of negative width where
  /// there is none.
  var fixedFrames: [Rect]
  /// Whether first values are there.
  var hasBegun = false
  /// Whether toggles and timers are looked at.
  var isWatching = false
  /// The view whose drag ends at the moment, and the velocity that it reports.
  var endingDrag: (view: Int, velocity: PointsPerMillisecond)?
  /// How many animations and timers have ended since the last frame.
  var endCount = 0
  /// The view whose offset is recorded.
  var recordedView: Int
  /// What is recorded as its velocity, in points per second; nil for how fast it moves.
  var recordedVelocity: Double?
  /// What the recorded view shows in the last frame.
  var reading: ScrollReading
  /// When claims did not hold.
  var claimBreaks: [ClaimBreak] = []
  /// Where the run has ended because a formula has no result.
  var fault: FormulaFault?
  /// Where the app would have crashed, which the frame still shows.
  var crash: FormulaFault?

  /// Makes a pattern for a screen, with one value for each parameter of the program.
  init(
    _ program: PatternProgram, on screen: Screen, _ physics: PhysicsProfile,
    parameters values: [ParameterValue]
  ) {
    self.program = program
    registers = program.registers
    self.screen = screen
    machine = FormulaMachine(
      scale: screen.scale, band: physics.rubberBand(dimension: 1), stopSpeed: 10)
    isKnown = [Bool](repeating: false, count: program.formulas.count)
    viewports = [Rect](repeating: screen.bounds, count: program.views.count)
    leadingInsets = [Double](repeating: 0, count: program.views.count)
    toldOffsets = leadingInsets
    deltas = leadingInsets
    nests = program.nests.map {
      NestState(inners: [Double](repeating: 0, count: $0.inners.count))
    }
    nestedViews = [ScrollView](
      repeating: ScrollView(viewport: 0, contentLength: 0), count: program.views.count)
    sheets = [SheetState](repeating: SheetState(), count: program.sheets.count)
    motions = [StateMotion?](repeating: nil, count: program.states.count)
    timerEnds = [Double?](repeating: nil, count: program.timers.count)
    draft = FrameDraft(program)
    isAlone = program.nests.isEmpty
    followed = [Double](repeating: 0, count: program.followedCount)
    hasItemsThatFollow = program.items.contains { $0.followsRun }
    areItemsArranged = [Bool](repeating: false, count: program.items.count)
    areViewsArranged = [Bool](repeating: false, count: program.views.count)
    recordedView = program.recordedView
    reading = ScrollReading(offset: 0, velocity: 0, range: ScrollRange(minimum: 0, maximum: 0))
    let empty = RepeatLayout(ItemLayout(count: 0, columns: 1, length: 0, gap: 0, start: 0))
    layouts = [RepeatLayout](repeating: empty, count: program.items.count)
    #if !WITHOUT_PROGRAM_STEPS
    rowOrders = [RowOrders?](repeating: nil, count: program.items.count)
    #endif
    itemInsets = [(leading: Double, trailing: Double)](
      repeating: (0, 0), count: program.items.count)
    fixedFrames = [Rect](repeating: Rect(0, 0, -1, 0), count: program.elements.count)
    for (parameter, value) in zip(program.parameters, values) { set(parameter, to: value) }
    readFacts(physics)
    arrangeSheets()
  }

  private mutating func set(_ parameter: PatternProgram.Parameter, to value: ParameterValue) {
    switch value {
    case .number(let number): registers[parameter.register] = number
    case .flag(let flag): registers[parameter.register] = flag ? 1 : 0
    case .choice(let index): registers[parameter.register] = Double(index)
    case .numbers(let numbers):
      precondition(numbers.count == parameter.count, "the program is made for another list")
      for (index, number) in numbers.enumerated() { registers[parameter.register + index] = number }
    }
  }
}
