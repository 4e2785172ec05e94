// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A number that was recorded in every frame, in whole units of its last decimal.
package struct RecordedTrack: Equatable, Sendable {
  /// A number that does not exist in a frame.
  package static let missing = Int.min
  /// Numbers are clamped to this many units, so that differences of their differences are exact.
  static let limit = 1 << 58

  /// The number of all frames, where it never changes.
  package private(set) var constant: Int
  /// The number of each frame; empty where it never changes.
  package private(set) var samples: [Int]

  /// Makes a track that never changes, in units.
  package init(constant: Int) {
    self.constant = constant
    samples = []
  }

  /// Makes a track from the numbers of all frames, in units.
  package init(_ samples: [Int]) {
    constant = samples.first ?? Self.missing
    self.samples = samples.allSatisfy { [constant] in $0 == constant } ? [] : samples
  }

  /// The number in a frame, in units; `missing` where it does not exist.
  package subscript(frame: Int) -> Int {
    @inline(__always) get { samples.isEmpty ? constant : samples[frame] }
  }

  /// Whether the number is the same in all frames.
  package var isConstant: Bool { samples.isEmpty }

  /// A number in units of its last decimal: halves are rounded away from zero, what is not finite is
  /// missing.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - scale: Units in 1, such as 100 for two decimals.
  package static func units(_ value: Double, scale: Double) -> Int {
    let product = (value * scale).rounded(.toNearestOrAwayFromZero)
    guard product.isFinite else { return value.isNaN ? missing : value < 0 ? -limit : limit }
    return Int(min(max(product, -Double(limit)), Double(limit)))
  }

  /// Replaces the number of a frame.
  mutating func replace(inFrame frame: Int, of count: Int, by units: Int) {
    var all = samples.isEmpty ? Array(repeating: constant, count: count) : samples
    all[frame] = units
    self = RecordedTrack(all)
  }
}
