// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What parameters are declared to, and read from; see ``PatternParameters``.
///
/// Limits are inclusive. A unit is an identifier such as `pt`, or empty.
public protocol ParameterSource {
  /// A number.
  ///
  /// - Parameters:
  ///   - key: The key in scenario files.
  ///   - value: The default value.
  ///   - minimum: The least number.
  ///   - maximum: The greatest number.
  ///   - unit: The unit.
  ///   - isWhole: Whether it is a count, which has no fraction.
  ///   - style: The text style with whose lines the length grows; nil for what keeps its value.
  ///   - summary: One sentence on what it does.
  mutating func number(
    _ key: StaticString, default value: Double, minimum: Double, maximum: Double,
    unit: StaticString, isWhole: Bool, growsWith style: TextStyle?, _ summary: StaticString
  ) -> Double

  /// A list of numbers, each within the limits; see `number`.
  mutating func numbers(
    _ key: StaticString, default value: @autoclosure () -> [Double], minimum: Double,
    maximum: Double, unit: StaticString, isWhole: Bool, growsWith style: TextStyle?,
    _ summary: StaticString
  ) -> [Double]

  /// Yes or no.
  mutating func flag(
    _ key: StaticString, default value: Bool, _ summary: StaticString
  ) -> Bool

  /// One of several choices.
  mutating func choice<Choice: ParameterChoice>(
    _ key: StaticString, default value: Choice, _ summary: StaticString
  ) -> Choice
}

// Inlined, so that a source without identifiers does not keep them in the modules of pages.
extension ParameterSource {
  /// A number that may have a fraction.
  @inline(__always)
  public mutating func number(
    _ key: StaticString, default value: Double, minimum: Double, maximum: Double,
    unit: StaticString = "", growsWith style: TextStyle? = nil, _ summary: StaticString
  ) -> Double {
    number(
      key, default: value, minimum: minimum, maximum: maximum, unit: unit, isWhole: false,
      growsWith: style, summary)
  }

  /// A count.
  @inline(__always)
  public mutating func count(
    _ key: StaticString, default value: Int, minimum: Int, maximum: Int, _ summary: StaticString
  ) -> Int {
    Int(
      number(
        key, default: Double(value), minimum: Double(minimum), maximum: Double(maximum), unit: "",
        isWhole: true, growsWith: nil, summary))
  }

  /// A list of numbers that may have fractions.
  @inline(__always)
  public mutating func numbers(
    _ key: StaticString, default value: @autoclosure () -> [Double], minimum: Double,
    maximum: Double, unit: StaticString = "", growsWith style: TextStyle? = nil,
    _ summary: StaticString
  ) -> [Double] {
    numbers(
      key, default: value(), minimum: minimum, maximum: maximum, unit: unit, isWhole: false,
      growsWith: style, summary)
  }

  /// A list of counts.
  @inline(__always)
  public mutating func counts(
    _ key: StaticString, default value: @autoclosure () -> [Int], minimum: Int, maximum: Int,
    _ summary: StaticString
  ) -> [Int] {
    numbers(
      key, default: value().map { Double($0) }, minimum: Double(minimum),
      maximum: Double(maximum), unit: "", isWhole: true, growsWith: nil, summary
    ).map { Int($0) }
  }
}
