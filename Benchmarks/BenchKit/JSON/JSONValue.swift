// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A JSON value; members of objects keep their order.
public enum JSONValue: Equatable, Sendable {
  /// A member of an object.
  public struct Member: Equatable, Sendable {
    /// The name.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  /// Nothing.
  case null
  /// Yes or no.
  case flag(Bool)
  /// A number; one that is not finite is written as null.
  case number(Double)
  /// Text.
  case text(String)
  /// Several values.
  case list([JSONValue])
  /// Named values, in their order.
  case object([Member])

  /// Makes an object of its members; those that are nil are left out.
  public static func members(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// A whole number.
  public static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

  /// The value of a member; nil where this is no object or has none of that name.
  public subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The number; nil for a value of another kind.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The number as a whole one; nil where it is none.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The text; nil for a value of another kind.
  public var text: String? {
    if case .text(let value) = self { value } else { nil }
  }

  /// The values of a list; nil for a value of another kind.
  public var list: [JSONValue]? {
    if case .list(let value) = self { value } else { nil }
  }

  /// The members of an object; nil for a value of another kind.
  public var members: [Member]? {
    if case .object(let value) = self { value } else { nil }
  }
}
