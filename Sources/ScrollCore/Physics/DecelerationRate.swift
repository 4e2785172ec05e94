// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How fast a fling loses speed.
public enum DecelerationRate: UInt8, Equatable, Sendable, CaseIterable, BitwiseCopyable {
  /// `UIScrollView.DecelerationRate.normal`: 0.998 of the speed is left after a millisecond.
  case normal
  /// `UIScrollView.DecelerationRate.fast`: 0.99 of the speed is left after a millisecond.
  case fast

  /// The share of the speed that is left after a millisecond (the constants of Apple's documentation).
  public var perMillisecond: Double {
    switch self {
    case .normal: 0.998
    case .fast: 0.99
    }
  }

  /// λ in v(t) = v₀·e^(−λt), per second.
  ///
  /// ```
  /// λ = −1000·ln d:  2.002002670 for normal, 10.050335854 for fast
  /// ```
  public var decayRate: Double {
    switch self {
    case .normal: 2.002002670673077
    case .fast: 10.05033585350144
    }
  }
}
