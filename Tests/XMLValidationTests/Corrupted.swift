// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing
import XMLValidation

/// A valid file with one error in it, and the expected findings.
struct Corrupted: Sendable, CustomTestStringConvertible {
  enum Kind: Sendable {
    case svg, smil, nested, page
  }

  var kind: Kind
  var original: String
  var replacement: String
  /// The findings after the name of the file.
  var expected: [String]

  init(_ kind: Kind, _ original: String, _ replacement: String, _ expected: [String]) {
    self.kind = kind
    self.original = original
    self.replacement = replacement
    self.expected = expected
  }

  var testDescription: String { "\(original) → \(replacement)" }

  /// The file with the first occurrence replaced; empty if there is none, which no test expects.
  var text: String {
    let good =
      switch kind {
      case .svg: Fixture.svg
      case .smil: Fixture.smil
      case .nested: Fixture.nested
      case .page: Fixture.page
      }
    guard let place = good.firstRange(of: original) else { return "" }
    return good.replacingCharacters(in: place, with: replacement)
  }

  func findings() -> [String] {
    let bytes = Array(text.utf8)
    let found =
      kind == .page
      ? StoryboardValidator().validate(page: bytes, name: "a")
      : StoryboardValidator().validate(svg: bytes, name: "a")
    return found.map { String($0.description.dropFirst(2)) }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
