// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The profiles of all pictures of a film, packed: two bytes for the luma of a strip.
package struct StoredProfiles: Sendable {
  /// Units in a step of luma: the mean of a strip has more digits than its pixels.
  private static let scale: Float = 128

  /// How many lines a picture has.
  package let length: Int
  private var lines: [SIMD8<UInt16>] = []

  /// Makes an empty store.
  package init(length: Int) { self.length = length }

  /// How many pictures there are.
  package var count: Int { length > 0 ? lines.count / length : 0 }

  /// Adds the profile of the next picture.
  package mutating func append(_ profile: LineProfile) {
    precondition(profile.count == length, "all pictures of a film have one size")
    for line in profile.lines {
      lines.append(
        SIMD8<UInt16>(
          truncatingIfNeeded: SIMD8<Int32>((line * Self.scale).rounded(.toNearestOrEven))))
    }
  }

  /// The profile of a picture.
  package subscript(picture: Int) -> LineProfile {
    let start = picture * length
    return LineProfile(
      (start..<start + length).map { LineProfile.Line(lines[$0]) * (1 / Self.scale) })
  }

  /// A line of a picture.
  func line(_ line: Int, of picture: Int) -> LineProfile.Line {
    LineProfile.Line(lines[picture * length + line]) * (1 / Self.scale)
  }
}
