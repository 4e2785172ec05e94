// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// Which rows a list, or a section of one, has after some have come and gone, in order.
///
/// Rows keep their numbers, with their heights and drawings; a new one gets the next number. Neighbours are stored together, so
/// that a change costs as many steps as there were changes, not rows.
struct RowOrder: Equatable, Sendable {
  /// Rows with numbers that follow each other.
  struct Run: Equatable, Sendable, BitwiseCopyable {
    /// The number of the first.
    var first: Int
    /// Its number among the rows of all sections; the same in a list without sections.
    var index: Int
    /// How many they are.
    var count: Int
    /// Their height in points; NaN for what the formula of the list gives.
    var height: Double
    /// The place of the first in the list.
    var place = 0

    static func == (a: Self, b: Self) -> Bool {
      a.first == b.first && a.index == b.index && a.count == b.count && a.place == b.place
        && (a.height == b.height || a.height.isNaN && b.height.isNaN)
    }
  }

  /// The rows in order.
  private(set) var runs: [Run]
  private var nextNumber: Int
  /// How many rows the formula of the list gave last.
  private var formulaCount: Int

  /// Rows as they are before the first change.
  ///
  /// - Parameters:
  ///   - count: How many they are.
  ///   - index: The number of the first among the rows of all sections.
  init(count: Int, index: Int = 0) {
    runs = count > 0 ? [Run(first: 0, index: index, count: count, height: .nan)] : []
    nextNumber = count
    formulaCount = count
  }

  /// How many rows there are.
  var count: Int { runs.last.map { $0.place + $0.count } ?? 0 }

  /// Whether all rows have the height that the list gives them.
  var areHeightsCommon: Bool { runs.allSatisfy { $0.height.isNaN } }

  /// Follows the count of the formula: rows come and go at the end.
  ///
  /// - Parameter next: The number of the next new row among those of all sections.
  mutating func follow(formulaCount new: Int, next: inout Int) {
    defer { formulaCount = new }
    if new > formulaCount {
      insert(new - formulaCount, at: count, heights: [], next: &next)
    } else {
      let gone = min(count, formulaCount - new)
      remove(gone, at: count - gone)
    }
  }

  /// Inserts rows at a place that exists, or behind the last row; heights in points.
  ///
  /// - Parameter next: The number of the next new row among those of all sections.
  mutating func insert(_ count: Int, at place: Int, heights: [Double], next: inout Int) {
    let run = Run(first: nextNumber, index: next, count: count, height: .nan)
    runs.insert(contentsOf: Self.parts(of: run, heights), at: split(at: place))
    nextNumber += count
    next += count
    number()
  }

  /// Removes rows that exist.
  mutating func remove(_ count: Int, at place: Int) {
    let (first, end) = (split(at: place), split(at: place + count))
    runs.removeSubrange(first..<end)
    number()
  }

  /// Gives rows that exist other heights, in points; none for those of the formula.
  mutating func reload(_ count: Int, at place: Int, heights: [Double]) {
    let (first, end) = (split(at: place), split(at: place + count))
    var rows: [Run] = []
    for run in runs[first..<end] {
      let used = run.place - place
      let own =
        heights.isEmpty ? [] : (0..<heights.count).map { heights[(used + $0) % heights.count] }
      rows += Self.parts(of: run, own)
    }
    runs.replaceSubrange(first..<end, with: rows)
    number()
  }

  /// The rows of a run with other heights, in points.
  private static func parts(of run: Run, _ heights: [Double]) -> [Run] {
    guard heights.count > 1 else {
      let height = heights.first ?? .nan
      return run.count > 0
        ? [Run(first: run.first, index: run.index, count: run.count, height: height)] : []
    }
    return (0..<run.count).map {
      Run(
        first: run.first + $0, index: run.index + $0, count: 1, height: heights[$0 % heights.count])
    }
  }

  /// Lets a run begin at a place.
  ///
  /// - Returns: The index of the run.
  private mutating func split(at place: Int) -> Int {
    guard let index = runs.firstIndex(where: { $0.place + $0.count > place }) else {
      return runs.count
    }
    let offset = place - runs[index].place
    guard offset > 0 else { return index }
    var rest = runs[index]
    rest.first += offset
    rest.index += offset
    rest.count -= offset
    rest.place += offset
    runs[index].count = offset
    runs.insert(rest, at: index + 1)
    return index + 1
  }

  private mutating func number() {
    var place = 0
    for index in runs.indices {
      runs[index].place = place
      place += runs[index].count
    }
  }
}

extension [RowOrder.Run] {
  /// The number of the row at a place that exists; the place itself where nothing has changed.
  ///
  /// - Complexity: O(log runs).
  @inline(__always)
  func number(at place: Int) -> Int {
    guard !isEmpty else { return place }
    let run = run(at: place)
    return run.first + place - run.place
  }

  /// The number of the row at a place that exists among the rows of all sections.
  ///
  /// - Parameters:
  ///   - place: The place.
  ///   - first: The number of the first row of the section, where nothing has changed.
  /// - Complexity: O(log runs).
  @inline(__always)
  func index(at place: Int, from first: Int) -> Int {
    guard !isEmpty else { return first + place }
    let run = run(at: place)
    return run.index + place - run.place
  }

  @inline(never)
  private func run(at place: Int) -> RowOrder.Run {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].place <= place { low = middle } else { high = middle }
    }
    return self[low]
  }

  /// The place of the row of a number; where nothing has changed the number itself, and nil for a row that is gone.
  ///
  /// - Complexity: O(runs).
  func place(of number: Int) -> Int? {
    guard !isEmpty else { return number }
    guard let run = first(where: { $0.first <= number && number < $0.first + $0.count }) else {
      return nil
    }
    return run.place + number - run.first
  }

  /// The place of the row that has a number among those of all sections; nil for one that is in another section, or gone.
  ///
  /// - Complexity: O(runs).
  func place(ofIndex index: Int) -> Int? {
    guard let run = first(where: { $0.index <= index && index < $0.index + $0.count }) else {
      return nil
    }
    return run.place + index - run.index
  }
}
#endif
