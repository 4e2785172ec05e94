// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Span<Double> {
  /// Four numbers from an index on.
  ///
  /// - Precondition: There are four.
  @inline(__always)
  func quad(at index: Int) -> SIMD4<Double> {
    precondition(index >= 0 && index <= count &- 4, "four numbers follow the index")
    return SIMD4(
      self[unchecked: index], self[unchecked: index &+ 1], self[unchecked: index &+ 2],
      self[unchecked: index &+ 3])
  }
}

// The standard library's functions for SIMD vectors work lane by lane, through calls.
extension SIMD4<Double> {
  /// Whether no magnitude exceeds a limit, which is positive.
  @inline(__always)
  func isWithin(_ limit: Double) -> Bool {
    // The sign bits of all differences at once.
    let rest = unsafeBitCast(limit * limit - self * self, to: SIMD4<Int64>.self)
    return (rest[0] | rest[1] | rest[2] | rest[3]) >= 0
  }

  /// Raises each number to the number of another vector, where that is greater.
  @inline(__always)
  mutating func raise(to other: Self) {
    self = Self(
      x < other.x ? other.x : x, y < other.y ? other.y : y, z < other.z ? other.z : z,
      w < other.w ? other.w : w)
  }

  /// The numbers without their signs.
  @inline(__always)
  var magnitudes: Self { Self(x.magnitude, y.magnitude, z.magnitude, w.magnitude) }
}
