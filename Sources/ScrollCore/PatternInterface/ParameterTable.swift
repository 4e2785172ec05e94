// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A source that records the declarations and returns the default values.
struct ParameterTable: ParameterSource {
  /// The declarations so far.
  private(set) var descriptors: [ParameterDescriptor] = []

  mutating func number(
    _ key: StaticString, default value: Double, minimum: Double, maximum: Double,
    unit: StaticString, isWhole: Bool, growsWith style: TextStyle?, _ summary: StaticString
  ) -> Double {
    descriptors.append(
      ParameterDescriptor(
        key.description, .number(default: value, minimum: minimum, maximum: maximum),
        unit: unit.description, isWhole: isWhole, growsWith: style, summary.description))
    return value
  }

  mutating func numbers(
    _ key: StaticString, default value: @autoclosure () -> [Double], minimum: Double,
    maximum: Double, unit: StaticString, isWhole: Bool, growsWith style: TextStyle?,
    _ summary: StaticString
  ) -> [Double] {
    let value = value()
    descriptors.append(
      ParameterDescriptor(
        key.description, .numbers(default: value, minimum: minimum, maximum: maximum),
        unit: unit.description, isWhole: isWhole, growsWith: style, summary.description))
    return value
  }

  mutating func flag(
    _ key: StaticString, default value: Bool, _ summary: StaticString
  ) -> Bool {
    descriptors.append(
      ParameterDescriptor(key.description, .flag(default: value), summary.description))
    return value
  }

  mutating func choice<Choice: ParameterChoice>(
    _ key: StaticString, default value: Choice, _ summary: StaticString
  ) -> Choice {
    let words = Choice.allCases.enumerated().map { place, choice in
      precondition(choice.rawValue == place, "a word's number is its place in the list")
      return choice.word.description
    }
    descriptors.append(
      ParameterDescriptor(
        key.description, .choice(default: value.rawValue, options: words), summary.description))
    return value
  }
}
