// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The mean luma of 8 strips of a picture, line by line.
///
/// Of the vertical profile, a line is a row of pixels and the strips are columns side by side; of the horizontal one, a
/// line is a column of pixels, and the strips are bands one below the other.
package struct LineProfile: Sendable {
  /// A line: the luma of the strips, from 0 to 255.
  package typealias Line = SIMD8<Float>

  /// The lines, from top to bottom or from left to right.
  package var lines: [Line]

  /// Makes a profile of lines.
  package init(_ lines: [Line]) { self.lines = lines }

  /// How many lines there are.
  package var count: Int { lines.count }

  /// The luma at a place between lines, by a cubic curve through four lines; clamped to the ends.
  ///
  /// - Parameter place: A place in lines; whole numbers are the lines themselves.
  @inline(__always)
  func value(at place: Float) -> Line {
    let whole = place.rounded(.down)
    let part = place - whole
    let index = Int(whole)
    if index >= 1, index + 2 < lines.count {
      if part == 0 { return lines[index] }
      let (a, b, c, d) = (lines[index - 1], lines[index], lines[index + 1], lines[index + 2])
      let slope = 0.5 * (c - a)
      let second = a - 2.5 * b + 2 * c - 0.5 * d
      let third = 0.5 * (d - a) + 1.5 * (b - c)
      return ((third * part + second) * part + slope) * part + b
    }
    let first = min(max(index, 0), lines.count - 1)
    let next = min(max(index + 1, 0), lines.count - 1)
    return lines[first] * (1 - part) + lines[next] * part
  }
}

extension LineProfile.Line {
  /// The absolute values of all strips at once; `pointwiseMax` compares them one after the other.
  @inline(__always)
  var magnitude: Self { replacing(with: -self, where: self .< 0) }

  /// The smaller of each strip and a limit.
  @inline(__always)
  func atMost(_ limit: Self) -> Self { replacing(with: limit, where: self .> limit) }
}
