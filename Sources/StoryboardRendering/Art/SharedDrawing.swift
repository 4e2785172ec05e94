// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A drawing that a document defines once and refers to any number of times.
enum SharedDrawing: BitwiseCopyable {
  /// The motif of a photograph, as an index of `PhotoArt.motifs`.
  case photo(Int)
  /// The head of a person, as an index of `PortraitArt.portraits`.
  case portrait(Int)
  /// A symbol, by its raw value.
  case symbol(Int)

  /// The letter that its id begins with.
  var letter: StaticString {
    switch self {
    case .photo: "p"
    case .portrait: "a"
    case .symbol: "i"
    }
  }

  /// The number that its id ends with.
  var number: Int {
    switch self {
    case .photo(let number), .portrait(let number), .symbol(let number): number
    }
  }
}
