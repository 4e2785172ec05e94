// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A drawing that is defined once in a document, and shown wherever a reference to it stands.
enum SharedDrawing: BitwiseCopyable {
  /// The motif of a photograph, as an index of `PhotoArt.motifs`.
  case photo(Int)
  /// The head of a person, as an index of `PortraitArt.portraits`.
  case portrait(Int)

  /// The letter that its id begins with.
  var letter: StaticString {
    switch self {
    case .photo: "p"
    case .portrait: "a"
    }
  }

  /// The number that its id ends with.
  var number: Int {
    switch self {
    case .photo(let number), .portrait(let number): number
    }
  }
}

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
