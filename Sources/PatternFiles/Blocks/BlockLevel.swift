// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How often what a register holds is computed.
enum BlockLevel: Int, Comparable {
  /// Once for a screen and the parameters.
  case screen
  /// Once for a frame, or for a view that is arranged.
  case frame
  /// Once for each item or section.
  case item

  static func < (a: BlockLevel, b: BlockLevel) -> Bool { a.rawValue < b.rawValue }
}
