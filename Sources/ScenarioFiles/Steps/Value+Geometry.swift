// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

extension Value {
  /// A length: a number of points, or a text such as `"50%"`.
  func readLength(_ name: String) -> Length? {
    if let number, -100_000...100_000 ~= number { return .points(number) }
    if let text, let percentage = Self.percentage(text), -1_000...1_000 ~= percentage {
      return .fraction(percentage / 100)
    }
    refuse(name, "a number from -100000 to 100000 pt or a share of the screen such as \"50%\"")
    return nil
  }

  /// A place or distance: a list of two lengths.
  func readPoint(_ name: String) -> ScriptPoint? {
    guard kind == .list, count == 2 else {
      refuse(name, "a list of two lengths [x, y]")
      return nil
    }
    let x = elements[0].readLength("x of \(name)")
    let y = elements[1].readLength("y of \(name)")
    guard let x, let y else { return nil }
    return ScriptPoint(x, y)
  }

  /// A velocity: a list of two numbers in points per second.
  func readVelocity(_ name: String) -> Point? {
    guard kind == .list, count == 2 else {
      refuse(name, "a list of two numbers [x, y]")
      return nil
    }
    let range = -StepReader.speedLimit...StepReader.speedLimit
    let x = elements[0].readNumber("x of \(name)", range, unit: "pt/s")
    let y = elements[1].readNumber("y of \(name)", range, unit: "pt/s")
    guard let x, let y else { return nil }
    return Point(x, y)
  }

  /// An element's identity, such as `header`, `cell[3]` or `cell[1][4]`.
  func readElement(
    _ name: String, _ own: OwnElements?, prefersNames: Bool = false
  ) -> ElementID? {
    guard let text else {
      refuse(name, "the id of an element, such as \"cell[0]\"")
      return nil
    }
    let word = text.prefix { $0 != "[" }
    let others = own?.kinds ?? []
    let words =
      (own?.elements.map(\.name) ?? []) + others.map(\.name)
      + ElementID.kindNames.map { "\($0)" }
    let kinds = ElementID.Kind.allCases
    if let place = own?.elements.firstIndex(where: { $0.name == word }) {
      guard let indices = Self.indices(text[word.endIndex...]), indices.count <= 2 else {
        refuse(
          name,
          "the id of an element with at most two indices, such as \"\(word)[0]\" or \"\(word)[1][4]\""
        )
        return nil
      }
      // Names are compared, not kinds.
      return ElementID(
        .own, number: UInt16(place + 1), section: indices.count == 2 ? indices[0] : -1,
        item: indices.last ?? -1)
    }
    // Names of files may be those of kinds: a kind counts before the name of another element, unless only a file's
    // elements are meant.
    let named = others.first { $0.name == word }?.kind
    guard
      let kind = (prefersNames ? named : nil)
        ?? kinds.first(where: { "\(ElementID($0).kindName)" == word }) ?? named
    else {
      let accepted = words.indices.filter { !words[..<$0].contains(words[$0]) }.map { words[$0] }
      report(
        "unknown element '\(shown(word))'\(suggestion(for: String(word), among: words))"
          + "; accepted: \(accepted.joined(separator: ", ")), with indices in brackets")
      return nil
    }
    guard let indices = Self.indices(text[word.endIndex...]), indices.count <= 2 else {
      refuse(
        name, "the id of an element with at most two indices, such as \"cell[0]\" or \"cell[1][4]\""
      )
      return nil
    }
    return ElementID(
      kind, section: indices.count == 2 ? indices[0] : -1,
      item: indices.last ?? -1)
  }

  /// The numbers of `[1][4]`; nil for another text.
  private static func indices(_ text: Substring) -> [Int32]? {
    var result: [Int32] = []
    var rest = text.utf8
    while !rest.isEmpty {
      guard rest.removeFirst() == UInt8(ascii: "["),
        let end = rest.firstIndex(of: UInt8(ascii: "]"))
      else { return nil }
      let digits = rest[..<end]
      guard digits.allSatisfy(\.isDigit), let index = Int32(String(Substring(digits))) else {
        return nil
      }
      result.append(index)
      rest = rest[rest.index(after: end)...]
    }
    return result
  }

  /// The number in a text such as `12.5%`; nil for another text.
  ///
  /// Minus signs and fractions are accepted, exponents are not.
  private static func percentage(_ text: String) -> Double? {
    var digits = text.utf8[...]
    guard text.utf8.count <= 20, digits.popLast() == UInt8(ascii: "%") else { return nil }
    let number = String(Substring(digits))
    if digits.first == UInt8(ascii: "-") { digits.removeFirst() }
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else {
      return nil
    }
    return Double(number)
  }
}
