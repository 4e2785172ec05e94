// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A set of shared drawings, of which there are at most 64 of each kind.
struct SharedDrawingSet: Sendable {
  private var photos: UInt64 = 0
  private var portraits: UInt64 = 0

  /// All that there are.
  static let all = Self(photos: .max, portraits: .max)
  /// None.
  static let none = Self(photos: 0, portraits: 0)

  /// Whether nothing has been inserted.
  var isEmpty: Bool { photos | portraits == 0 }

  mutating func insert(_ drawing: SharedDrawing) {
    switch drawing {
    case .photo(let number): photos |= 1 << UInt64(number)
    case .portrait(let number): portraits |= 1 << UInt64(number)
    }
  }

  func contains(_ drawing: SharedDrawing) -> Bool {
    switch drawing {
    case .photo(let number): photos & 1 << UInt64(number) != 0
    case .portrait(let number): portraits & 1 << UInt64(number) != 0
    }
  }
}
