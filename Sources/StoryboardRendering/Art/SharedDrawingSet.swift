// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A set of shared drawings, of which there are at most 64 of each kind.
struct SharedDrawingSet: Sendable {
  private var photos: UInt64 = 0
  private var portraits: UInt64 = 0

  /// All shared drawings.
  static let all = Self(photos: .max, portraits: .max)
  /// The empty set.
  static let none = Self(photos: 0, portraits: 0)

  /// Whether it has no drawings.
  var isEmpty: Bool { photos | portraits == 0 }

  /// Adds a drawing.
  mutating func insert(_ drawing: SharedDrawing) {
    switch drawing {
    case .photo(let number): photos |= 1 << UInt64(number)
    case .portrait(let number): portraits |= 1 << UInt64(number)
    }
  }

  /// Whether a drawing has been added.
  func contains(_ drawing: SharedDrawing) -> Bool {
    switch drawing {
    case .photo(let number): photos & 1 << UInt64(number) != 0
    case .portrait(let number): portraits & 1 << UInt64(number) != 0
    }
  }
}
