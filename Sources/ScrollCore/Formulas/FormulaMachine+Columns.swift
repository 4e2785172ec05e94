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
  ///   - registers: What depends on the screen only.
  ///   - layouts: The items of repeated elements, which are moved to where they are in a frame.
  ///   - starts: Where they begin in each frame.
  /// - Returns: Whether each operation had a result in each frame that it is for; if not, the columns have no meaning.
  /// - Complexity: Linear in the operations that run.
  func run(
    _ operations: Span<ColumnOperation>,
    on columns: inout MutableSpan<FrameColumn>, _ registers: Span<Double>,
    _ layouts: inout [RepeatLayout], _ starts: ItemStarts
  ) -> Bool {
    var ways = FrameWays()
    /// 0 as long as all operations have had results, then NaN: it is looked at once, at the end.
    var doubt = FrameColumn.zero
    let (zero, one) = (FrameColumn.zero, FrameColumn(repeating: 1))
    var next = 0
    while next < operations.count {
      if next >= ways.nextChange { ways.arrive(at: next) }
      let operation = operations[next].operation
      let target = Int(operation.target)
      let a = Int(operation.a)
      let b = Int(operation.b)
      let c = Int(operation.c)
      switch operation.code {
      case .copy:
        columns[target] =
          ways.areOne
          ? columns[a] : columns[target].replacing(with: columns[a], where: ways.isHere)
      case .add: columns[target] = columns[a] + columns[b]
      case .subtract: columns[target] = columns[a] - columns[b]
      case .multiply: columns[target] = columns[a] * columns[b]
      case .minimum:
        let (x, y) = (columns[a], columns[b])
        columns[target] = x.replacing(with: y, where: y .< x)
      case .maximum:
        let (x, y) = (columns[a], columns[b])
        columns[target] = x.replacing(with: y, where: y .>= x)
      case .select:
        columns[target] = columns[c].replacing(with: columns[b], where: columns[a] .!= zero)
      case .not: columns[target] = zero.replacing(with: one, where: columns[a] .== zero)
      case .mix:
        let x = columns[a]
        columns[target] = x + (columns[b] - x) * columns[c]
      case .finish:
        let x = columns[a]
        if target != a { columns[target] = x }
        doubt += ways.certain(x - x)
      case .divide:
        let quotient = columns[a] / columns[b]
        columns[target] = quotient
        // Also for a quotient that is too large: one by one they are told apart.
        doubt += ways.certain(quotient - quotient)
      case .clamp:
        let (x, low, high) = (columns[a], columns[b], columns[c])
        columns[target] = x.replacing(with: high, where: x .> high)
          .replacing(with: low, where: x .< low)
        doubt += ways.certain(zero.replacing(with: .nan, where: .!(low .<= high)))
      case .isLess, .isAtMost, .isEqual, .isDifferent:
        let (x, y) = (columns[a], columns[b])
        // NaN, of which there is no order, but also two infinities.
        let distance = x - y
        doubt += ways.certain(distance - distance)
        switch operation.code {
        case .isLess: columns[target] = zero.replacing(with: one, where: x .< y)
        case .isAtMost: columns[target] = zero.replacing(with: one, where: x .<= y)
        case .isEqual: columns[target] = zero.replacing(with: one, where: x .== y)
        default: columns[target] = zero.replacing(with: one, where: x .!= y)
        }
      case .jump:
        next = ways.jump(to: target, from: next)
        continue
      case .jumpIfFalse, .jumpIfTrue:
        let isTrue = columns[a] .!= zero
        let trueCount = zero.replacing(with: one, where: isTrue).sum()
        if ways.areOne, trueCount == 0 || trueCount == 16 {
          next = (trueCount != 0) == (operation.code == .jumpIfTrue) ? target : next &+ 1
          continue
        }
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
    case .negate: result = -1 * a
    case .magnitude: result = Self.magnitude(a)
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
