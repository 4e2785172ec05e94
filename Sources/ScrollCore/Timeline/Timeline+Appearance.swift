// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Timeline {
  /// The interface after it has appeared and before its script starts.
  ///
  /// A script may touch the screen at its first instant, and frame 0 then already shows the effect.
  /// Code that needs to know what the touch changes needs this state.
  public struct Appearance: Sendable {
    /// The screen.
    var screen: Screen
    /// How the layers hang together.
    var layerLinks: [LayerLink]
    /// The recorded values, in the order of `Timeline.valueNames`.
    var values: [Double]
    /// What drives the content.
    var phase: ScrollPhase
    /// The bounds of the recorded scroll view, and its insets.
    var bounds: ScrollBounds
    /// Translations of the layers, in points.
    var layers: [Point]
    /// Visible elements, back to front.
    var elements: [ElementFrame]
  }

  /// The same run one frame later, with the appearance as its first frame; nil if frame 0 shows the
  /// appearance itself, because the script starts with a pause.
  ///
  /// All times are later by a frame, so that the two agree frame by frame.
  ///
  /// - Complexity: O(frames + elements), for the copy.
  public func beginningWithAppearance() -> Timeline? {
    guard let first = appearance, frameCount > 0 else { return nil }
    var run = self
    run.appearance = nil
    run.values.insert(contentsOf: first.values, at: 0)
    run.phases.insert(first.phase, at: 0)
    run.fingers.insert(Point(.nan, .nan), at: 0)
    run.bounds.insert(first.bounds, at: 0)
    run.layers.insert(contentsOf: first.layers, at: 0)
    run.elements.insert(contentsOf: first.elements, at: 0)
    for index in run.elementStarts.indices { run.elementStarts[index] += first.elements.count }
    run.elementStarts.insert(0, at: 0)
    for index in run.epochs.indices { run.epochs[index].firstFrame += 1 }
    // A device that rotates and returns at the first instant has the same screen, but its state has
    // changed.
    let isTurned = events.contains { $0.kind == .rotated && $0.time == 0 }
    if !isTurned {
      run.epochs[0].firstFrame = 0
    } else {
      // No finger reaches a sheet before the rotation: its detents may be those after it.
      run.detents.insert(contentsOf: detents(inEpoch: 0), at: 0)
      run.epochs.insert(Epoch(firstFrame: 0, screen: first.screen), at: 0)
      run.layerLinks.insert(contentsOf: first.layerLinks, at: 0)
    }
    let frame = 1 / Double(rate)
    for index in run.events.indices { run.events[index].time += frame }
    for index in run.motionStarts.indices { run.motionStarts[index].time += frame }
    for index in run.stepTimes.indices { run.stepTimes[index] += frame }
    return run
  }
}
