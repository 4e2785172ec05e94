// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScrollCore

/// A change to how a run is written, sampled or shown that must not change its review.
package enum Relation: String, CaseIterable, Sendable {
  /// The script waits for 0.3 s first.
  case leadingPause = "leading pause"
  /// The pause at the beginning of the script is left out.
  case noLeadingPause = "no leading pause"
  /// The script starts half a frame later.
  case halfFrame = "half a frame later"
  /// Each pause and each drag at constant speed are written as two.
  case split = "split steps"
  /// The display shows 80 frames a second.
  case rate80 = "80 Hz"
  /// The display shows 120 frames a second, or 60 if the run has 120.
  case otherRate = "60 and 120 Hz"
  /// The language runs from right to left, or from left to right if it did not before.
  case mirrored = "mirrored"
  /// The screen has 2 device pixels per point instead of 3, or 3 instead of 2.
  case otherScale = "other pixels"
  /// Each drag is played as a recording of its finger.
  case fingerTrace = "recorded finger"
  /// The whole run is played as a recording of its offset.
  case offsetTrace = "recorded offset"

  /// How the amounts of two runs that differ by the relation compare.
  enum Sampling {
    /// The frames show the same instants.
    case same
    /// They show the same motion, rounded to other pixels.
    case rounded
    /// They show other instants of the same motion.
    case shifted
  }

  var sampling: Sampling {
    switch self {
    case .leadingPause, .split, .mirrored: .same
    // The pause need not be a whole number of frames.
    case .noLeadingPause, .halfFrame, .rate80, .otherRate: .shifted
    case .otherScale, .fingerTrace, .offsetTrace: .rounded
    }
  }

  /// The request of the changed run; nil if the relation does not apply to the run.
  package func request(for run: ShippedRun) -> RunRequest? {
    guard let timeline = try? run.entry.run(run.request) else { return nil }
    return request(for: run, showing: timeline)
  }

  /// The request of the changed run; nil if the relation does not apply to the run.
  ///
  /// - run: The original run.
  /// - timeline: Its result.
  ///   - timeline: What it shows.
  func request(for run: ShippedRun, showing timeline: Timeline) -> RunRequest? {
    var request = run.request
    switch self {
    case .leadingPause: request.script = request.script.afterPause(0.3)
    case .noLeadingPause:
      guard let script = request.script.withoutLeadingPause else { return nil }
      request.script = script
    case .halfFrame: request.script = request.script.afterPause(0.5 / Double(request.rate))
    case .split:
      let script = request.script.split
      guard script != request.script else { return nil }
      request.script = script
    case .rate80: request.rate = 80
    case .otherRate: request.rate = request.rate == 120 ? 60 : 120
    case .mirrored:
      request.screen.direction = request.screen.direction.opposite
      request.turnedScreen.direction = request.turnedScreen.direction.opposite
    case .otherScale:
      let scale: Double = request.screen.scale == 3 ? 2 : 3
      request.screen.scale = scale
      request.turnedScreen.scale = scale
    case .fingerTrace:
      guard let script = request.script.recorded(on: request.screen.size) else { return nil }
      request.script = script
    case .offsetTrace:
      guard let script = GestureScript(recordedOffsetOf: timeline, run) else { return nil }
      request.script = script
    }
    return request
  }
}

extension LayoutDirection {
  fileprivate var opposite: Self { self == .leftToRight ? .rightToLeft : .leftToRight }
}
