// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A run with a header whose lower edge follows a list.
final class HeaderReading {
  /// The run.
  let run: RunReading
  /// Whether the header is made to grow with a list that is pulled.
  let stretches: Bool
  /// The least height on the screen in each epoch between two rotations, in points.
  private let least: [Double]
  /// Whether its height ever changes, except by rotations.
  let moves: Bool

  /// Reads a run; nil if it has no header.
  init?(_ run: RunReading) {
    var least = [Double](repeating: .infinity, count: run.timeline.epochs.count)
    var moves = false
    for frame in 0..<run.frameCount {
      let (epoch, height) = (run.epoch(frame), run.headerBottom(frame))
      let start = run.headerBottom(run.timeline.epochs[epoch].firstFrame)
      least[epoch] = min(least[epoch], height)
      moves = moves || abs(height - start) > RunReading.tolerance
    }
    guard least[0] < .infinity else { return nil }
    self.run = run
    self.least = least
    self.moves = moves
    stretches = run.timeline.track("header.bottom") >= 0
  }

  /// Where it ends on the screen, in points; NaN without one.
  func bottom(_ frame: Int) -> Double { run.headerBottom(frame) }

  /// Its least height on the screen of a frame, in points.
  func least(_ frame: Int) -> Double { least[run.epoch(frame)] }

  /// How far it has moved since the frame before, in points.
  func move(_ frame: Int) -> Double { bottom(frame) - bottom(frame - 1) }

  /// Where it ends at rest, in points: where the inset of the list does.
  ///
  /// NaN for a list that is inset by the safe area alone: it knows of no header.
  func full(_ frame: Int) -> Double {
    let inset = -run.firstMinimum(frame)
    let top = run.screen(frame).safeAreaInsets.top
    return inset > top + RunReading.tolerance ? inset : .nan
  }

  /// Whether another inset has come into force with a frame.
  func changesInset(_ frame: Int) -> Bool { run.minimum(frame) != run.minimum(frame - 1) }
}
