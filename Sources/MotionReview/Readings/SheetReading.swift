// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run with a sheet over other content.
final class SheetReading {
  /// The motion of a sheet after a touch up, until it rests or a finger lands.
  struct Flight {
    /// The time of the touch up, in seconds.
    var time: Double
    /// The first frame with the finger.
    var first: Int
    /// The last frame with the finger.
    var lift: Int
    /// Whether the system took the touch away, so that the sheet sets out without its speed.
    var isCancelled: Bool
    /// The last frame that it moves in.
    var last: Int
    /// Whether it came to rest without a finger.
    var isComplete: Bool
  }

  /// The run.
  let run: RunReading
  /// The motions of the sheet without a finger.
  private(set) var flights: [Flight] = []
  /// The least and the greatest observed height at rest on each screen, in points.
  private let rests: [(least: Double, greatest: Double)]
  private let model: Int
  private let picture: Int
  private let list: Int

  /// Reads a run; nil if it has no sheet.
  init?(_ run: RunReading) {
    model = run.timeline.track("sheet.height")
    picture = run.timeline.track("sheet.presentedHeight")
    list = run.timeline.track("list.contentOffset.y")
    guard model >= 0, picture >= 0, list >= 0 else { return nil }
    self.run = run
    var rests: [(least: Double, greatest: Double)] = []
    for _ in run.timeline.epochs { rests.append((.infinity, -.infinity)) }
    for frame in 0..<run.frameCount where run.isIdle(frame) {
      let epoch = run.epoch(frame)
      let height = run.value(picture, frame)
      rests[epoch].least = min(rests[epoch].least, height)
      rests[epoch].greatest = max(rests[epoch].greatest, height)
    }
    self.rests = rests
    findFlights()
  }

  /// Whether the model is at or below the lowest position at rest on the screen, or beyond the
  /// highest.
  func isAtEnd(_ frame: Int) -> Bool {
    let rest = rests[run.epoch(frame)]
    return height(frame) > rest.greatest + 0.01 || height(frame) < rest.least + 0.01
  }

  /// The distance of the model from the nearest detent, in points.
  func distanceToDetent(_ frame: Int) -> Double {
    var least = Double.infinity
    for detent in run.timeline.detents(inEpoch: run.epoch(frame)) {
      least = min(least, abs(detent - height(frame)))
    }
    return least
  }

  /// How far the sheet can be dragged up or down to its last detent, in points; 0 if it is unknown.
  func room(_ frame: Int, isUpwards: Bool) -> Double {
    guard !run.timeline.detents.isEmpty else { return 0 }
    let detents = run.timeline.detents(inEpoch: run.epoch(frame))
    return isUpwards
      ? detents[detents.endIndex - 1] - height(frame) : height(frame) - detents[detents.startIndex]
  }

  /// The height that layout and touches know, in points.
  func height(_ frame: Int) -> Double { run.value(model, frame) }
  /// The height that is seen, in points.
  func seen(_ frame: Int) -> Double { run.value(picture, frame) }
  /// The list's offset, in points.
  func offset(_ frame: Int) -> Double { run.value(list, frame) }
  /// How far the seen edge has moved since the frame before, in points, positive when it grows.
  func move(_ frame: Int) -> Double { seen(frame) - seen(frame - 1) }
  /// Whether the seen edge moves in a frame.
  func moves(_ frame: Int) -> Bool { abs(move(frame)) > 0.01 }

  /// How fast the seen edge has moved in a frame, in points per second.
  func velocity(_ frame: Int) -> Double { move(frame) * Double(run.timeline.rate) }

  /// The velocities of a finger that moves the sheet, in the last twentieth of a second before it
  /// lifts, in points per second, positive upwards: the least, the greatest, and their mean.
  ///
  /// Nil if it was down for less than twice that time, does not move the sheet, or was cancelled.
  func liftVelocity(_ flight: Flight) -> (low: Double, high: Double, mean: Double)? {
    let count = run.liftFrames
    guard !flight.isCancelled, flight.lift - flight.first >= 2 * count, moves(flight.lift),
      abs(move(flight.lift) + run.finger(flight.lift).y) < 1.5
    else { return nil }
    let rate = Double(run.timeline.rate)
    var (low, high) = (Double.infinity, -Double.infinity)
    for frame in flight.lift - count + 1...flight.lift {
      low = min(low, -run.finger(frame).y * rate)
      high = max(high, -run.finger(frame).y * rate)
    }
    let mean =
      (run.timeline.fingers[flight.lift - count].y - run.timeline.fingers[flight.lift].y) * rate
      / Double(count)
    // A finger that accelerates or decelerates continues to do so until it lifts.
    let next = (2 * run.finger(flight.lift - 1).y - 3 * run.finger(flight.lift).y) * rate
    return (min(low, next), max(high, next), mean)
  }

  /// Whether a finger moves the sheet in its last frame: both move in the same direction.
  func isHeldAtLift(_ flight: Flight) -> Bool {
    flight.lift > flight.first && moves(flight.lift)
      && move(flight.lift) * run.finger(flight.lift).y < 0
  }

  /// The velocities of the finger at a touch up and of the animation that starts then, in points per second, positive
  /// upwards; nil where none starts.
  ///
  /// The simulator has recorded them. That of the animation is NaN if the pattern does not report
  /// it.
  func recordedStart(_ flight: Flight) -> (finger: Double, sheet: Double)? {
    for start in run.timeline.motionStarts
    where start.scrollView < 0 && start.time == flight.time && !start.touchVelocity.y.isNaN {
      return (-start.touchVelocity.y, start.velocity)
    }
    return nil
  }

  /// The height that is seen at a time between two frames after a touch up, in points.
  ///
  /// A cubic through four frames of the sheet's own motion. A line through two frames would miss
  /// the speed of a stiff spring by up to 150 pt/s, by how much depends on where the frames fall.
  func seen(at time: Double, in flight: Flight) -> Double {
    let exact = time * Double(run.timeline.rate)
    let first = min(max(Int(exact) - 1, flight.lift + 1), run.frameCount - 4)
    guard first > flight.lift else { return seen(flight.last) }
    let x = exact - Double(first)
    return seen(first) * (1 - x) * (2 - x) * (3 - x) / 6 + seen(first + 1) * x * (2 - x) * (3 - x)
      / 2
      - seen(first + 2) * x * (1 - x) * (3 - x) / 2 + seen(first + 3) * x * (1 - x) * (2 - x) / 6
  }

  /// The initial speed of the sheet's own motion at a touch up, in points per second.
  ///
  /// A parabola through the mean speeds of the first three whole frames is extrapolated to the time
  /// of the touch up.
  func startVelocity(_ flight: Flight) -> Double {
    let lift = flight.time * Double(run.timeline.rate)
    let x = lift - (Double(flight.lift) + 1.5)
    let (a, b, c) = (
      velocity(flight.lift + 2), velocity(flight.lift + 3), velocity(flight.lift + 4)
    )
    return a * (x - 1) * (x - 2) / 2 - b * x * (x - 2) + c * x * (x - 1) / 2
  }

  /// The second difference of the speed just after a touch up, in points per second over two
  /// frames.
  func bend(_ flight: Flight) -> Double {
    abs(
      velocity(flight.lift + 2) - 2 * velocity(flight.lift + 3) + velocity(flight.lift + 4))
  }

  private func findFlights() {
    for index in run.touches.indices {
      let touch = run.touches[index]
      let limit =
        index + 1 < run.touches.count ? run.touches[index + 1].first : run.frameCount
      guard touch.end > touch.first, touch.end < limit else { continue }
      var last = touch.end - 1
      for frame in touch.end..<limit where moves(frame) { last = frame }
      guard last >= touch.end, run.epoch(last) == run.epoch(touch.end - 1) else { continue }
      flights.append(
        Flight(
          time: touch.lift, first: touch.first, lift: touch.end - 1,
          isCancelled: touch.isCancelled, last: last, isComplete: last + 1 < limit
        ))
    }
  }
}
