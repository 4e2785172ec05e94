// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

/// Reads the values of a pattern's parameters by their descriptors.
struct ParameterReader {
  /// The pattern whose parameters are read.
  let pattern: Vocabulary.Pattern

  /// One value for each descriptor, the default where the file has none.
  func read(_ value: Value?) -> [ParameterValue]? {
    let keys = pattern.parameters.map { "\($0.key)" }
    guard let value else { return pattern.parameters.map(\.defaultValue) }
    guard let object = KeyedObject(value, "the parameters of \(pattern.id)", keys: keys) else {
      return nil
    }
    return zip(keys, pattern.parameters).map { key, descriptor in
      object[key].flatMap { read($0, "'\(key)'", descriptor) } ?? descriptor.defaultValue
    }
  }

  private func read(_ value: Value, _ name: String, _ descriptor: ParameterDescriptor)
    -> ParameterValue?
  {
    let unit = "\(descriptor.unit)"
    switch descriptor.kind {
    case .number(_, let minimum, let maximum):
      return value.readNumber(
        name, minimum...maximum, unit: unit, isWhole: descriptor.isWhole
      ).map { .number($0) }
    case .flag:
      return value.readFlag(name).map { .flag($0) }
    case .choice(_, let options):
      return value.readWord(name, of: options.map { "\($0)" }).map { .choice($0) }
    case .numbers(_, let minimum, let maximum):
      guard value.kind == .list else {
        value.refuse(name, "a list of numbers")
        return nil
      }
      let count = value.count
      guard count <= FileLimits.listLength else {
        value.report(
          "\(name) holds \(count) numbers; at most \(FileLimits.listLength) are accepted")
        return nil
      }
      let numbers = value.elements.compactMap {
        $0.readNumber(
          "a number of \(name)", minimum...maximum, unit: unit, isWhole: descriptor.isWhole)
      }
      // What counts rows counts them all together, however many sections they are in.
      let sum = numbers.reduce(0, +)
      guard !descriptor.isWhole || sum <= maximum else {
        value.report(
          "\(name) counts \(shown(sum)) in all; at most \(shown(maximum)) are accepted")
        return nil
      }
      return .numbers(numbers)
    }
  }
}
