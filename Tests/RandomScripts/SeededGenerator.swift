// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A random number generator that gives the same numbers for the same seed on every machine.
///
/// SplitMix64 (Steele, Lea and Flood 2014): enough for choosing test cases, and three lines long.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Makes a generator; print the seed with a failure so that it can be run again.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
