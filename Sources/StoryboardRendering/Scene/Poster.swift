// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Chooses the frame of a motion that is shown as a still picture.
enum Poster {
  /// The frame farthest from the start over all tracks, each relative to its range.
  ///
  /// Translations count fully, fades and scales a quarter, and a finger on the screen a third; of equal
  /// frames the first is chosen. A run in which nothing changes has frame 0.
  ///
  /// - Complexity: Linear in the number of samples.
  static func frame(of tracks: [SceneTrack]) -> Int {
    guard let count = tracks.first?.samples.count, count > 0 else { return 0 }
    var scores = [Double](repeating: 0, count: count)
    for track in tracks where !track.isConstant {
      let weight = weight(of: track)
      guard weight > 0 else { continue }
      let samples = track.samples.all
      let start = track.target.part == .finger ? 0 : samples[0]
      var range = 0.0
      for sample in samples { range = max(range, abs(sample - start)) }
      guard range > 0 else { continue }
      for frame in 0..<count { scores[frame] += weight * abs(samples[frame] - start) / range }
    }
    var best = 0
    for frame in 0..<count where scores[frame] > scores[best] + 1e-9 { best = frame }
    return best
  }

  private static func weight(of track: SceneTrack) -> Double {
    switch track.property {
    case .translateX, .translateY: track.target.part == .finger ? 0 : 1
    case .opacity, .scale: 0.25
    case .stretch, .rotation, .blur, .corner, .width, .height, .outline: 0
    case .visibility: track.target.part == .finger ? 0.33 : 0
    }
  }
}
