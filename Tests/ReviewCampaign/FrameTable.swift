// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import ScrollCore

/// A run in numbers, for finding the cause of a finding.
struct FrameTable {
  /// The number of frames before and after the worst one.
  private static let reach = 4

  let timeline: Timeline

  /// The touches with their times, in seconds.
  var touches: String {
    timeline.events.map { "  \(rounded($0.time)) s  \($0.kind)" }.joined(separator: "\n")
  }

  /// The names of the columns: frame, phase, finger, values, and the positions of the layers.
  var head: String {
    let names = timeline.valueNames.map(\.description)
    return (["frame", "phase", "finger"] + names + ["layers"]).joined(separator: " | ")
  }

  /// The frames around a given one, one line per frame.
  func lines(around frame: Int) -> String {
    let first = max(0, frame - Self.reach)
    return (first...min(timeline.frameCount - 1, frame + Self.reach)).map { line($0) }
      .joined(separator: "\n")
  }

  private func line(_ frame: Int) -> String {
    let finger = timeline.fingers[frame]
    let values = timeline.valueNames.indices.map {
      rounded(timeline.value($0, inFrame: frame))
    }
    let layers = (0..<timeline.layerCount).map { layer in
      let place = timeline.translation(ofLayer: layer, inFrame: frame)
      return "\(rounded(place.x)),\(rounded(place.y))"
    }
    return
      ([
        "\(frame)", "\(timeline.phases[frame])",
        finger.x.isNaN ? "–" : "\(rounded(finger.x)),\(rounded(finger.y))",
      ] + values + [layers.joined(separator: " ")]).joined(separator: " | ")
  }

  private func rounded(_ number: Double) -> String {
    number.isFinite ? "\((number * 1000).rounded() / 1000)" : "–"
  }
}
