// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A JSON document, for what this room reads and writes.
indirect enum JSONValue: Equatable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  /// Members in order.
  case object([Member])
  /// A list that is written with each value on a line of its own; read, it is a `list`.
  case lines([JSONValue])

  /// A named value.
  struct Member: Equatable {
    var name: String
    var value: JSONValue

    init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// A whole number.
  static func integer(_ number: Int) -> JSONValue { .number(Double(number)) }

  /// An object of members in order; those without a value are left out.
  static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// The member of an object; nil where there is none.
  subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The text of a string.
  var text: String? { if case .string(let text) = self { text } else { nil } }
  /// The value of a number.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The value of a number that is whole.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
  /// The value of a yes or no.
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The values of a list.
  var list: [JSONValue]? {
    switch self {
    case .list(let values), .lines(let values): values
    default: nil
    }
  }
}
