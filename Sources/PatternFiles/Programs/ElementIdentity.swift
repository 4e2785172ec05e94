// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Which sections and items of its kind an element may be to records.
struct ElementIdentity {
  /// A number that tells elements of a kind apart.
  enum Place: Equatable {
    /// None.
    case none
    /// A known one.
    case one(Int)
    /// One that is known in a frame only.
    case any

    init(_ number: Int?) { self = number.map { .one($0) } ?? .none }

    func mayBe(_ other: Place) -> Bool {
      switch (self, other) {
      case (.any, .none), (.none, .any): false
      case (.any, _), (_, .any): true
      default: self == other
      }
    }
  }

  var section, item: Place
  /// Where the file declares it, in bytes: its copies are told apart by their own numbers.
  var offset: Int

  /// Whether another element may be the same to records.
  func mayBe(_ other: ElementIdentity) -> Bool {
    offset != other.offset && section.mayBe(other.section) && item.mayBe(other.item)
  }
}
