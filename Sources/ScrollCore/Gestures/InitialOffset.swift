// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The position of the main scroll view before the script starts.
public enum InitialOffset: Equatable, Sendable, BitwiseCopyable {
  /// At rest at the start of the content.
  case rest
  /// A distance after the start's rest, in points; at most at the end's.
  case fromStart(Double)
  /// A distance before the end's rest, in points; at most at the start's.
  case fromEnd(Double)
}
