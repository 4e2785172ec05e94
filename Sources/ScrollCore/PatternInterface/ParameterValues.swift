// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A source that answers with the values of a run, which are in the order of the table.
///
/// A missing value, or one of another kind, is a fatal error: the caller has made a request that
/// does not fit its pattern.
struct ParameterValues: ParameterSource {
  private let values: [ParameterValue]
  private var place = 0

  /// Makes a source of values, each already checked against its descriptor.
  init(_ values: [ParameterValue]) {
    self.values = values
  }

  private mutating func next() -> ParameterValue {
    defer { place += 1 }
    return values[place]
  }

  // What a value is called and may be is known to who has checked it: it falls away where calls are inlined.

  @inline(__always)
  mutating func number(
    _ key: StaticString, default value: Double, minimum: Double, maximum: Double,
    unit: StaticString, isWhole: Bool, growsWith style: TextStyle?, _ summary: StaticString
  ) -> Double {
    nextNumber()
  }

  @inline(never)
  private mutating func nextNumber() -> Double {
    guard case .number(let value) = next() else { preconditionFailure("a number is wanted") }
    return value
  }

  @inline(__always)
  mutating func numbers(
    _ key: StaticString, default value: @autoclosure () -> [Double], minimum: Double,
    maximum: Double, unit: StaticString, isWhole: Bool, growsWith style: TextStyle?,
    _ summary: StaticString
  ) -> [Double] {
    nextNumbers()
  }

  @inline(never)
  private mutating func nextNumbers() -> [Double] {
    guard case .numbers(let value) = next() else { preconditionFailure("a list is wanted") }
    return value
  }

  @inline(__always)
  mutating func flag(
    _ key: StaticString, default value: Bool, _ summary: StaticString
  ) -> Bool {
    nextFlag()
  }

  @inline(never)
  private mutating func nextFlag() -> Bool {
    guard case .flag(let value) = next() else { preconditionFailure("a flag is wanted") }
    return value
  }

  @inline(__always)
  mutating func choice<Choice: ParameterChoice>(
    _ key: StaticString, default value: Choice, _ summary: StaticString
  ) -> Choice {
    guard let choice = Choice(rawValue: nextChoice()) else {
      preconditionFailure("there is no such choice")
    }
    return choice
  }

  @inline(never)
  private mutating func nextChoice() -> Int {
    guard case .choice(let value) = next() else { preconditionFailure("a choice is wanted") }
    return value
  }
}
