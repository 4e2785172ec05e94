// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A number for each of sixteen frames.
typealias FrameColumn = SIMD16<Double>

extension FormulaMachine {
  /// Runs the operations of a frame for sixteen frames at once.
  ///
  /// Jumps only go forwards. A frame that jumps waits until the others have come to where it goes on; what is written
  /// meanwhile it does not read, except for the results of choices, which it keeps.
  ///
  /// - Parameters:
  ///   - operations: What is run.
  ///   - columns: What it works on.
  ///   - columnCount: How many columns the operations name at most.
  ///   - registers: What depends on the screen only.
  ///   - layouts: The items of repeated elements, which are moved to where they are in a frame.
  ///   - starts: Where they begin in each frame.
  /// - Returns: Whether each operation had a result in each frame that it is for; if not, the columns have no meaning.
  /// - Complexity: Linear in the operations that run.
  func run(
    _ operations: Span<ColumnOperation>,
    on columns: inout MutableSpan<FrameColumn>, count columnCount: Int, _ registers: Span<Double>,
    _ layouts: inout [RepeatLayout], _ starts: ItemStarts
  ) -> Bool {
    precondition(columnCount <= columns.count)
    var ways = FrameWays()
    /// 0 as long as all operations have had results, then NaN: it is looked at once, at the end.
    var doubt = FrameColumn.zero
    let (zero, one) = (FrameColumn.zero, FrameColumn(repeating: 1))
    var next = 0
    while next < operations.count {
      if next >= ways.nextChange { ways.arrive(at: next) }
      let operation = operations[next].operation
      let isCertain = operations[next].isCertain
      let target = Int(operation.target)
      let a = Int(operation.a)
      let b = Int(operation.b)
      let c = Int(operation.c)
      // `PatternProgram.Columns` has looked at the numbers of columns.
      switch operation.code {
      case .copy:
        let x = unsafe columns[unchecked: a]
        unsafe columns[unchecked: target] =
          ways.areOne ? x : columns[unchecked: target].replacing(with: x, where: ways.isHere)
      case .add:
        unsafe columns[unchecked: target] = columns[unchecked: a] + columns[unchecked: b]
      case .subtract:
        unsafe columns[unchecked: target] = columns[unchecked: a] - columns[unchecked: b]
      case .multiply:
        unsafe columns[unchecked: target] = columns[unchecked: a] * columns[unchecked: b]
      case .minimum:
        let (x, y) = unsafe (columns[unchecked: a], columns[unchecked: b])
        unsafe columns[unchecked: target] = x.replacing(with: y, where: y .< x)
      case .maximum:
        let (x, y) = unsafe (columns[unchecked: a], columns[unchecked: b])
        unsafe columns[unchecked: target] = x.replacing(with: y, where: y .>= x)
      case .select:
        let (x, y) = unsafe (columns[unchecked: b], columns[unchecked: c])
        unsafe columns[unchecked: target] =
          y.replacing(with: x, where: columns[unchecked: a] .!= zero)
      case .not:
        unsafe columns[unchecked: target] =
          zero.replacing(with: one, where: columns[unchecked: a] .== zero)
      case .negate: unsafe columns[unchecked: target] = -1 * columns[unchecked: a]
      case .magnitude: unsafe columns[unchecked: target] = Self.magnitude(columns[unchecked: a])
      case .mix:
        let x = unsafe columns[unchecked: a]
        unsafe columns[unchecked: target] =
          x + (columns[unchecked: b] - x) * columns[unchecked: c]
      case .finish:
        let x = unsafe columns[unchecked: a]
        if target != a { unsafe columns[unchecked: target] = x }
        if !isCertain { doubt += ways.certain(x - x) }
      case .divide:
        let quotient = unsafe columns[unchecked: a] / columns[unchecked: b]
        unsafe columns[unchecked: target] = quotient
        if !isCertain {
          // Also for a quotient that is large: one by one they are told apart.
          let large = quotient * FrameColumn(repeating: ColumnOperation.quotientScale)
          doubt += ways.certain(large - large)
        }
      case .clamp:
        let (x, low) = unsafe (columns[unchecked: a], columns[unchecked: b])
        let high = unsafe columns[unchecked: c]
        unsafe columns[unchecked: target] = x.replacing(with: high, where: x .> high)
          .replacing(with: low, where: x .< low)
        if !isCertain {
          doubt += ways.certain(zero.replacing(with: .nan, where: .!(low .<= high)))
        }
      case .isLess, .isAtMost, .isEqual, .isDifferent:
        let (x, y) = unsafe (columns[unchecked: a], columns[unchecked: b])
        if !isCertain {
          // NaN, of which there is no order, but also two infinities.
          let distance = x - y
          doubt += ways.certain(distance - distance)
        }
        let holds =
          switch operation.code {
          case .isLess: x .< y
          case .isAtMost: x .<= y
          case .isEqual: x .== y
          default: x .!= y
          }
        unsafe columns[unchecked: target] = zero.replacing(with: one, where: holds)
      case .jump:
        next = ways.jump(to: target, from: next)
        continue
      case .jumpIfFalse, .jumpIfTrue:
        let truths = unsafe columns[unchecked: a]
        if ways.areOne, let isTrue = Self.commonTruth(truths) {
          next = isTrue == (operation.code == .jumpIfTrue) ? target : next &+ 1
          continue
        }
        let isTrue = truths .!= zero
        let jumps = operation.code == .jumpIfTrue ? isTrue : .!isTrue
        next = ways.jump(to: target, from: next, where: jumps)
        continue
      case .map, .mapExtended, .element:
        guard lookUp(operations[next], on: &columns, registers, ways) else { return false }
      default:
        guard oneByOne(operation, on: &columns, &layouts, starts, ways) else { return false }
      }
      next &+= 1
    }
    return doubt.sum() == 0
  }

  /// Does an operation for one frame after the other; false if one has no result.
  private func oneByOne(
    _ operation: FormulaOperation, on columns: inout MutableSpan<FrameColumn>,
    _ layouts: inout [RepeatLayout], _ starts: ItemStarts, _ ways: FrameWays
  ) -> Bool {
    let a = columns[Int(operation.a)]
    var result = FrameColumn.zero
    switch operation.code {
    case .sign: result = a.replacing(with: 1, where: a .> 0).replacing(with: -1, where: a .< 0)
    case .roundDown: result = a.rounded(.down)
    case .roundUp: result = a.rounded(.up)
    case .round: result = Self.rounded(a)
    case .exponential: for frame in a.indices { result[frame] = Elementary.exp(a[frame]) }
    case .pixel: result = Self.nearestPixel(a, scale: scale)
    case .smooth:
      result = Self.smooth(a, columns[Int(operation.b)], columns[Int(operation.c)])
    case .squareRoot:
      for frame in a.indices {
        guard !(a[frame] < 0) else {
          if ways.has(frame) { return false }
          continue
        }
        result[frame] = a[frame].squareRoot()
      }
    case .logarithm:
      for frame in a.indices {
        guard a[frame] > 0 else {
          if ways.has(frame) { return false }
          continue
        }
        result[frame] = Elementary.log(a[frame])
      }
    case .itemStart, .itemEnd, .itemsLength, .section:
      for frame in a.indices {
        starts.move(&layouts, toFrame: frame)
        guard let place = Self.place(operation, a[frame], layouts) else {
          if ways.has(frame) { return false }
          continue
        }
        result[frame] = place
      }
    default:
      let b = columns[Int(operation.b)]
      if operation.code == .remainder, let rests = Self.wholeRemainder(a, b) {
        columns[Int(operation.target)] = rests
        return true
      }
      for frame in a.indices {
        switch operation.code {
        case .rubber: result[frame] = rubber(a[frame], in: b[frame])
        case .project:
          guard let way = project(a[frame], b[frame]) else {
            if ways.has(frame) { return false }
            continue
          }
          result[frame] = way
        default:
          guard let rest = Self.remainder(a[frame], b[frame]) else {
            if ways.has(frame) { return false }
            continue
          }
          result[frame] = rest
        }
      }
    }
    columns[Int(operation.target)] = result
    return true
  }

  /// Looks up a column in a table; false if one of its numbers has no result.
  private func lookUp(
    _ operation: ColumnOperation, on columns: inout MutableSpan<FrameColumn>,
    _ registers: Span<Double>, _ ways: FrameWays
  ) -> Bool {
    let a = columns[Int(operation.operation.a)]
    let (first, count) = (Int(operation.operation.b), Int(operation.operation.c))
    var result = FrameColumn.zero
    if operation.operation.code == .element {
      let place = a[0]
      if place >= 0, place < Double(count), Self.holdsForAll(a .== place),
        Double(Int(place)) == place
      {
        // The same member in all frames, as that of a selected tab.
        let member = first + Int(place)
        columns[Int(operation.operation.target)] =
          operation.hasColumnTable
          ? columns[member] : FrameColumn(repeating: registers[member])
        return true
      }
      for frame in a.indices {
        let place = a[frame]
        guard place >= 0, place < Double(count), place.rounded(.down) == place else {
          if ways.has(frame) { return false }
          continue
        }
        result[frame] =
          operation.hasColumnTable
          ? columns[first + Int(place)][frame] : registers[first + Int(place)]
      }
    } else if operation.hasColumnTable {
      for frame in a.indices {
        guard
          let value = Self.map(
            a[frame], count: count, isExtended: operation.operation.code == .mapExtended,
            isChecked: true, { columns[first + $0][frame] })
        else {
          if ways.has(frame) { return false }
          continue
        }
        result[frame] = value
      }
    } else {
      // The places are the same in all frames: it is enough to look once whether they rise.
      for place in 1..<max(count, 1) {
        guard registers[first + place] >= registers[first + place - 1] else { return false }
      }
      for frame in a.indices {
        guard
          let value = Self.map(
            a[frame], count: count, isExtended: operation.operation.code == .mapExtended,
            isChecked: false, { registers[first + $0] })
        else {
          if ways.has(frame) { return false }
          continue
        }
        result[frame] = value
      }
    }
    columns[Int(operation.operation.target)] = result
    return true
  }
}
#endif
