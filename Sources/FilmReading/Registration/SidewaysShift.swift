// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How far parts of a picture have moved sideways since an earlier one, by the profiles of its columns.
struct SidewaysShift {
  /// Columns, positive to the right.
  var shift: Float
  /// The bands that moved so far.
  var bands: SIMDMask<SIMD8<Int32>>

  /// How many parts of the width have to show the motion: a finger's dot is in one or two.
  private static let leastParts = 4
  /// How much of the difference of a band a shift has to explain.
  private static let leastShare: Float = 0.6
  /// The mean difference of a band that rests, in steps of luma.
  private static let still: Float = 0.25
  /// The difference above which columns count as wholly different, in steps of luma.
  private static let most: Float = 12
  /// The least shift, in columns.
  private static let least: Float = 0.5

  /// Finds the shift that explains most of what differs; nil if none does.
  ///
  /// - Parameters:
  ///   - current: The columns of the later picture.
  ///   - previous: Those of the earlier one.
  ///   - expected: The shift of the picture before, in columns.
  static func find(
    _ current: LineProfile, after previous: LineProfile, expected: Float
  ) -> SidewaysShift? {
    let count = current.count
    let (rest, _) = differences(current, previous, 0, over: 0..<count)
    let isOff = rest .> still
    guard any(isOff) else { return nil }
    let (now, before) = (masked(current, isOff), masked(previous, isOff))
    let coarse = ShiftSearch.coarse(now)
    var guesses = ShiftSearch.candidates(coarse, after: ShiftSearch.coarse(before), limit: 4)
      .map { ($0.shift, coarse.factor + 1) }
    guesses.append((Int(expected.rounded()), 8))
    var best: (shift: SidewaysShift, gain: Float)?
    for (guess, reach) in guesses {
      let near = ShiftFit.nearest(
        now, to: before, windows: [0..<count], guess: guess, reach: reach)
      guard let fit = ShiftFit.fit(now, to: before, lines: 0..<count, guess: Float(near)),
        abs(fit.shift) >= least, abs(fit.shift - Float(near)) < 1.5
      else { continue }
      guard let found = explained(current, previous, fit.shift, among: isOff),
        found.gain > best?.gain ?? 0
      else { continue }
      best = found
    }
    return best?.shift
  }

  /// The bands that a shift explains, and how much of their difference; nil if it is none, or only where a finger may be.
  private static func explained(
    _ current: LineProfile, _ previous: LineProfile, _ shift: Float,
    among isOff: SIMDMask<SIMD8<Int32>>
  ) -> (shift: SidewaysShift, gain: Float)? {
    let whole = Int(shift.rounded())
    let both = max(0, whole)..<min(current.count, current.count + whole)
    guard both.count >= current.count / 4 else { return nil }
    let (rest, restParts) = differences(current, previous, 0, over: both)
    let (moved, movedParts) = differences(current, previous, shift, over: both)
    let bands = isOff .& (moved .< rest * (1 - leastShare))
    guard any(bands) else { return nil }
    let none = LineProfile.Line.zero
    var parts = 0
    for part in restParts.indices {
      let own = restParts[part].replacing(with: none, where: .!bands).sum()
      let left = movedParts[part].replacing(with: none, where: .!bands).sum()
      if own > still * 2, left < own * (1 - leastShare / 2) { parts += 1 }
    }
    guard parts >= min(leastParts, max(2, restParts.count - 1)) else { return nil }
    let gain = (rest - moved).replacing(with: none, where: .!bands).sum()
    return (SidewaysShift(shift: shift, bands: bands), gain)
  }

  /// The mean difference of each band from the earlier picture moved by a shift, in all and in eighths of the width.
  private static func differences(
    _ current: LineProfile, _ previous: LineProfile, _ shift: Float, over columns: Range<Int>
  ) -> (all: LineProfile.Line, parts: [LineProfile.Line]) {
    let count = current.count
    var parts = [LineProfile.Line](repeating: .zero, count: 8)
    var sizes = [Float](repeating: 0, count: 8)
    let limit = LineProfile.Line(repeating: most)
    for column in columns {
      let place = Float(column) - shift
      let difference = current.lines[column] - previous.value(at: place)
      let part = column * 8 / count
      parts[part] += difference.magnitude.atMost(limit)
      sizes[part] += 1
    }
    var all = LineProfile.Line.zero
    for part in parts.indices {
      all += parts[part]
      parts[part] /= max(1, sizes[part])
    }
    return (all / Float(max(1, columns.count)), zip(parts, sizes).filter { $1 > 4 }.map(\.0))
  }

  /// A profile in which only some bands count.
  static func masked(_ profile: LineProfile, _ bands: SIMDMask<SIMD8<Int32>>) -> LineProfile {
    let none = LineProfile.Line.zero
    return LineProfile(profile.lines.map { $0.replacing(with: none, where: .!bands) })
  }
}
