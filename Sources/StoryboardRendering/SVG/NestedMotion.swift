// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The reduced tracks of one panel, in which groups that move within moving groups move as one.
///
/// Each track by itself stays between its samples from one frame to the next. Where a group moves against
/// the group around it, as a list that stays while its sheet leaps, that is not enough: the two curves, or
/// a jump in one of them alone, would show a twitch between two frames that are right. Tracks that do so
/// go straight from the one frame to the other.
struct NestedMotion {
  /// By index of the panel's tracks; nil for those that are constant.
  private(set) var tracks: [ReducedTrack?] = []
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
    tracks = motion.tracks.indices.map { reduce($0, straight: []) }
    let chains = budget.chains
    // Each round straightens what the one before has left; a straight interval never twitches, so that
    // the rounds end.
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

  private func reduce(_ index: Int, straight: [Int]) -> ReducedTrack? {
    let track = motion.tracks[index]
    guard !track.isConstant else { return nil }
    let isFade = track.property == .opacity
    return ReducedTrack(
      track, tolerance: isFade ? min(0.005, options.tolerance) : budget.tolerances[index],
      rate: motion.rate, knots: motion.eventFrames, straight: straight, clock: clock,
      precision: options.keyframePrecision)
  }

  /// The frames after which the sum of tracks leaves the way from its one sample to the next, half a frame
  /// later, by more than the error.
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
