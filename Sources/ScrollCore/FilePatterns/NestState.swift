// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// How far the views of a nest are scrolled, as parts of one distance.
///
/// The parts always add up to the distance that a finger or a fling has covered. Nothing is lost between them, and they
/// move as smoothly as the distance does.
struct NestState: Sendable {
  /// The inner view that counts, by its place among the inner ones.
  var front = 0
  /// How far the outer view is scrolled, and each inner one, in points from their first ends.
  var outer = 0.0
  var inners: [Double]
  /// How far the distance is beyond its ends, in points; the view in front shows it.
  var over = 0.0

  /// The distance, in points.
  var distance: Double { outer + inners[front] }

  /// Splits a new distance.
  ///
  /// - Parameters:
  ///   - distance: The distance, in points, within its ends.
  ///   - nest: Who moves first.
  ///   - outerLength: How far the outer view can be scrolled, in points.
  ///   - innerLength: How far the view in front can be scrolled, in points.
  mutating func follow(
    _ distance: Double, _ nest: PatternProgram.Nest, outerLength: Double, innerLength: Double
  ) {
    let before = self.distance
    guard distance != before else { return }
    let isOnward = distance > before
    if isOnward ? nest.outerIsFirstOnward : nest.outerIsFirstBack {
      outer = min(max(distance - inners[front], 0), outerLength)
      if outer == (isOnward ? outerLength : 0) { inners[front] = distance - outer }
    } else {
      inners[front] = min(max(distance - outer, 0), innerLength)
      if inners[front] == (isOnward ? innerLength : 0) { outer = distance - inners[front] }
    }
  }

  /// Whether the outer view takes a movement in a direction.
  func outerMoves(
    onward isOnward: Bool, _ nest: PatternProgram.Nest, outerLength: Double, innerLength: Double
  ) -> Bool {
    let outerHasRoom = isOnward ? outer < outerLength : outer > 0
    let innerHasRoom = isOnward ? inners[front] < innerLength : inners[front] > 0
    return (isOnward ? nest.outerIsFirstOnward : nest.outerIsFirstBack)
      ? outerHasRoom : outerHasRoom && !innerHasRoom
  }
}
