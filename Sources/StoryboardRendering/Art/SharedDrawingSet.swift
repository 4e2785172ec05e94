// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A set of shared drawings, of which there are at most 64 of each kind.
struct SharedDrawingSet: Sendable {
  private var photos: UInt64 = 0
  private var portraits: UInt64 = 0
  private var symbols: UInt64 = 0

  /// All photographs and portraits.
  static let allPictures = Self(photos: .max, portraits: .max)
  /// The empty set.
  static let none = Self(photos: 0, portraits: 0)

  /// Whether it has no drawings.
  var isEmpty: Bool { photos | portraits | symbols == 0 }

  /// Adds a drawing.
  mutating func insert(_ drawing: SharedDrawing) {
    switch drawing {
    case .photo(let number): photos |= 1 << UInt64(number)
    case .portrait(let number): portraits |= 1 << UInt64(number)
    case .symbol(let number): symbols |= 1 << UInt64(number)
    }
  }

  /// Adds the drawings of another set.
  mutating func formUnion(_ other: Self) {
    photos |= other.photos
    portraits |= other.portraits
    symbols |= other.symbols
  }

  /// Whether a drawing has been added.
  func contains(_ drawing: SharedDrawing) -> Bool {
    switch drawing {
    case .photo(let number): photos & 1 << UInt64(number) != 0
    case .portrait(let number): portraits & 1 << UInt64(number) != 0
    case .symbol(let number): symbols & 1 << UInt64(number) != 0
    }
  }
}
