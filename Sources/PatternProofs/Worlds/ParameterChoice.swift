// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
package import ScrollCore

/// Values of parameters that only have a few: truths, words, and whole numbers within narrow limits.
package struct ParameterChoice: Sendable {
  /// The parameter, by its index.
  var index: Int
  /// Its value.
  var value: ParameterValue
  /// Its key.
  package var key: String
  /// Its value as people read it.
  package var text: String

  /// How many values a parameter may have to be tried one after the other.
  private static let valueLimit = 64
  /// How many combinations are tried.
  package static let limit = 256

  /// All values of a parameter; none if it has too many to be tried one after the other.
  static func all(of descriptor: ParameterDescriptor, at index: Int) -> [ParameterChoice] {
    func choice(_ value: ParameterValue, _ text: String) -> ParameterChoice {
      ParameterChoice(index: index, value: value, key: descriptor.key, text: text)
    }
    switch descriptor.kind {
    case .flag: return [false, true].map { choice(.flag($0), "\($0)") }
    case .choice(_, let options):
      return options.enumerated().map { choice(.choice($0), $1) }
    case .number(_, let minimum, let maximum):
      let (low, high) = (minimum.rounded(.up), maximum.rounded(.down))
      guard descriptor.isWhole, high >= low, high - low < Double(valueLimit) else { return [] }
      return (Int(low)...Int(high)).map { choice(.number(Double($0)), "\($0)") }
    case .numbers: return []
    }
  }

  /// All combinations of the values of some parameters; nil if they are too many.
  ///
  /// - Parameter free: The parameters, by their indices; those with too many values are left out.
  package static func combinations(
    of free: [Int], in descriptors: [ParameterDescriptor]
  ) -> [[ParameterChoice]]? {
    var result: [[ParameterChoice]] = [[]]
    for index in free {
      let choices = all(of: descriptors[index], at: index)
      guard !choices.isEmpty else { continue }
      guard result.count * choices.count <= limit else { return nil }
      result = result.flatMap { combination in choices.map { combination + [$0] } }
    }
    return result
  }
}
