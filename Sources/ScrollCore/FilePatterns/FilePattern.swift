// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pattern that a file describes: a program, and what it remembers.
///
/// Offsets, states and time are stored; everything else is computed from them when it is used, so that a formula never
/// sees what an earlier statement has made old.
struct FilePattern: ScreenPattern {
  /// Instants closer than this are the same, in seconds; see `Simulator.timeTolerance`.
  static let timeTolerance = 1e-9

  /// What one frame shows.
  struct Pose: BitwiseCopyable, Sendable {
    /// The recorded values; NaN for none.
    var values: InlineArray<64, Double>
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
  /// The running animations of states.
  var motions: [StateMotion?]
  /// When each timer ends, in seconds; nil while its truth is false, infinity after it has ended.
  var timerEnds: [Double?]
  /// The recorded values of the next frame.
  var values = InlineArray<64, Double>(repeating: .nan)
  /// Whether first values are there.
  var hasBegun = false
  /// Whether toggles and timers are looked at.
  var isWatching = false
  /// The view whose drag ends at the moment, and the velocity that it reports.
  var endingDrag: (view: Int, velocity: PointsPerMillisecond)?
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

  // MARK: Frames

  var valueNames: [TrackName] {
    program.values.indices.map { TrackName("value", Int32(truncatingIfNeeded: $0), "") }
  }

  var layers: [LayerLink] { [LayerLink()] }

  var visibleElementLimit: Int { 1 }

  func reading(on host: borrowing ScrollHost) -> ScrollReading {
    host.reading(of: ScrollViewID(program.recordedView))
  }

  func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
    host.bounds(of: ScrollViewID(program.recordedView))
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose(values: values) }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    var result: ScrollViewSet = []
    for (index, viewport) in viewports.enumerated() where viewport.contains(point) {
      result.formUnion(ScrollViewSet(ScrollViewID(index)))
    }
    return result
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    for index in program.values.indices { values.append(pose.values[index]) }
  }

  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}

  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {
    elements.append(ElementFrame(ElementID(.backdrop), layer: 0, frame: screen.bounds))
  }

  /// Computes what the next frame shows; false if the run has ended before it.
  mutating func prepareFrame(on host: inout ScrollHost) -> Bool {
    watch(on: &host)
    for (index, value) in program.values.enumerated() {
      guard fault == nil else { break }
      if let condition = value.condition, !holds(condition, on: host) {
        values[index] = .nan
      } else {
        // A zero without a sign: records do not tell −0 from 0.
        values[index] = (number(value.formula, on: host) ?? .nan) + 0
      }
    }
    guard fault != nil else { return true }
    host.fail("a formula has no result")
    return false
  }
}
