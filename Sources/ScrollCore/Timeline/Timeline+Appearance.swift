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

  /// What `beginWithAppearance` changes apart from frames.
  public struct Beginning: Sendable {
    fileprivate var appearance: Appearance
    fileprivate var events: [TimelineEvent]
    fileprivate var motionStarts: [MotionStart]
    fileprivate var stepTimes: [Double]
    fileprivate var epochs: [Epoch]
    fileprivate var detents: [Double]
    fileprivate var layerLinks: [LayerLink]
  }

  /// Makes the appearance the first frame, unless frame 0 shows the appearance itself because the
  /// script starts with a pause.
  ///
  /// All times are later by a frame, so that frames and times still agree. A long run takes hundreds
  /// of megabytes: the frames are moved in their own storage and not copied.
  ///
  /// - Returns: What `begin(as:)` needs to undo it; nil if nothing has changed.
  /// - Complexity: O(frames + elements).
  public mutating func beginWithAppearance() -> Beginning? {
    guard let first = appearance, frameCount > 0 else { return nil }
    let beginning = Beginning(
      appearance: first, events: events, motionStarts: motionStarts, stepTimes: stepTimes,
      epochs: epochs, detents: detents, layerLinks: layerLinks)
    appearance = nil
    values.insert(contentsOf: first.values, at: 0)
    phases.insert(first.phase, at: 0)
    fingers.insert(Point(.nan, .nan), at: 0)
    bounds.insert(first.bounds, at: 0)
    layers.insert(contentsOf: first.layers, at: 0)
    elements.insert(contentsOf: first.elements, at: 0)
    for index in elementStarts.indices { elementStarts[index] += first.elements.count }
    elementStarts.insert(0, at: 0)
    if !stays.isEmpty { stays.insert(false, at: 0) }
    for index in epochs.indices { epochs[index].firstFrame += 1 }
    // A device that rotates and returns at the first instant has the same screen, but its state has
    // changed.
    let isTurned = events.contains { $0.kind.beginsEpoch && $0.time == 0 }
    if !isTurned {
      epochs[0].firstFrame = 0
    } else {
      // No finger reaches a sheet before the rotation: its detents may be those after it.
      detents.insert(contentsOf: detents(inEpoch: 0), at: 0)
      epochs.insert(Epoch(firstFrame: 0, screen: first.screen), at: 0)
      layerLinks.insert(contentsOf: first.layerLinks, at: 0)
    }
    let frame = 1 / Double(rate)
    for index in events.indices { events[index].time += frame }
    for index in motionStarts.indices { motionStarts[index].time += frame }
    for index in stepTimes.indices { stepTimes[index] += frame }
    return beginning
  }

  /// Undoes `beginWithAppearance`.
  ///
  /// - Complexity: O(frames + elements).
  public mutating func begin(as beginning: Beginning) {
    let first = beginning.appearance
    appearance = first
    values.removeFirst(first.values.count)
    phases.removeFirst()
    fingers.removeFirst()
    bounds.removeFirst()
    layers.removeFirst(first.layers.count)
    elements.removeFirst(first.elements.count)
    elementStarts.removeFirst()
    if !stays.isEmpty { stays.removeFirst() }
    for index in elementStarts.indices { elementStarts[index] -= first.elements.count }
    events = beginning.events
    motionStarts = beginning.motionStarts
    stepTimes = beginning.stepTimes
    epochs = beginning.epochs
    detents = beginning.detents
    layerLinks = beginning.layerLinks
  }
}
