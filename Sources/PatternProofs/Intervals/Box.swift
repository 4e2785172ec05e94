// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A range for each variable.
struct Box: Sendable {
  /// The ranges, by variable; kept as vectors, because boxes are divided often.
  struct Ranges: Sendable {
    fileprivate var lows = Enclosure.Slopes.zero
    fileprivate var highs = Enclosure.Slopes.zero

    subscript(index: Int) -> Interval {
      get { Interval(lows[index], highs[index]) }
      set {
        lows[index] = newValue.low
        highs[index] = newValue.high
      }
    }
  }

  /// The ranges.
  private(set) var ranges = Ranges()
  /// How many variables there are.
  let count: Int
  /// By variable, as bits: whether the lower or the upper end was made by dividing.
  ///
  /// There another box begins, which has the end, too. Where a range ends by itself, there is none.
  private var cutLows: UInt8 = 0
  private var cutHighs: UInt8 = 0
  /// The middles and half the widths of the ranges, rounded up.
  private(set) var centers = Enclosure.Slopes.zero
  private(set) var radii = Enclosure.Slopes.zero

  init(_ ranges: [Interval]) {
    count = ranges.count
    for (index, range) in ranges.enumerated() { set(range, for: index) }
  }

  /// Whether nothing in it is endless.
  var isFinite: Bool { (0..<count).allSatisfy { ranges[$0].isFinite } }

  private mutating func set(_ range: Interval, for index: Int) {
    ranges[index] = range
    let center = range.center
    centers[index] = center
    radii[index] =
      range.isPoint ? 0 : max(range.high - center, center - range.low).nextUp
  }

  /// The box with another range of one variable.
  func with(_ range: Interval, for variable: Int) -> Box {
    var result = self
    result.set(range, for: variable)
    return result
  }

  /// The box with one end of a variable that another box has, too.
  func sharing(_ end: End, of variable: Int) -> Box {
    var result = self
    switch end {
    case .low: result.cutLows |= 1 << variable
    case .high: result.cutHighs |= 1 << variable
    }
    return result
  }

  /// Whether another box has an end of a variable, too.
  func shares(_ end: End, of variable: Int) -> Bool {
    (end == .low ? cutLows : cutHighs) & 1 << variable != 0
  }

  /// An end of a range.
  enum End: Sendable { case low, high }

  /// The place in the box that is nearest to another one.
  func nearest(to place: [Double]) -> [Double] {
    (0..<count).map { min(max(place[$0], ranges[$0].low), ranges[$0].high) }
  }

  /// A variable.
  func variable(_ index: Int) -> Enclosure {
    var slopes = Enclosure.Slopes.zero
    slopes[index] = 1
    return Enclosure(
      slopes: slopes, rest: Interval(centers[index]), derivative: Interval(index == 0 ? 1 : 0),
      mayFail: false, on: self, within: ranges[index])
  }
}
