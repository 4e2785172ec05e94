// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a pause of unknown length waits for.
public enum WaitCondition: UInt8, Equatable, Sendable {
  /// Nothing moves any more.
  case settled
  /// The content decelerates after a touch up.
  case decelerating
  /// The content springs back from beyond an end.
  case bouncing
}
