// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A set of colours of the palette.
struct PaletteColorSet: Sendable {
  private var bits: UInt64

  /// Makes an empty set.
  init() { bits = 0 }

  private init(bits: UInt64) { self.bits = bits }

  /// All colours.
  static let all = Self(bits: .max)

  /// Whether it has no colours.
  var isEmpty: Bool { bits == 0 }

  /// Adds a colour.
  mutating func insert(_ color: PaletteColor) { bits |= 1 << UInt64(color.rawValue) }

  /// Whether a colour has been added.
  func contains(_ color: PaletteColor) -> Bool { bits & 1 << UInt64(color.rawValue) != 0 }
}
