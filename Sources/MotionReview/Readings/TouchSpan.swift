// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A finger on the screen, from touch down to touch up.
struct TouchSpan {
  /// When it landed, in seconds.
  var landing: Double
  /// Where it landed, in points; NaN if a recording does not contain it.
  var point: Point
  /// The time of its touch up, in seconds; infinite if it is still down.
  var lift: Double
  /// The first frame that shows it, unless it was too short to be shown.
  var first: Int
  /// The first frame after it; the number of frames if the finger is still down.
  var end: Int
  /// Whether it has stopped what was moving.
  var catches = false
  /// Whether the system cancelled the touch, so that it ends without velocity.
  var isCancelled = false

  /// Whether it was only a moment: the finger had no time to move.
  var isTap: Bool { lift - landing < 1e-6 }

  /// Where it landed, in points.
  ///
  /// A recording does not contain this, so it is estimated from the travel in the first frame: a
  /// finger usually lands between two frames.
  private func landingPlace(in timeline: Timeline) -> Point {
    guard point.x.isNaN else { return point }
    let place = timeline.fingers[first]
    guard first + 1 < end else { return place }
    let next = timeline.fingers[first + 1]
    let frames = (timeline.time(ofFrame: first) - landing) * Double(timeline.rate)
    return Point(place.x - (next.x - place.x) * frames, place.y - (next.y - place.y) * frames)
  }

  /// The travel from its landing to the first frame that shows it, in points; NaN if a recording
  /// does not contain it.
  func firstMove(in timeline: Timeline) -> Point {
    let place = timeline.fingers[first]
    return Point(place.x - point.x, place.y - point.y)
  }

  /// Whether it has landed, and is seen first, below an edge that may move, for certain.
  ///
  /// - Parameters:
  ///   - edge: Where the edge is in the first frame that shows the touch, in points.
  ///   - before: Its position in the previous frame, in points.
  ///   - timeline: The run.
  func landsBelow(_ edge: Double, before: Double, in timeline: Timeline) -> Bool {
    min(landingPlace(in: timeline).y, timeline.fingers[first].y) >= max(edge, before)
  }

  /// By how much one axis must outweigh the other.
  private static let margin = 1.25

  /// Whether the finger starts vertically, and not sideways, when it starts to drag; content that
  /// it catches follows immediately.
  ///
  /// Nil if it never drags, or starts at an angle that allows both.
  ///
  /// Its landing position is known except for its travel within a frame, which may have been
  /// shorter than the next one: both limits of that travel must give the same answer.
  func setsOutUpright(in timeline: Timeline) -> Bool? {
    guard first < end else { return nil }
    let isUpright = setsOutUpright(from: landingPlace(in: timeline), in: timeline)
    let fromFirst = setsOutUpright(from: timeline.fingers[first], in: timeline)
    return fromFirst == isUpright ? isUpright : nil
  }

  private func setsOutUpright(from start: Point, in timeline: Timeline) -> Bool? {
    let slop = catches ? 0.001 : timeline.touchSlop
    var isUpright: Bool?
    for frame in first..<end {
      let place = timeline.fingers[frame]
      let (x, y) = (abs(place.x - start.x), abs(place.y - start.y))
      guard max(x, y) > slop else { continue }
      // A finger that reverses at this moment may have started to drag a frame later.
      if let isUpright { return isUpright == (y > x) ? isUpright : nil }
      guard max(x, y) > Self.margin * min(x, y) else { return nil }
      isUpright = y > x
    }
    return isUpright
  }

  /// The touches of a run.
  static func all(in timeline: Timeline) -> [TouchSpan] {
    var touches: [TouchSpan] = []
    let knowsLandings = !timeline.landings.isEmpty
    var lastCatch = Double.nan
    for event in timeline.events {
      if event.kind == .catchContent {
        // It is listed before the touch that catches, or after it.
        lastCatch = event.time
        if let last = touches.last, last.landing == event.time {
          touches[touches.count - 1].catches = true
        }
      }
      let isLift = event.kind.endsTouch
      guard isLift || event.kind == .touchDown else { continue }
      // A frame at the time of a touch down shows the finger; a frame at the time of a touch up
      // does not.
      let exact = event.time * Double(timeline.rate) - 1e-6
      var frame = Int(max(exact, 0))
      if Double(frame) < exact { frame += 1 }
      frame = min(frame, timeline.frameCount)
      if !isLift {
        touches.append(
          TouchSpan(
            landing: event.time,
            point: knowsLandings ? timeline.landings[touches.count] : Point(.nan, .nan),
            lift: .infinity, first: frame, end: timeline.frameCount,
            catches: lastCatch == event.time))
      } else if !touches.isEmpty {
        touches[touches.count - 1].lift = event.time
        touches[touches.count - 1].end = frame
        touches[touches.count - 1].isCancelled = event.kind == .touchCancel
      }
    }
    return touches
  }
}
