// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import FilmReading
import ScrollCore

/// The fingers of a film, where dots show them, on the frames of a run.
struct FilmFingers: Sendable {
  /// Where a finger is in each frame, in points of the screen; x is NaN where none is down.
  private(set) var places: [Point]
  /// The frames that show each touch.
  private(set) var touches: [Range<Int>] = []

  /// The time within which motion begins after a touch down, and that may pass until the dot of a touch is seen, in
  /// seconds.
  private static let nearby = 0.1

  /// Converts touches.
  ///
  /// - Parameters:
  ///   - found: The touches, in pixels and pictures.
  ///   - pictures: The picture that each frame shows.
  ///   - scale: Pixels in a point.
  init(_ found: [FingerTrack.Touch], pictures: [Int], scale: FilmScale) {
    places = [Point](repeating: Point(.nan, 0), count: pictures.count)
    for touch in found {
      let shown = touch.first..<touch.first + touch.places.count
      let frames = pictures.indices.filter { shown.contains(pictures[$0]) }
      guard let first = frames.first, let last = frames.last,
        first >= touches.last?.upperBound ?? 0
      else { continue }
      touches.append(first..<last + 1)
      for frame in first...last {
        let place = touch.places[pictures[frame] - touch.first]
        places[frame] = Point(
          (Double(place.x) + 0.5) / scale.columns, (Double(place.y) + 0.5) / scale.rows)
      }
    }
  }

  /// What happens at the touches: each lands and lifts half a frame before the first frame that shows it.
  ///
  /// - Parameter rate: Frames a second.
  func events(rate: Int) -> [TimelineEvent] {
    touches.flatMap { touch in
      var events = [TimelineEvent(time: Self.time(touch.lowerBound, rate), kind: .touchDown)]
      if touch.upperBound < places.count {
        events.append(TimelineEvent(time: Self.time(touch.upperBound, rate), kind: .touchUp))
      }
      return events
    }
  }

  /// Whether a finger is down, or was or will be within a tenth of a second, wherever something sets out.
  ///
  /// - Parameters:
  ///   - starts: Frames in which something begins to move.
  ///   - rate: Frames a second.
  func explain(_ starts: [Int], rate: Int) -> Bool {
    let reach = max(1, Int(Self.nearby * Double(rate)))
    return !touches.isEmpty
      && starts.allSatisfy { start in
        touches.contains { $0.lowerBound - reach <= start && start < $0.upperBound + reach }
      }
  }

  private static func time(_ frame: Int, _ rate: Int) -> Double {
    max(0, (Double(frame) - 0.5) / Double(rate))
  }
}
