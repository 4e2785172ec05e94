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
    // By index: a variable for each track would be a copy of it.
    for index in tracks.indices where !tracks[index].isConstant {
      let weight = weight(of: tracks[index])
      guard weight > 0 else { continue }
      let start = tracks[index].target.part == .finger ? 0 : tracks[index].samples[0]
      var range = 0.0
      tracks[index].samples.forEachPiece { sample, _ in range = max(range, abs(sample - start)) }
      guard range > 0 else { continue }
      var frame = 0
      tracks[index].samples.forEachPiece { sample, repeats in
        let score = weight * abs(sample - start) / range
        for _ in 0..<repeats {
          scores[frame] += score
          frame += 1
        }
      }
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
