// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The axis of a finger, determined once for its whole path.
enum PanAxis: UInt8, Sendable, BitwiseCopyable {
  /// It has not moved far enough yet.
  case undecided
  /// It scrolls.
  case vertical
  /// It moves pages.
  case horizontal
}
