// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// A value of a file that is being read, with its place.
///
/// The reading functions report what they do not accept, at the value's place, and return nil.
struct Value {
  /// The document that the value is part of.
  let document: JSON5Document
  /// Its node.
  let index: Int

  /// Where it begins, as a byte offset.
  var offset: Int { Int(document.nodes[index].offset) }

  /// What it is.
  var kind: JSON5Node.Kind { document.kind(of: index) }

  /// Reports a mistake at the value.
  func report(_ message: @autoclosure () -> String) {
    document.file.report(at: offset, message())
  }

  /// Reports that the value of a key is not what the key accepts.
  func refuse(_ name: String, _ accepted: @autoclosure () -> String) {
    report("\(name) must be \(accepted()); found \(found)")
  }

  /// The value as messages show it.
  var found: String {
    switch kind {
    case .object: "an object"
    case .list: "a list"
    case .string: "\"\(shown(document.text(of: index)))\""
    case .number, .boolean, .null: shown(String(decoding: document.token(index), as: UTF8.self))
    }
  }

  /// The text, if the value is one.
  var text: String? { kind == .string ? document.text(of: index) : nil }

  /// The number, if the value is one and finite; never −0.
  var number: Double? {
    guard kind == .number else { return nil }
    let number = document.number(at: index)
    return number.isFinite ? number + 0 : nil
  }

  /// The flag, if the value is true or false.
  var flag: Bool? { kind == .boolean ? document.token(index).first == UInt8(ascii: "t") : nil }

  /// The elements of a list; empty for another value.
  var elements: [Value] {
    guard kind == .list else { return [] }
    var result: [Value] = []
    var next = index + 1
    while next < document.nodes[index].extent {
      result.append(Value(document: document, index: next))
      next = document.next(after: next)
    }
    return result
  }

  /// How many elements a list has.
  var count: Int {
    guard kind == .list else { return 0 }
    var count = 0
    var next = index + 1
    while next < document.nodes[index].extent {
      count += 1
      next = document.next(after: next)
    }
    return count
  }

  /// The elements of a list, or the value itself as the only one.
  var oneOrMore: [Value] { kind == .list ? elements : [self] }

  /// A text of 1 to `limit` scalars on one line, of which one at least is no space.
  func readText(_ name: String, atMost limit: Int = 500) -> String? {
    if let text, text.contains(where: { !$0.isWhitespace }), text.unicodeScalars.count <= limit,
      !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    {
      return text
    }
    refuse(name, "a text of 1 to \(limit) characters on one line")
    return nil
  }

  /// A finite number within limits, both included; of a count a whole one.
  func readNumber(
    _ name: String, _ range: ClosedRange<Double>, unit: String = "", isWhole: Bool = false
  ) -> Double? {
    if let number, range ~= number, !isWhole || number == number.rounded() { return number }
    let unit = unit.isEmpty ? "" : " " + unit
    refuse(
      name,
      "a \(isWhole ? "whole " : "")number from \(shown(range.lowerBound)) to \(shown(range.upperBound))\(unit)"
    )
    return nil
  }

  /// A time in a file's milliseconds, in seconds.
  func readMilliseconds(_ name: String) -> Double? {
    let limit = FileLimits.seconds * 1000
    return readNumber(name, 0...limit, unit: "ms").map { $0 / 1000 }
  }

  /// A whole number within limits, both included.
  func readInteger(_ name: String, _ range: ClosedRange<Int>) -> Int? {
    if let number, let integer = Int(exactly: number), range ~= integer { return integer }
    refuse(name, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    return nil
  }

  /// The index of one of several words.
  func readWord(_ name: String, of words: [String]) -> Int? {
    let text = text
    if let text, let index = words.firstIndex(of: text) { return index }
    report(
      "\(name) must be \(oneOf(words)); found \(found)\(text.map { suggestion(for: $0, among: words) } ?? "")"
    )
    return nil
  }

  /// True or false.
  func readFlag(_ name: String) -> Bool? {
    if let flag { return flag }
    refuse(name, "true or false")
    return nil
  }
}

/// The words as a message lists them.
func oneOf(_ words: [String]) -> String {
  let quoted = words.map { "\"\($0)\"" }
  return quoted.count == 1 ? quoted[0] : "one of " + quoted.joined(separator: ", ")
}
