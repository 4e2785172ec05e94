// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Where a list ends, as a film shows it: content that was beyond springs back to it and rests.
///
/// A finger can bring content back as well, but not as a critically damped spring does. From a peak at rest its excess is
/// (1 + ωt)·e^(−ωt) of what it was.
enum FilmEnd {
  /// The least excess that is recognised, in points.
  private static let leastExcess = 4.0
  /// How far the excess may be from that of a spring, as a share and in points.
  private static let tolerance = (share: 0.05, points: 0.75)
  /// Speeds of springs, in radians a second.
  private static let speeds = 5.0...25.0
  /// ωt at which half of the excess is left.
  private static let half = 1.678_35

  /// The last place at which a list rests after it sprang back from beyond its lower end; nil if it never does.
  ///
  /// - Parameters:
  ///   - places: How far the content has moved up in each frame, in points; NaN where that is unknown.
  ///   - rate: Frames a second.
  static func lower(of places: [Double], rate: Int) -> Double? {
    var end: Double?
    for frame in places.indices.dropFirst(2) where isRest(places, from: frame, rate) {
      guard springsBack(places, to: frame, rate) else { continue }
      // The last of a spring is slow.
      var last = frame
      while last + 1 < places.count, abs(places[last + 1] - places[last]) < 0.1 { last += 1 }
      end = places[last]
    }
    return end
  }

  /// The frames in which a rest begins, and the last one.
  static func rests(_ places: [Double], rate: Int) -> [Int] {
    let begins = places.indices.dropFirst(2).filter { isRest(places, from: $0, rate) }
    return begins.map { min($0 + rate / 10, places.count - 1) }
      + (places.last.map { $0.isNaN } == false ? [places.count - 1] : [])
  }

  /// Whether a rest begins with a frame: for a tenth of a second the content moves by less than a tenth of a point a frame.
  private static func isRest(_ places: [Double], from frame: Int, _ rate: Int) -> Bool {
    let length = max(3, rate / 10)
    guard frame + length < places.count, abs(places[frame - 1] - places[frame - 2]) >= 0.1 else {
      return false
    }
    return (frame...frame + length).allSatisfy { abs(places[$0] - places[$0 - 1]) < 0.1 }
  }

  private static func springsBack(_ places: [Double], to rest: Int, _ rate: Int) -> Bool {
    let end = places[min(rest + rate / 10, places.count - 1)]
    var peak = rest - 1
    while peak > 0, places[peak - 1] >= places[peak] - 0.1 { peak -= 1 }
    // A finger may have held the content there.
    while peak < rest, places[peak + 1] > places[peak] - 0.02 * (places[peak] - end) { peak += 1 }
    let excess = places[peak] - end
    guard excess >= leastExcess else { return false }
    var middle = peak
    while middle < rest, places[middle + 1] - end > excess / 2 { middle += 1 }
    let (above, below) = (places[middle] - end, places[middle + 1] - end)
    guard above > below else { return false }
    let share = (above - excess / 2) / (above - below)
    let time = (Double(middle - peak) + share) / Double(rate)
    guard time > 0, speeds.contains(half / time) else { return false }
    let limit = max(tolerance.points, tolerance.share * excess)
    return (peak...rest).allSatisfy { frame in
      let phase = half / time * Double(frame - peak) / Double(rate)
      return abs(places[frame] - end - excess * (1 + phase) * Elementary.exp(-phase)) <= limit
    }
  }
}
