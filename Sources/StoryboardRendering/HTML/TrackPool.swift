// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The tracks of a page, each distinct one stored once.
///
/// Tracks that differ by a constant or by their sign are the same: the offset of a list, the translation
/// of its cells and the position of its first row share one, on all devices with the same motion.
struct TrackPool {
  /// How a page refers to a series of numbers.
  enum Reference: Equatable {
    /// No frame has a value.
    case missing
    /// All frames have this value, in grid units.
    case constant(Int)
    /// A track, added to a base or subtracted from it.
    case track(Int, isMirrored: Bool, base: Int)
  }

  /// Packed texts and their lengths in frames, in the order of the first references.
  private(set) var tracks: [(text: String, frameCount: Int)] = []
  private var indices: [String: Int] = [:]

  /// The reference to a packed series.
  mutating func reference(to series: PackedSeries) -> Reference {
    switch series {
    case .missing: return .missing
    case .constant(let units): return .constant(units)
    case .track(let text, let frameCount, let isMirrored, let base):
      let key = "\(frameCount) \(text)"
      if let index = indices[key] { return .track(index, isMirrored: isMirrored, base: base) }
      indices[key] = tracks.count
      tracks.append((text, frameCount))
      return .track(tracks.count - 1, isMirrored: isMirrored, base: base)
    }
  }
}

extension PageJSON {
  /// Writes how a page refers to a series of numbers.
  mutating func reference(_ reference: TrackPool.Reference) {
    switch reference {
    case .missing: null()
    case .constant(let units): number(units)
    case .track(let index, let isMirrored, let base):
      array { json in
        json.number(isMirrored ? ~index : index)
        json.number(base)
      }
    }
  }
}
