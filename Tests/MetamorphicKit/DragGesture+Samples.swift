// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

extension DragGesture {
  /// The interval of samples of the path in seconds: positions between them are off a curved path
  /// by less than 0.002 points.
  private static let interval = 1.0 / 960
  /// The interval in seconds of the last four samples, which determine the velocity of a touch up
  /// if the script states it.
  private static let lastInterval = 1.0 / 8000

  /// A recording of the finger on a screen, in seconds since it lands and points.
  ///
  /// A recorded finger lifts with the velocity of its last four samples. If the script states the
  /// velocity, they are close together on the tangent at the end of the path, within 0.001 points
  /// of it; otherwise they are a sixtieth of a second apart, as for a script's finger.
  package func samples(on size: Size) -> [Trace.Sample] {
    let length = duration + hold
    let step = endVelocity == nil ? 1.0 / 60 : Self.lastInterval
    let last = [3, 2, 1, 0].map { max(0, length - $0 * step) }
    var times: [Double] = []
    while Double(times.count) * Self.interval < last[0] - 1e-9 {
      times.append(Double(times.count) * Self.interval)
    }
    // The path has a corner where a finger comes to rest.
    if hold > 0, duration < last[0] { times.append(duration) }
    times.sort()
    times += last
    var samples = times.map { Trace.Sample(time: $0, position: position(at: $0, on: size)) }
    guard let endVelocity else { return samples }
    for index in samples.indices.suffix(4) {
      samples[index].position =
        position(at: length, on: size) - endVelocity * (length - samples[index].time)
    }
    return samples
  }

  /// The position of the finger some seconds after it has landed, in points.
  package func position(at time: Double, on size: Size) -> Point {
    let origin = start.resolved(in: size)
    let travel: Point =
      switch destination {
      case .to(let place): place.resolved(in: size) - origin
      case .by(let way): way.resolved(in: size)
      }
    guard duration > 0, time < duration else { return origin + travel }
    let s = time / duration
    if let endVelocity {
      return origin + travel * (s * s * (3 - 2 * s)) + endVelocity * (duration * s * s * (s - 1))
    }
    return origin + travel * (curve == .linear ? s : s * s * s * (10 - 15 * s + 6 * s * s))
  }
}
