// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// Collects the mistakes of a pattern file, up to a limit.
final class PatternFileLog {
  private var errors: [PatternFileError] = []

  /// The longest message, in scalars: lists of a file's own names have no limit.
  private static let messageLimit = 900
  /// So many keys are listed where a value should be an object that has them.
  private static let fewKeys = 8

  /// Adds a mistake.
  ///
  /// Messages name what the file names; here all of them become one line that can be seen.
  func report(at offset: Int, _ message: String) {
    guard errors.count < InvalidPatternFile.errorLimit else { return }
    let error = PatternFileError(
      offset: offset, message: shown(message, atMost: Self.messageLimit))
    // A value is compiled for each formula that uses it: its mistake counts once.
    if !errors.contains(error) { errors.append(error) }
  }

  /// Reports a value that is not what a key takes.
  func refuse(_ value: FileTree, _ name: String, _ accepted: String) {
    report(at: value.offset, "\(name) must be \(accepted); found \(value.found)")
  }

  /// Reports the keys of an object that it cannot have; false if the value is no object.
  ///
  /// - Parameter hint: What to write instead of a key, as a part of the message; nil for a key that nothing is known of.
  @discardableResult
  func checkKeys(
    _ value: FileTree, _ name: String, _ accepted: [String],
    hint: (String) -> String? = { _ in nil }
  ) -> Bool {
    guard let members = value.members else {
      let keys = accepted.map { "'\($0)'" }.joined(separator: ", ")
      refuse(value, name, accepted.count <= Self.fewKeys ? "an object with \(keys)" : "an object")
      return false
    }
    for member in members where !accepted.contains(member.key) {
      report(
        at: member.offset,
        UnknownWord.message(
          "key", found: shown(member.key), words: accepted, hint: hint(member.key)))
    }
    return true
  }

  /// Whether there are any mistakes.
  var hasMistakes: Bool { !errors.isEmpty }

  /// Throws the mistakes, if there are any.
  func throwErrors() throws(InvalidPatternFile) {
    guard !errors.isEmpty else { return }
    throw InvalidPatternFile(
      errors: errors.enumerated().sorted {
        ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
      }.map(\.element))
  }
}

extension FileTree {
  /// A value where a word is expected, for messages that put it in quotes.
  var word: String { text.map { shown($0) } ?? found }

  /// What a value is, as messages say it.
  var found: String {
    switch content {
    case .object: "an object"
    case .list: "a list"
    case .text(let text): "'\(shown(text))'"
    case .number(let number): shown(number)
    case .flag(let flag): "\(flag)"
    case .null: "null"
    }
  }
}
