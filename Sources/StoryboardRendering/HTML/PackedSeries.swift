// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A series of numbers, one for each frame, as a page stores it.
///
/// Numbers are rounded to 0.01, halves away from zero, and clamped to ±10¹² units.
enum PackedSeries: Equatable, Sendable {
  /// No frame has a value.
  case missing
  /// All frames have this value, in grid units.
  case constant(Int)
  /// A text and its number of frames; its numbers are added to a base or subtracted from it.
  case track(String, frameCount: Int, isMirrored: Bool, base: Int)

  /// Grid units in a point, in a whole opacity and in a visibility of 1.
  static let grid = 100.0

  /// Packs numbers; NaN stands for a frame without a value.
  ///
  /// - Complexity: Linear in the number of frames.
  init(_ samples: some Sequence<Double>) {
    let limit = 1e12
    let units: [Int?] = samples.map { sample in
      guard !sample.isNaN else { return nil }
      let scaled = min(max(sample * Self.grid, -limit), limit)
      return Int(scaled.rounded(.toNearestOrAwayFromZero))
    }
    guard let base = units.lazy.compactMap(\.self).first else {
      self = .missing
      return
    }
    guard let change = units.first(where: { $0 != base }) else {
      self = .constant(base)
      return
    }
    // A track that begins with a frame without a value is not normalized.
    let isMirrored = change.map { $0 < base } ?? false
    var bytes: [UInt8] = []
    TrackPacker.append(
      units.map { $0.map { isMirrored ? base - $0 : $0 - base } }, to: &bytes)
    self = .track(
      String(decoding: bytes, as: UTF8.self), frameCount: units.count, isMirrored: isMirrored,
      base: base)
  }
}
