// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Whether a disc appears and vanishes within the picture, as nothing does that scrolls.
struct FingerEvidence {
  /// The profiles of all pictures.
  let profiles: StoredProfiles
  /// What moved before each picture.
  let motions: [PictureMotion]
  /// How far the content moved before each picture, in lines.
  let shifts: [Float]
  /// Pixels in a strip of the profiles.
  let stripWidth: Float

  /// The part of a disc's contrast by which the luma has to change where it appears or vanishes in what moves.
  private static let share: Float = 0.4
  /// The change of the luma that is one where nothing moves, in steps.
  private static let leastChange: Float = 1.5
  /// The share of the lines that have to rest besides those of the disc.
  private static let restShare: Float = 0.8

  /// Whether a disc appears where nothing could bring it.
  func comes(_ chain: FingerChain) -> Bool {
    chain.first > 0 && changes(chain.shapes[0], at: chain.first, isAfter: true)
  }

  /// Whether a disc vanishes where nothing could hide it, or stays until the end.
  func goes(_ chain: FingerChain) -> Bool {
    chain.last + 1 >= motions.count
      || changes(chain.shapes[chain.shapes.count - 1], at: chain.last + 1, isAfter: false)
  }

  /// Whether the luma at a disc changes in a picture, and that it comes and goes is not the motion of what is around it.
  ///
  /// - Parameters:
  ///   - shape: The disc.
  ///   - picture: The picture in which it appears, or in which it is gone.
  ///   - isAfter: Whether the disc is in that picture, and not in the one before.
  private func changes(_ shape: RoundShape, at picture: Int, isAfter: Bool) -> Bool {
    let strip = Int(shape.x / stripWidth)
    guard 0..<8 ~= strip else { return false }
    let still = motions[picture].segments.filter { $0.shift == 0 }.reduce(0) { $0 + $1.lines.count }
    // A dot that comes or goes is a part of its own, which may look as if it had moved from far away.
    if Float(still) >= Self.restShare * (Float(profiles.length) - 2 * shape.radius) {
      return change(shape, strip, picture, moved: 0, isAfter).size >= Self.leastChange
    }
    return changesInMotion(shape, strip, picture, isAfter)
  }

  private func changesInMotion(
    _ shape: RoundShape, _ strip: Int, _ picture: Int, _ isAfter: Bool
  ) -> Bool {
    // All that the disc covers has to be in view in both pictures.
    let shift = shifts[picture]
    let (upper, lower) =
      isAfter ? (-max(0, shift), -min(0, shift)) : (min(0, shift), max(0, shift))
    let moving = motions[picture].segments.filter { $0.shift == shift }
    guard let top = moving.first?.lines.lowerBound, let end = moving.last?.lines.upperBound,
      Float(top) <= max(0, shape.y - shape.radius + upper),
      // What comes into view at the end is not to be explained.
      Float(end) >= min(Float(profiles.length) - abs(shift) - 2, shape.y + shape.radius + lower)
    else { return false }
    let change = change(shape, strip, picture, moved: Int(shift.rounded()), isAfter)
    // The disc covers a part of its strip.
    let start = max(shape.x - 0.87 * shape.radius, Float(strip) * stripWidth)
    let right = min(shape.x + 0.87 * shape.radius, Float(strip + 1) * stripWidth)
    let expected = shape.contrast * (right - start) / stripWidth
    return change.mean * (expected < 0 ? -1 : 1) > Self.share * abs(expected)
  }

  /// How much darker the middle of a disc is than the same place without it, and how different, in steps of luma.
  private func change(
    _ shape: RoundShape, _ strip: Int, _ picture: Int, moved: Int, _ isAfter: Bool
  ) -> (mean: Float, size: Float) {
    let (before, after) = (profiles[picture - 1], profiles[picture])
    let half = shape.radius / 2
    let first = max(0, Int(shape.y - half))
    let last = max(first, min(profiles.length - 1, Int(shape.y + half)))
    var (sum, size, count): (Float, Float, Float) = (0, 0, 0)
    for line in first...last {
      let (old, new) = isAfter ? (line - moved, line) : (line, line + moved)
      guard 0..<profiles.length ~= old, 0..<profiles.length ~= new else { continue }
      let change = after.lines[new][strip] - before.lines[old][strip]
      sum += isAfter ? -change : change
      size += abs(change)
      count += 1
    }
    return count >= half ? (sum / count, size / count) : (0, 0)
  }
}
