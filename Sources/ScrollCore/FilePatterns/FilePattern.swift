// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pattern that a file describes: a program, and what it remembers.
///
/// Offsets, states and time are stored; everything else is computed from them when it is used, so that a formula never
/// sees what an earlier statement has made old.
struct FilePattern: ScreenPattern {
  /// Instants closer than this are the same, in seconds; see `Simulator.timeTolerance`.
  static let timeTolerance = 1e-9

  /// What one frame shows: the recorded values, the offset and the viewport of each view, and the elements that are
  /// there once.
  struct Pose: BitwiseCopyable, Sendable {
    /// As many numbers as a program may show; see `PatternProgram.shownCount`.
    var numbers: InlineArray<96, Double>
  }

  let program: PatternProgram
  /// Constants, facts, parameters, states, and what formulas work on.
  var registers: [Double]
  var machine: FormulaMachine
  var screen: Screen
  /// The viewports of the views on the screen.
  var viewports: [Rect]
  /// `contentInset` before the content of each view, in points.
  var leadingInsets: [Double]
  /// The offset of each view when it last told its change, in points.
  var toldOffsets: [Double]
  /// The change that each view is telling, in points.
  var deltas: [Double]
  /// The running animations of states, and how many there are.
  var motions: [StateMotion?]
  var motionCount = 0
  /// When each timer ends, in seconds; nil while its truth is false, infinity after it has ended.
  var timerEnds: [Double?]
  /// What the next frame shows; on the heap, because calls that lend a pattern may copy it.
  var next: [Double] = []
  /// Where the items of repeated elements lie.
  var layouts: [ItemLayout] = []
  /// What stays free at the sides of their lines, in points.
  var itemInsets: [(leading: Double, trailing: Double)] = []
  /// The rectangles of elements whose places depend on the screen only, by element, in points; of negative width where
  /// there is none.
  var fixedFrames: [Rect] = []
  /// Whether first values are there.
  var hasBegun = false
  /// Whether toggles and timers are looked at.
  var isWatching = false
  /// The view whose drag ends at the moment, and the velocity that it reports.
  var endingDrag: (view: Int, velocity: PointsPerMillisecond)?
  /// How many animations and timers have ended since the last frame.
  var endCount = 0
  /// When claims did not hold.
  var claimBreaks: [ClaimBreak] = []
  /// Where the run has ended.
  var fault: FormulaFault?

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
    viewports = [Rect](repeating: screen.bounds, count: program.views.count)
    leadingInsets = [Double](repeating: 0, count: program.views.count)
    toldOffsets = leadingInsets
    deltas = leadingInsets
    motions = [StateMotion?](repeating: nil, count: program.states.count)
    timerEnds = [Double?](repeating: nil, count: program.timers.count)
    next = [Double](repeating: 0, count: program.shownCount)
    let empty = ItemLayout(count: 0, columns: 1, length: 0, gap: 0, start: 0)
    layouts = [ItemLayout](repeating: empty, count: program.items.count)
    itemInsets = [(leading: Double, trailing: Double)](
      repeating: (0, 0), count: program.items.count)
    fixedFrames = [Rect](repeating: Rect(0, 0, -1, 0), count: program.elements.count)
    for (parameter, value) in zip(program.parameters, values) { set(parameter, to: value) }
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
