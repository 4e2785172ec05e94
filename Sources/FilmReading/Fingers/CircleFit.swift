// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A circle through places at its edge, by least squares: distances from a first guess of its centre in some directions.
struct CircleFit {
  private var (xx, xy, yy): (Float, Float, Float) = (0, 0, 0)
  private var (sumX, sumY, count): (Float, Float, Float) = (0, 0, 0)
  private var (crossX, crossY, sum): (Float, Float, Float) = (0, 0, 0)

  /// Adds a place.
  ///
  /// - Parameters:
  ///   - x: The direction from the guess: a unit vector.
  ///   - y: The other part of it.
  ///   - distance: How far the place is from the guess.
  mutating func add(_ x: Float, _ y: Float, _ distance: Float) {
    xx += x * x
    xy += x * y
    yy += y * y
    sumX += x
    sumY += y
    count += 1
    crossX += x * distance
    crossY += y * distance
    sum += distance
  }

  /// How far the centre is from the guess, and the radius; nil if the places are too few or on one side.
  var solution: (x: Float, y: Float, radius: Float)? {
    let determinant =
      xx * (yy * count - sumY * sumY) - xy * (xy * count - sumY * sumX)
      + sumX * (xy * sumY - yy * sumX)
    guard count > 4, abs(determinant) > 0.02 * count * count * count else { return nil }
    let x =
      crossX * (yy * count - sumY * sumY) - xy * (crossY * count - sumY * sum)
      + sumX * (crossY * sumY - yy * sum)
    let y =
      xx * (crossY * count - sum * sumY) - crossX * (xy * count - sumY * sumX)
      + sumX * (xy * sum - crossY * sumX)
    let radius =
      xx * (yy * sum - sumY * crossY) - xy * (xy * sum - sumX * crossY)
      + crossX * (xy * sumY - yy * sumX)
    return (x / determinant, y / determinant, radius / determinant)
  }
}
