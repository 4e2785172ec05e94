// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where a sheet of a pattern file is, and what moves it.
struct SheetState: Sendable {
  /// Where it may rest, in points, from the least to the greatest.
  var detents: [Double] = []
  /// The places of the file's detents in that order.
  var places: [Int] = []
  /// How long the screen is from its edge, in points.
  var limit = 0.0
  /// The detent at which it rests, or to which it moves, by its place in `detents`.
  var detent = 0
  /// How far it has come from its edge, in points.
  var extent = 0.0
  /// Its motion to a detent.
  var spring: SheetSpring?
  /// The drag that it shares with its list.
  var sharedDrag: HandoverDrag?
  /// The drag of its handle.
  var pan: SheetPan?
  /// When a finger last moved it, in seconds.
  var followTime = -Double.infinity
  /// Its speed under the finger at the last touch up, in points per second, positive when it grows.
  var liftVelocity = 0.0

  /// Whether a finger moves it.
  var isDragging: Bool { sharedDrag != nil || pan?.isRecognized == true }
  /// The detent that is the least, in points, and the greatest.
  var lowest: Double { detents[0] }
  var highest: Double { detents[detents.count - 1] }
}

extension PatternProgram.Sheet.Edge {
  /// How far a point is from the edge of the screen, in points.
  func distance(of point: Point, on size: Size) -> Double {
    switch self {
    case .bottom: size.height - point.y
    case .top: point.y
    case .left: point.x
    case .right: size.width - point.x
    }
  }

  /// A movement as a change of a sheet's extent.
  func growth(_ movement: Point) -> Double {
    switch self {
    case .bottom: -movement.y
    case .top: movement.y
    case .left: movement.x
    case .right: -movement.x
    }
  }
}
