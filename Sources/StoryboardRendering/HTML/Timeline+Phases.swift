// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension Timeline {
  /// The phases as text: a letter and a count of frames for each phase in a row.
  var phaseText: String {
    var text = ""
    var start = 0
    for frame in phases.indices {
      let next = frame + 1
      guard next == frameCount || phases[next] != phases[frame] else {
        continue
      }
      text += "\(Self.letter(phases[frame]))\(next - start)"
      start = next
    }
    return text
  }

  private static func letter(_ phase: ScrollPhase) -> String {
    switch phase {
    case .idle: "i"
    case .tracking: "t"
    case .decelerating: "d"
    case .bouncing: "b"
    case .animating: "a"
    }
  }
}
