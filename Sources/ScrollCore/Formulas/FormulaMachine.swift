// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Runs compiled formulas.
///
/// A program is a list of operations on registers. Jumps only go forwards, so each program ends after as many
/// steps as it has operations, at most.
public struct FormulaMachine: Sendable, BitwiseCopyable {
  /// Device pixels per point.
  public var scale: Double
  /// What the physics profile's rubber band has for a view; its dimension does not matter.
  public var band: RubberBand
  /// The speed below which a fling stops, in points per second.
  public var stopSpeed: Double

  /// Makes a machine.
  ///
  /// - Parameters:
  ///   - scale: Device pixels per point.
  ///   - band: The physics profile's rubber band; its dimension does not matter.
  ///   - stopSpeed: The speed below which a fling stops, in points per second.
  public init(scale: Double, band: RubberBand, stopSpeed: Double) {
    self.scale = scale
    self.band = band
    self.stopSpeed = stopSpeed
  }

  /// Runs some operations.
  ///
  /// - Parameters:
  ///   - operations: The program.
  ///   - range: Which of its operations.
  ///   - registers: What they work on.
  ///   - layouts: The items of repeated elements.
  /// - Returns: The operation without a result, where the program stopped; nil if it ran to its end.
  /// - Complexity: Linear in the operations that run.
  public func run(
    _ operations: Span<FormulaOperation>, _ range: Range<Int>,
    on registers: inout MutableSpan<Double>, _ layouts: [RepeatLayout] = []
  ) -> Int? {
    var next = range.lowerBound
    while next < range.upperBound {
      let operation = operations[next]
      let target = Int(operation.target)
      let a = registers[Int(operation.a)]
      // One step from the operation to its code: what an interpreter spends most of its time on.
      switch operation.code {
      case .copy: registers[target] = a
      case .add: registers[target] = a + registers[Int(operation.b)]
      case .subtract: registers[target] = a - registers[Int(operation.b)]
      case .multiply: registers[target] = a * registers[Int(operation.b)]
      case .minimum: registers[target] = min(a, registers[Int(operation.b)])
      case .maximum: registers[target] = max(a, registers[Int(operation.b)])
      case .select: registers[target] = registers[Int(a != 0 ? operation.b : operation.c)]
      case .negate: registers[target] = -a
      case .not: registers[target] = a == 0 ? 1 : 0
      case .magnitude: registers[target] = a.magnitude
      case .sign: registers[target] = a > 0 ? 1 : a < 0 ? -1 : a
      case .roundDown: registers[target] = a.rounded(.down)
      case .roundUp: registers[target] = a.rounded(.up)
      case .round: registers[target] = Elementary.rounded(a)
      case .exponential: registers[target] = Elementary.exp(a)
      case .pixel: registers[target] = PixelRounding.nearestPixel(a, scale: scale)
      case .rubber: registers[target] = rubber(a, in: registers[Int(operation.b)])
      case .mix:
        registers[target] = a + (registers[Int(operation.b)] - a) * registers[Int(operation.c)]
      case .smooth:
        registers[target] = Self.smooth(
          a, registers[Int(operation.b)], registers[Int(operation.c)])
      case .finish:
        guard a.isFinite else { return next }
        registers[target] = a
      case .divide:
        let b = registers[Int(operation.b)]
        guard b != 0 else { return next }
        registers[target] = a / b
      case .clamp:
        let (b, c) = (registers[Int(operation.b)], registers[Int(operation.c)])
        guard b <= c else { return next }
        registers[target] = a < b ? b : a > c ? c : a
      case .isLess, .isAtMost, .isEqual, .isDifferent:
        let b = registers[Int(operation.b)]
        guard !a.isNaN, !b.isNaN else { return next }
        registers[target] = Self.holds(operation.code, a, b) ? 1 : 0
      case .jump:
        next = target
        continue
      case .jumpIfFalse, .jumpIfTrue:
        guard (a != 0) == (operation.code == .jumpIfTrue) else { break }
        next = target
        continue
      case .squareRoot:
        guard !(a < 0) else { return next }
        registers[target] = a.squareRoot()
      case .logarithm:
        guard a > 0 else { return next }
        registers[target] = Elementary.log(a)
      case .remainder, .project:
        let b = registers[Int(operation.b)]
        guard
          let result = operation.code == .project ? project(a, b) : Self.remainder(a, b)
        else { return next }
        registers[target] = result
      case .map, .mapExtended, .element:
        guard let result = lookUp(operation, a, in: registers) else { return next }
        registers[target] = result
      case .itemStart, .itemEnd, .itemsLength, .section:
        guard let result = Self.place(operation, a, layouts) else { return next }
        registers[target] = result
      }
      next &+= 1
    }
    return nil
  }

  /// Whether two numbers compare as an operation asks.
  @inline(__always)
  private static func holds(_ code: FormulaCode, _ a: Double, _ b: Double) -> Bool {
    switch code {
    case .isLess: a < b
    case .isAtMost: a <= b
    case .isEqual: a == b
    default: a != b
    }
  }

  /// What a view of length `b` shows of a pull of `a`, in points.
  func rubber(_ a: Double, in b: Double) -> Double {
    RubberBand(coefficient: band.coefficient, dimension: b, law: band.law).banded(a)
  }

  /// How far a fling of `a` points per second goes that keeps the share `b` of its speed each millisecond, in points.
  func project(_ a: Double, _ b: Double) -> Double? {
    // The speed falls to the stop speed: what is left of it then is never travelled.
    guard b > 0, b < 1 else { return nil }
    guard a.magnitude > stopSpeed else { return 0 }
    return (a - (a < 0 ? -stopSpeed : stopSpeed)) / (-1000 * Elementary.log(b))
  }

  /// 0 below `b`, 1 above `c`, and a smooth step between.
  static func smooth(_ a: Double, _ b: Double, _ c: Double) -> Double {
    guard b < c else { return a < b ? 0 : 1 }
    let t = min(max((a - b) / (c - b), 0), 1)
    return t * t * (3 - 2 * t)
  }

  /// The remainder with the sign of the divisor; nil for a divisor of 0.
  static func remainder(_ a: Double, _ b: Double) -> Double? {
    guard b != 0 else { return nil }
    let rest = Elementary.remainder(a, dividingBy: b)
    return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest
  }

  /// The place of an item.
  static func place(
    _ operation: FormulaOperation, _ a: Double, _ layouts: [RepeatLayout]
  ) -> Double? {
    // Read in place: a copy would count references.
    let list = Int(operation.b)
    #if !hasFeature(Embedded)
    if operation.code == .section {
      return layouts.withSpan { $0[list].sections.withSpan { place(a, operation.c, of: $0) } }
    }
    #endif
    let isOfSection = operation.code == .section
    let count = isOfSection ? layouts[list].sections.count : layouts[list].numberCount
    guard operation.code != .itemsLength else { return layouts[list].length }
    guard a >= 0, a < Double(count), a.rounded(.down) == a else { return nil }
    if isOfSection {
      guard let part = SectionPlaces.Part(rawValue: operation.c) else { return nil }
      return layouts[list].sections[Int(a)][part]
    }
    let (start, length) = layouts[list].place(of: Int(a))
    return operation.code == .itemStart ? start : start + length
  }

  #if !hasFeature(Embedded)
  /// A place of a section.
  @inline(__always)
  private static func place(
    _ a: Double, _ part: UInt16, of sections: Span<SectionPlaces>
  ) -> Double? {
    guard a >= 0, a < Double(sections.count), Double(Int(a)) == a,
      let part = SectionPlaces.Part(rawValue: part)
    else { return nil }
    let section = Int(a)
    return switch part {
    case .top: sections[section].start
    case .itemsTop: sections[section].linesStart
    case .itemsBottom: sections[section].linesEnd
    case .bottom: sections[section].end
    case .firstTop: sections[section].firstStart
    case .lastBottom: sections[section].lastEnd
    case .rows: Double(sections[section].itemCount)
    }
  }
  #endif

  /// The result of an operation on a table.
  private func lookUp(
    _ operation: FormulaOperation, _ a: Double, in registers: borrowing MutableSpan<Double>
  ) -> Double? {
    let (first, count) = (Int(operation.b), Int(operation.c))
    if operation.code == .element {
      guard a >= 0, a < Double(count), a.rounded(.down) == a else { return nil }
      return registers[first + Int(a)]
    }
    return Self.map(
      a, count: count, isExtended: operation.code == .mapExtended, isChecked: true
    ) { registers[first + $0] }
  }

  /// The piecewise linear function through some points; nil if it has no value there.
  ///
  /// - Parameters:
  ///   - a: Where its value is asked for.
  ///   - count: How many points there are.
  ///   - isExtended: Whether it goes on beyond its ends.
  ///   - isChecked: Whether the x of the points may fall, which has no result.
  ///   - point: The x of the points, followed by their y.
  @inline(__always)
  static func map(
    _ a: Double, count: Int, isExtended: Bool, isChecked: Bool, _ point: (Int) -> Double
  ) -> Double? {
    guard !a.isNaN else { return nil }
    guard count > 1 else { return point(count) }
    if isChecked {
      for index in 1..<count {
        guard point(index) >= point(index - 1) else { return nil }
      }
    }
    // The last point that is not above, so that equal neighbours are a step whose later value counts.
    var last = -1
    while last + 1 < count, point(last + 1) <= a { last += 1 }
    if last < 0 {
      guard isExtended else { return point(count) }
      last = 0
    } else if last == count - 1 {
      guard isExtended else { return point(2 * count - 1) }
      last = count - 2
    }
    let (x0, x1) = (point(last), point(last + 1))
    let (y0, y1) = (point(count + last), point(count + last + 1))
    guard x1 > x0 else { return nil }
    return y0 + (y1 - y0) * ((a - x0) / (x1 - x0))
  }
}
