// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Something that fades in or out in a part of the picture that rests, or that moves with the edge of the content.
package struct Fade: Sendable {
  /// Its lines in the first picture in which it is known.
  package var lines: Range<Int>
  /// Whether it moves with the edge of the content.
  package var movesWithEdge: Bool
  /// Its opacity in each picture, from 0 to 1; nil where it is not seen, or what is there is neither state nor between them.
  package var opacity: [Float?]
  /// The standard error of each opacity.
  package var errors: [Float]
  /// Whether the film does not show both ends for long: then the opacity counts from the faintest to the clearest picture.
  package var isRelative: Bool
  /// The picture in which it appears or vanishes at once; nil for what takes several pictures.
  package var step: Int?
  /// How much the luma changes, summed over what fades: the greater, the more there is to see.
  var strength: Float

  /// How far two have to go together to be one.
  private static let together: Float = 0.9

  /// Whether there is more to see of this one than of another; of two alike, the upper one counts.
  func isClearer(than other: Fade) -> Bool {
    (strength, -lines.lowerBound) > (other.strength, -other.lines.lowerBound)
  }

  /// Whether another one changes as this one does.
  func isSame(as other: Fade) -> Bool {
    guard (step == nil) == (other.step == nil) else { return false }
    if let step, let otherStep = other.step { return abs(step - otherStep) <= 1 }
    let both = zip(opacity, other.opacity).compactMap { a, b in a.flatMap { a in b.map { (a, $0) } }
    }
    guard !both.isEmpty else { return false }
    let count = Float(both.count)
    let (a, b) = (both.reduce(0) { $0 + $1.0 } / count, both.reduce(0) { $0 + $1.1 } / count)
    var (product, first, second) = (Float(0), Float(0), Float(0))
    for pair in both {
      product += (pair.0 - a) * (pair.1 - b)
      first += (pair.0 - a) * (pair.0 - a)
      second += (pair.1 - b) * (pair.1 - b)
    }
    return abs(product) >= Self.together * (first * second).squareRoot()
  }
}
