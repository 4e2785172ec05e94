// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// Which rows a list has after some have come and gone, in order.
///
/// Rows keep their numbers, with their heights and drawings; a new one gets the next number. Neighbours are stored together, so
/// that a change costs as many steps as there were changes, not rows.
struct RowOrder: Equatable, Sendable {
  /// Rows with numbers that follow each other.
  struct Run: Equatable, Sendable, BitwiseCopyable {
    /// The number of the first.
    var first: Int
    /// How many they are.
    var count: Int
    /// Their height in points; NaN for what the formula of the list gives.
    var height: Double
    /// The place of the first in the list.
    var place = 0

    static func == (a: Self, b: Self) -> Bool {
      a.first == b.first && a.count == b.count && a.place == b.place
        && (a.height == b.height || a.height.isNaN && b.height.isNaN)
    }
  }

  /// The rows in order.
  private(set) var runs: [Run]
  private var nextNumber: Int
  /// How many rows the formula of the list gave last.
  private var formulaCount: Int

  /// Rows as they are before the first change.
  init(count: Int) {
    runs = count > 0 ? [Run(first: 0, count: count, height: .nan)] : []
    nextNumber = count
    formulaCount = count
  }

  /// How many rows there are.
  var count: Int { runs.last.map { $0.place + $0.count } ?? 0 }

  /// Follows the count of the formula: rows come and go at the end.
  mutating func follow(formulaCount new: Int) {
    defer { formulaCount = new }
    if new > formulaCount {
      insert(new - formulaCount, at: count, heights: [])
    } else {
      let gone = min(count, formulaCount - new)
      remove(gone, at: count - gone)
    }
  }

  /// Inserts rows at a place that exists, or behind the last row; heights in points.
  mutating func insert(_ count: Int, at place: Int, heights: [Double]) {
    let index = split(at: place)
    runs.insert(contentsOf: Self.rows(from: nextNumber, count, heights), at: index)
    nextNumber += count
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
      rows += Self.rows(from: run.first, run.count, own)
    }
    runs.replaceSubrange(first..<end, with: rows)
    number()
  }

  private static func rows(from first: Int, _ count: Int, _ heights: [Double]) -> [Run] {
    guard heights.count > 1 else {
      return count > 0 ? [Run(first: first, count: count, height: heights.first ?? .nan)] : []
    }
    return (0..<count).map {
      Run(first: first + $0, count: 1, height: heights[$0 % heights.count])
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
  func number(at place: Int) -> Int { isEmpty ? place : found(at: place) }

  @inline(never)
  private func found(at place: Int) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle].place <= place { low = middle } else { high = middle }
    }
    return self[low].first + place - self[low].place
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
}
#endif
