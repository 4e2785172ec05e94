// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A JSON document in memory.
package indirect enum JSONValue: Equatable, Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case flag(Bool)
  /// A number; one that is not finite is written as null.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in order.
  case list([JSONValue])
  /// Members in order.
  case object([Member])
  /// A list that a document writes on several lines, one value on each; when read, it is a `list`.
  case lines([JSONValue])

  /// A named value.
  package struct Member: Equatable, Sendable {
    /// The name.
    package var name: String
    /// The value.
    package var value: JSONValue

    /// Makes a member.
    package init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A whole number.
  package static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// An object of members in order; those without a value are left out.
  package static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// An object of members in order; those without a value are left out.
  package static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The last member of a name; nil for a value of another kind, or if there is none.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  /// The text; nil for a value of another kind.
  package var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The number; nil for a value of another kind.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number as an integer; nil if it is not one.
  package var integer: Int? { number.flatMap { Int(exactly: $0) } }
  /// Yes or no; nil for a value of another kind.
  package var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The members of an object; nil for a value of another kind.
  package var members: [Member]? { if case .object(let members) = self { members } else { nil } }
  /// The values of a list; nil for a value of another kind.
  package var list: [JSONValue]? {
    switch self {
    case .list(let values), .lines(let values): values
    default: nil
    }
  }
}
