// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The animations of one file: which tracks move, and the keys that several of them share.
struct AnimationSheet {
  /// The animation of one track of one panel.
  struct Entry {
    /// Index of the keys in `bodies`.
    var body: Int
    var track: ReducedTrack
    var rate: Int
    var isFinger: Bool
  }

  let clock: LoopClock
  /// Entries by panel and track; nil for tracks that do not move.
  private(set) var entries: [[Entry?]] = []
  /// The keys of each distinct track.
  private(set) var bodies: [PrintedKeys] = []
  private(set) var report = SVGReport()
  /// The reductions of the panels' tracks.
  private(set) var reductions: [[TrackReduction?]] = []

  /// Makes the sheet of a still drawing.
  init() {
    clock = LoopClock(runs: [], rest: 0, timeError: 1)
  }

  /// Makes the sheet of drawings, each in the pose of one frame.
  init(_ panels: [SVGPanel], frames: [Int], options: SVGOptions) {
    var speed = 0.0
    for panel in panels {
      // By index: a variable for each track would be a copy of it.
      let tracks = panel.motion.tracks
      for index in tracks.indices where tracks[index].property.isTranslation {
        guard !tracks[index].isConstant else { continue }
        speed = max(speed, Self.greatestStep(tracks[index].samples) * Double(panel.motion.rate))
      }
    }
    clock = LoopClock(
      runs: panels.map { ($0.motion.rate, $0.motion.frameCount) }, rest: options.rest,
      timeError: options.tolerance * options.timeShare / max(speed, 1))
    for (panel, frame) in zip(panels, frames) {
      let motion = panel.motion
      let budget = ErrorBudget(panel.scene, run: panel.run, options: options)
      var errors = [Double](repeating: 0, count: motion.tracks.count)
      var row: [Entry?] = []
      row.reserveCapacity(motion.tracks.count)
      let nested = NestedMotion(panel, budget, clock: clock, options: options)
      reductions.append(nested.reductions)
      for index in motion.tracks.indices {
        let isFinger = motion.tracks[index].target.part == .finger
        guard let reduced = nested.tracks[index], options.showsFinger || !isFinger else {
          row.append(nil)
          continue
        }
        errors[index] = reduced.maximumError
        guard !reduced.isStill else {
          row.append(nil)
          continue
        }
        report.animatedTracks += 1
        let keys = PrintedKeys(
          reduced, position: motion.tracks[index].samples[frame], rate: motion.rate, clock: clock)
        let known = bodies.indices.first {
          bodies[$0].mark == keys.mark && bodies[$0] == keys
        }
        if known == nil {
          bodies.append(keys)
          report.segments += reduced.keys.count - 1
        }
        row.append(
          Entry(
            body: known ?? bodies.count - 1, track: reduced, rate: motion.rate, isFinger: isFinger))
      }
      entries.append(row)
      report.maximumError = max(report.maximumError, budget.greatestSum(errors))
    }
    report.distinctTracks = bodies.count
  }

  /// The animated tracks of a panel, by group.
  ///
  /// Each group has one rule, since a second style rule would replace the animations of the first.
  func rules(_ panel: SVGPanel, _ index: Int) -> [(target: SceneName, tracks: [Int])] {
    let tracks = panel.motion.tracks
    var rules: [(target: SceneName, tracks: [Int])] = []
    rules.reserveCapacity(tracks.count)
    for track in tracks.indices where entries[index][track] != nil {
      // Tracks of one group are close together.
      if let known = rules.lastIndex(where: { $0.target == tracks[track].target }) {
        rules[known].tracks.append(track)
      } else {
        rules.append((tracks[track].target, [track]))
      }
    }
    return rules
  }

  /// Whether the finger of a panel moves, so that a tail can show its speed.
  func isFingerMoving(_ panel: Int) -> Bool {
    entries[panel].contains { entry in
      entry.map { $0.isFinger && $0.track.property != .visibility } ?? false
    }
  }

  private static func greatestStep(_ samples: FrameSamples) -> Double {
    guard var last = samples.first else { return 0 }
    var greatest = 0.0
    samples.forEachPiece { sample, _ in
      let step = abs(sample - last)
      if step > greatest { greatest = step }
      last = sample
    }
    return greatest
  }
}
