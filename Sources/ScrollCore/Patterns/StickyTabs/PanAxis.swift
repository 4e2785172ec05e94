// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a finger has been found to do, once for its whole way.
enum PanAxis: UInt8, Sendable, BitwiseCopyable {
  /// It has not moved far enough to tell.
  case undecided
  /// It scrolls.
  case vertical
  /// It turns pages.
  case horizontal
}
