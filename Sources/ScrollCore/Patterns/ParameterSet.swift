// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Some of a pattern's parameters, by their places in its list: up to 32.
public struct ParameterSet: Equatable, Sendable, BitwiseCopyable {
  /// A bit for each parameter, the first one lowest.
  public private(set) var bits: UInt32

  /// Makes a set from its bits.
  public init(bits: UInt32 = 0) { self.bits = bits }

  /// Whether there is none.
  public var isEmpty: Bool { bits == 0 }

  /// Whether it has the parameter of a place.
  public func contains(_ index: Int) -> Bool { index < 32 && bits & 1 << UInt32(index) != 0 }

  /// Adds the parameter of a place, from 0 to 31.
  public mutating func insert(_ index: Int) { bits |= 1 << UInt32(index) }
}
