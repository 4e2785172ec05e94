// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The tracks of a page, each distinct one stored once.
///
/// Tracks that differ by a constant or by their sign are the same: the offset of a list, the translation
/// of its cells and the place of its first row share one, on all devices where they move alike.
struct TrackPool {
  /// How a page refers to a series of numbers.
  enum Reference: Equatable {
    /// No frame has a value.
    case missing
    /// All frames have this one, in grid units.
    case constant(Int)
    /// A track, added to a base or taken from it.
    case track(Int, isMirrored: Bool, base: Int)
  }

  /// Grid units in a point, in a whole opacity and in a visibility of 1.
  static let grid = 100.0

  /// Packed texts and their lengths in frames, in the order of the first references.
  private(set) var tracks: [(text: String, frameCount: Int)] = []
  private var indices: [String: Int] = [:]

  /// The reference to a series of numbers; NaN stands for a frame without a value.
  ///
  /// Numbers are rounded to 0.01, halves away from zero, and held within ±10¹² units.
  mutating func reference(to samples: some Sequence<Double>) -> Reference {
    let limit = 1e12
    let units: [Int?] = samples.map { sample in
      guard !sample.isNaN else { return nil }
      let scaled = min(max(sample * Self.grid, -limit), limit)
      return Int(scaled.rounded(.toNearestOrAwayFromZero))
    }
    guard let base = units.lazy.compactMap(\.self).first else { return .missing }
    guard let change = units.first(where: { $0 != base }) else { return .constant(base) }
    // A track that begins with a hole, or has one first, is stored as it is.
    let isMirrored = change.map { $0 < base } ?? false
    var bytes: [UInt8] = []
    TrackPacker.append(
      units.map { $0.map { isMirrored ? base - $0 : $0 - base } }, to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let key = "\(units.count) \(text)"
    if let index = indices[key] { return .track(index, isMirrored: isMirrored, base: base) }
    indices[key] = tracks.count
    tracks.append((text, units.count))
    return .track(tracks.count - 1, isMirrored: isMirrored, base: base)
  }
}
