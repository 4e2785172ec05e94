// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Searches how far parts of a picture have moved since the picture before: normalised cross-correlation of the
/// profiles' slopes in overlapping windows.
struct ShiftSearch {
  /// A profile for the search: slopes of the means of several lines.
  struct Coarse {
    var slopes: [LineProfile.Line]
    /// Sums of the squares of the slopes before each line.
    var energy: [Float]
    /// Lines in a line of the search.
    var factor: Int
  }

  /// A shift that explains parts of a picture.
  struct Candidate {
    /// Lines to the end of the picture, positive down or right.
    var shift: Int
    /// How much of the picture's texture it explains.
    var weight: Float
    /// The lines of the picture in which it was found.
    var windows: [Range<Int>]
  }

  /// The search has about so many lines, whatever the picture has.
  private static let lines = 640
  /// How many windows a picture has; each is twice as long as they are apart.
  private static let windowCount = 12
  /// The farthest shift as a share of the picture.
  private static let reach = 0.4
  /// The least correlation of a window that counts.
  private static let least: Float = 0.55

  /// Prepares a profile.
  static func coarse(_ profile: LineProfile) -> Coarse {
    let factor = max(1, profile.count / lines)
    let count = profile.count / factor
    var means: [LineProfile.Line] = []
    means.reserveCapacity(count)
    for index in 0..<count {
      var sum = LineProfile.Line.zero
      for line in index * factor..<(index + 1) * factor { sum += profile.lines[line] }
      means.append(sum / Float(factor))
    }
    var slopes = [LineProfile.Line](repeating: .zero, count: count)
    if count > 1 {
      // A finger's dot and the edges of photos are steep: large slopes count less than in proportion.
      for index in 1..<count {
        let slope = means[index] - means[index - 1]
        slopes[index] = slope.clamped(
          lowerBound: .init(repeating: -24), upperBound: .init(repeating: 24))
      }
    }
    // Where no lines were averaged, what moved by half a line looks less like itself than another
    // row does that is a whole number of lines away.
    if factor == 1 { slopes = blurred(slopes) }
    var energy: [Float] = [0]
    energy.reserveCapacity(count + 1)
    var sum: Float = 0
    for slope in slopes {
      sum += (slope * slope).sum()
      energy.append(sum)
    }
    return Coarse(slopes: slopes, energy: energy, factor: factor)
  }

  /// Slopes of lines that each have a part of both neighbours.
  private static func blurred(_ slopes: [LineProfile.Line]) -> [LineProfile.Line] {
    slopes.indices.map { index in
      let (before, after) = (slopes[max(0, index - 1)], slopes[min(slopes.count - 1, index + 1)])
      return (before + 2 * slopes[index] + after) / 4
    }
  }

  /// The shifts that explain parts of a picture, the one that explains most first.
  static func candidates(_ current: Coarse, after previous: Coarse, limit: Int) -> [Candidate] {
    let count = current.slopes.count
    let height = max(8, 2 * count / (windowCount + 1))
    let reach = Int(Double(count) * Self.reach)
    var found: [Int: (weight: Float, windows: [Range<Int>])] = [:]
    for window in 0..<windowCount {
      let start = window * (count - height) / max(1, windowCount - 1)
      let rows = start..<start + height
      let own = current.energy[rows.upperBound] - current.energy[rows.lowerBound]
      // Less than this is noise.
      guard own > 0.25 * Float(height) else { continue }
      let scores = scores(current, previous, rows, reach: reach, own: own)
      var peaks: [(score: Float, shift: Int)] = []
      for index in 1..<scores.count - 1
      where scores[index] >= least && scores[index] >= scores[index - 1]
        && scores[index] > scores[index + 1]
      {
        peaks.append((scores[index], index - reach))
      }
      guard !peaks.isEmpty else { continue }
      peaks.sort { ($0.score, -abs($0.shift)) > ($1.score, -abs($1.shift)) }
      let full = rows.lowerBound * current.factor..<rows.upperBound * current.factor
      // Of rows that look alike, any could be the same one: the nearest counts in any case.
      let likely = peaks.filter { $0.score > peaks[0].score - 0.15 }
      var counted = Array(likely.prefix(3))
      if let nearest = likely.dropFirst(3).min(by: { abs($0.shift) < abs($1.shift) }) {
        counted.append(nearest)
      }
      for peak in counted {
        var known = found[peak.shift] ?? (0, [])
        known.weight += own * peak.score * peak.score
        known.windows.append(full)
        found[peak.shift] = known
      }
    }
    var sorted = found.map { (shift: $0.key, weight: $0.value.weight, windows: $0.value.windows) }
    sorted.sort { ($0.weight, $0.shift) > ($1.weight, $1.shift) }
    var candidates: [Candidate] = []
    for item in sorted {
      let shift = item.shift * current.factor
      if let near = candidates.firstIndex(where: { abs($0.shift - shift) <= current.factor }) {
        candidates[near].windows += item.windows
        continue
      }
      guard candidates.count < limit else { continue }
      candidates.append(Candidate(shift: shift, weight: item.weight, windows: item.windows))
    }
    return candidates
  }

  /// The correlation of a window with the picture before, for all shifts from −reach to reach.
  private static func scores(
    _ current: Coarse, _ previous: Coarse, _ rows: Range<Int>, reach: Int, own: Float
  ) -> [Float] {
    let count = previous.slopes.count
    return current.slopes.withUnsafeBufferPointer { a in
      previous.slopes.withUnsafeBufferPointer { b in
        (-reach...reach).map { shift in
          let first = max(rows.lowerBound, shift)
          let end = min(rows.upperBound, count + shift)
          guard 2 * (end - first) >= rows.count else { return 0 }
          var sum = LineProfile.Line.zero
          for line in first..<end { sum += a[line] * b[line - shift] }
          let mine =
            end - first == rows.count ? own : current.energy[end] - current.energy[first]
          let other = previous.energy[end - shift] - previous.energy[first - shift]
          let product = mine * other
          return product > 1e-3 ? sum.sum() / product.squareRoot() : 0
        }
      }
    }
  }
}
