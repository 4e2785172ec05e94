// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension RecordedRun {
  /// Two runs at the moments at which both show a frame, so that they have one rate.
  ///
  /// Nothing is computed between frames: what only one of them shows is left out. 60 and 120 frames a second
  /// have 60 moments in common, 60 and 80 have 20.
  ///
  /// - Returns: The runs themselves where their rates are the same.
  package static func atCommonMoments(
    _ a: RecordedRun, _ b: RecordedRun
  ) -> (a: RecordedRun, b: RecordedRun) {
    let rate = FramePairs(a, b).rate
    return (a.sampled(every: a.rate / rate), b.sampled(every: b.rate / rate))
  }

  /// Every n-th frame of the run, starting with the first, as a run with a lower rate.
  ///
  /// A screen that was only shown between the frames that are kept is left out.
  ///
  /// - Parameter stride: The distance between two kept frames; it divides the rate.
  /// - Complexity: Linear in the numbers that are kept.
  func sampled(every stride: Int) -> RecordedRun {
    precondition(stride > 0 && rate.isMultiple(of: stride), "the moments are those of a whole rate")
    guard stride > 1, frameCount > 0 else { return self }
    var run = self
    run.rate = rate / stride
    run.frameCount = (frameCount - 1) / stride + 1
    run.phases = (0..<run.frameCount).map { phases[$0 * stride] }
    func sampled(_ track: RecordedTrack) -> RecordedTrack {
      track.isConstant
        ? track : RecordedTrack((0..<run.frameCount).map { track[$0 * stride] })
    }
    for index in values.indices { run.values[index].track = sampled(values[index].track) }
    run.bounds = bounds.map(sampled)
    run.finger = finger.map(sampled)
    run.layers = layers.map(sampled)
    /// The first of the moments at or after a frame.
    func moment(_ frame: Int) -> Int { (frame + stride - 1) / stride }
    run.screens = []
    run.links = []
    for (index, epoch) in screens.enumerated() {
      let first = moment(epoch.firstFrame)
      let next = index + 1 < screens.count ? moment(screens[index + 1].firstFrame) : run.frameCount
      guard first < min(next, run.frameCount) else { continue }
      var epoch = epoch
      epoch.firstFrame = first
      run.screens.append(epoch)
      run.links += links[(index * layerCount)..<((index + 1) * layerCount)]
    }
    run.elements = elements.compactMap { element in
      var seen: [Range<Int>] = []
      for range in element.seen {
        let kept = moment(range.lowerBound)..<moment(range.upperBound)
        if kept.isEmpty { continue }
        if let last = seen.last, last.upperBound == kept.lowerBound {
          seen[seen.count - 1] = last.lowerBound..<kept.upperBound
        } else {
          seen.append(kept)
        }
      }
      guard !seen.isEmpty else { return nil }
      return RecordedElement(
        element.id, ownName: element.ownName, ordinal: element.ordinal, seen: seen,
        parts: element.parts.map(sampled))
    }
    return run
  }
}
