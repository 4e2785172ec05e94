// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A range for each variable.
struct Box: Sendable {
  /// The ranges.
  private(set) var ranges: [Interval]
  /// The middles and half the widths of the ranges, rounded up.
  private(set) var centers, radii: Enclosure.Slopes

  init(_ ranges: [Interval]) {
    self.ranges = ranges
    centers = .zero
    radii = .zero
    for index in ranges.indices { measure(index) }
  }

  /// How many variables there are.
  var count: Int { ranges.count }

  private mutating func measure(_ index: Int) {
    let range = ranges[index]
    let center = range.center
    centers[index] = center
    radii[index] = max(range.high - center, center - range.low).nextUp
    if range.isPoint { radii[index] = 0 }
  }

  /// The box with another range of one variable.
  func with(_ range: Interval, for variable: Int) -> Box {
    var result = self
    result.ranges[variable] = range
    result.measure(variable)
    return result
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
