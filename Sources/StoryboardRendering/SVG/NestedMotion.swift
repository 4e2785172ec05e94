// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The reduced tracks of one panel, in which nested groups move consistently between frames.
///
/// Each track alone stays between its samples from one frame to the next. Where a group moves against the group around
/// it, as a list that stays in place while its sheet jumps, that is not enough: the sum of the two curves may twitch
/// between two frames that are right. Such tracks are linear between these frames.
struct NestedMotion {
  /// By index of the panel's tracks; nil for constant tracks.
  private(set) var tracks: [ReducedTrack?] = []
  /// The first reduction of each track, for other pictures; nil for constant tracks.
  private(set) var reductions: [TrackReduction?]
  private let motion: SceneRun
  private let budget: ErrorBudget
  private let clock: LoopClock
  private let options: SVGOptions

  init(_ panel: SVGPanel, _ budget: ErrorBudget, clock: LoopClock, options: SVGOptions) {
    motion = panel.motion
    self.budget = budget
    self.clock = clock
    self.options = options
    var straight = [[Int]](repeating: [], count: motion.tracks.count)
    reductions =
      panel.reductions.isEmpty
      ? Array(repeating: nil, count: motion.tracks.count) : panel.reductions
    tracks.reserveCapacity(motion.tracks.count)
    for track in motion.tracks.indices { tracks.append(reduce(track, straight: [])) }
    let chains = budget.chains
    // Each iteration straightens the twitches that are left; a straight interval never twitches, so the loop ends.
    while true {
      var changed: Set<Int> = []
      for chain in chains {
        for frame in twitches(of: chain) {
          for track in chain where !straight[track].contains(frame) {
            straight[track].append(frame)
            changed.insert(track)
          }
        }
      }
      guard !changed.isEmpty else { break }
      for track in changed {
        straight[track].sort()
        tracks[track] = reduce(track, straight: straight[track])
      }
    }
  }

  private mutating func reduce(_ index: Int, straight: [Int]) -> ReducedTrack? {
    let track = motion.tracks[index]
    guard !track.isConstant else { return nil }
    let isFade = track.property == .opacity
    return ReducedTrack(
      track,
      tolerance: isFade ? min(options.fadeTolerance, options.tolerance) : budget.tolerances[index],
      rate: motion.rate, knots: motion.eventFrames, straight: straight, clock: clock,
      precision: options.keyframePrecision, known: &reductions[index])
  }

  /// The frames after which the sum of tracks, half a frame later, is outside the range of its two samples by more than
  /// the error.
  private func twitches(of chain: [Int]) -> [Int] {
    let frames = motion.frameCount
    var wanted = [Double](repeating: 0, count: frames)
    var shown = wanted
    for index in chain {
      let track = motion.tracks[index]
      let values = tracks[index]?.values(frames: frames, part: 0.5, rate: motion.rate, clock: clock)
      let samples = track.samples.all
      for frame in 0..<frames {
        wanted[frame] += samples[frame]
        shown[frame] += values?[frame] ?? samples[0]
      }
    }
    return (0..<(frames - 1)).filter { frame in
      let low = min(wanted[frame], wanted[frame + 1])
      let high = max(wanted[frame], wanted[frame + 1])
      return shown[frame] < low - options.tolerance || shown[frame] > high + options.tolerance
    }
  }
}
