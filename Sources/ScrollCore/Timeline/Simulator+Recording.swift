// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is noted of a frame, and how what was noted becomes elements.
extension Simulator {
  /// Records a frame; its elements are laid out later, many frames at once.
  mutating func record(at time: Double) {
    let pose = pattern.pose(on: host)
    let phase = phase(at: time)
    timeline.phases.append(phase)
    let finger = host.touch?.position ?? Point(.nan, .nan)
    timeline.fingers.append(Point(host.mirror.shown(finger.x), finger.y))
    timeline.bounds.append(pattern.bounds(on: host))
    let firstLayer = timeline.layers.count
    Self.record(pattern.reading(on: host), pose, of: pattern, in: &timeline)
    host.mirror.apply(to: &timeline.layers, from: firstLayer)
    poses.append(pose)
  }

  /// Records the interface before the script starts, unless frame 0 shows it.
  mutating func recordAppearance() {
    if case .pause(let duration)? = request.script.steps.first, duration > 0 { return }
    let keep = willLayOut
    willLayOut = nil
    record(at: 0)
    layOutPoses()
    willLayOut = keep
    timeline.appearance = Timeline.Appearance(
      screen: host.screen, layerLinks: timeline.layerLinks, values: timeline.values,
      phase: timeline.phases[0], bounds: timeline.bounds[0], layers: timeline.layers,
      elements: timeline.elements)
    timeline.forgetFrames()
  }

  /// Appends a frame's values and layers.
  ///
  /// The pattern is lent, not copied: a copy would count references of its arrays in every frame.
  private static func record(
    _ reading: ScrollReading, _ pose: P.Pose, of pattern: P, in timeline: inout Timeline
  ) {
    timeline.values.append(addingCapacity: timeline.valueNames.count) { values in
      values.append(reading.offset)
      values.append(reading.velocity)
      values.append(reading.range.minimum)
      values.append(reading.range.maximum)
      pattern.record(pose, into: &values)
    }
    timeline.layers.append(addingCapacity: timeline.layerCount) { layers in
      layers.append(.zero)
      pattern.translate(pose, into: &layers)
    }
  }

  /// What drives the screen at a frame's time: a finger before a fling before an animation.
  ///
  /// It changes nothing. As a mutating function it works on the simulator in place, not on a copy.
  private mutating func phase(at time: Double) -> ScrollPhase {
    if finger != nil { return .tracking }
    var result = host.animationEnd > -.infinity ? ScrollPhase.animating : .idle
    for id in host.scrollViewIDs {
      switch host.activities[id.index] {
      case .idle: break
      case .touched, .dragged, .traced: return .tracking
      case .moving(let start):
        let phase = host.motions[id.index].phase(at: time - start)
        if result == .idle || phase != .animating && result == .animating { result = phase }
      }
    }
    return result
  }

  /// Lays out the frames that were recorded since the last call.
  mutating func layOutPoses() {
    // On 32-bit machines the storage of empty arrays is too loosely aligned to lend a span of it.
    guard !poses.isEmpty else { return }
    if let willLayOut { willLayOut(&self) }
    let first = timeline.elements.count
    pattern.append(
      poses, poses.indices, to: &timeline.elements, starts: &timeline.elementStarts)
    host.mirror.apply(to: &timeline.elements, from: first)
    poses.removeAll(keepingCapacity: true)
  }
}
