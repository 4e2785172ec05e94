// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What is noted of a frame, and how what was noted becomes elements.
extension Simulator {
  /// Notes a frame and its phase; what it records comes later, that of many frames at once.
  @inline(__always)
  mutating func record(at time: Double, _ phase: ScrollPhase) {
    let finger = host.touch?.position ?? Point(.nan, .nan)
    let stretch = request.physics.stretchesContent ? host.stretch : 0
    Self.observe(
      pattern, on: host, phase: phase, finger: finger, stretch: stretch, in: &waiting)
    #if !WITHOUT_PROGRAM_STEPS
    if programs.isInUse {
      programs.recordViews(at: time, on: host.screen)
    } else {
      programs.recordNoViews()
    }
    #endif
  }

  /// Appends what a pattern shows in a frame.
  ///
  /// A call that lends the pattern or the host may copy it. Therefore this is part of its caller, and so are the
  /// functions of patterns that it calls.
  @inline(__always)
  private static func observe(
    _ pattern: P, on host: borrowing ScrollHost, phase: ScrollPhase, finger: Point, stretch: Double,
    in waiting: inout FrameQueue<P.Pose>
  ) {
    // Each is stored before the next one is asked for: there are more numbers than registers.
    let frame = waiting.append(pattern.pose(on: host))
    waiting.note(
      FrameNote(
        reading: pattern.reading(on: host), bounds: pattern.bounds(on: host), finger: finger,
        stretch: stretch, phase: phase),
      of: frame)
  }

  /// Appends the phases, fingers, bounds and stretches of frames.
  @_optimize(speed)
  private static func append(
    _ frames: borrowing FrameQueue<P.Pose>, mirror: LayoutMirroring, stretching: Bool,
    to timeline: inout Timeline
  ) {
    frames.withNotes { notes in
      timeline.phases.append(addingCapacity: notes.count) { phases in
        phases.append(repeating: .idle, count: notes.count)
        var phases = phases.mutableSpan
        for index in notes.indices { phases[index] = notes[index].phase }
      }
      timeline.fingers.append(addingCapacity: notes.count) { fingers in
        fingers.append(repeating: .zero, count: notes.count)
        var fingers = fingers.mutableSpan
        for index in notes.indices {
          let finger = notes[index].finger
          fingers[index] = Point(mirror.shown(finger.x), finger.y)
        }
      }
      timeline.bounds.append(addingCapacity: notes.count) { bounds in
        for index in notes.indices { bounds.append(notes[index].bounds) }
      }
      #if !WITHOUT_ANDROID
      guard stretching else { return }
      for index in notes.indices { timeline.stretches.append(notes[index].stretch) }
      #endif
    }
  }

  /// Records the interface before the script starts, unless frame 0 shows it.
  mutating func recordAppearance() {
    if case .pause(let duration)? = request.script.steps.first, duration > 0 { return }
    pattern.endEvents(on: &host)
    guard pattern.prepareFrame(on: &host) else { return }
    let later = (willLayOut, keepsOnlyPoses)
    (willLayOut, keepsOnlyPoses) = (nil, false)
    record(at: 0, phase(at: 0))
    layOutPoses()
    (willLayOut, keepsOnlyPoses) = later
    // Copies, since the timeline's arrays have storage for all frames of the run.
    timeline.appearance = Timeline.Appearance(
      screen: host.screen, layerLinks: timeline.layerLinks, values: timeline.values.map { $0 },
      phase: timeline.phases[0], bounds: timeline.bounds[0], layers: timeline.layers.map { $0 },
      elements: timeline.elements.map { $0 })
    timeline.forgetFrames()
  }

  /// Appends what the timeline records of the frames that were noted since the last call, besides their elements.
  private mutating func recordValues() {
    let firstLayer = timeline.layers.count
    Self.append(
      waiting, mirror: host.mirror, stretching: request.physics.stretchesContent, to: &timeline)
    Self.record(waiting, of: pattern, in: &timeline)
    host.mirror.apply(to: &timeline.layers, from: firstLayer)
  }

  /// The pattern is lent, not copied: a copy would count references of its arrays.
  @_optimize(speed)
  private static func record(
    _ frames: borrowing FrameQueue<P.Pose>, of pattern: P, in timeline: inout Timeline
  ) {
    timeline.values.append(addingCapacity: frames.count * timeline.valueNames.count) { values in
      frames.withNotes { notes in
        frames.withPoses { poses in record(notes, poses, of: pattern, into: &values) }
      }
    }
    timeline.layers.append(addingCapacity: frames.count * timeline.layerCount) { layers in
      frames.withPoses { poses in translate(poses, of: pattern, into: &layers) }
    }
  }

  /// Appends the values of frames.
  ///
  /// They are held in a variable, so that its counters stay in registers.
  @_optimize(speed)
  @inline(never)
  private static func record(
    _ notes: Span<FrameNote>, _ poses: Span<P.Pose>, of pattern: P,
    into values: inout OutputSpan<Double>
  ) {
    var held = values
    values = OutputSpan()
    held.requireAlignment()
    for index in poses.indices {
      let reading = notes[index].reading
      held.append(reading.offset, reading.velocity, reading.range.minimum, reading.range.maximum)
      pattern.record(poses[index], into: &held)
    }
    values = held
  }

  /// Appends the translations of layers, in the same way.
  @_optimize(speed)
  @inline(never)
  private static func translate(
    _ poses: Span<P.Pose>, of pattern: P, into layers: inout OutputSpan<Point>
  ) {
    var held = layers
    layers = OutputSpan()
    held.requireAlignment()
    for index in poses.indices {
      held.append(.zero)
      pattern.translate(poses[index], into: &held)
    }
    layers = held
  }

  /// What drives the screen at a frame's time: a finger before a fling before an animation.
  ///
  /// It changes nothing. As a mutating function it works on the simulator in place, not on a copy.
  @inline(__always)
  mutating func phase(at time: Double) -> ScrollPhase {
    if finger != nil { return .tracking }
    #if WITHOUT_PROGRAM_STEPS
    var result = host.animationEnd > -.infinity ? ScrollPhase.animating : .idle
    #else
    let animates = host.animationEnd > -.infinity || time < programs.end
    var result = animates ? ScrollPhase.animating : .idle
    #endif
    for id in host.scrollViewIDs {
      // Most views are idle, and most others move: a jump by all cases takes longer.
      if case .idle = host.states[id.index].activity { continue }
      guard case .moving(let start) = host.states[id.index].activity else { return .tracking }
      let phase = host.states[id.index].motion.phase(at: time - start)
      if result == .idle || phase != .animating && result == .animating { result = phase }
    }
    return result
  }

  /// Lays out the frames that were recorded since the last call.
  @_optimize(speed)
  mutating func layOutPoses() {
    guard waiting.count > 0 else { return }
    let laysOutChanges = P.posesDecideFrames && !keepsOnlyPoses
    if willLayOut != nil || !laysOutChanges { waiting.appendPoses(to: &poses) }
    pattern.completeFrames()
    willLayOut?(&self)
    if !keepsOnlyPoses { recordValues() }
    let first = timeline.elements.count
    // Where only poses are kept, what else belongs to the frames is forgotten by now.
    if laysOutChanges {
      layOutChanges()
    } else {
      pattern.layOut(poses, to: &timeline.elements, starts: &timeline.elementStarts)
    }
    host.mirror.apply(to: &timeline.elements, from: first)
    #if !WITHOUT_PROGRAM_STEPS
    for rows in programs.rows { rows.number(&timeline.elements, from: first) }
    programs.layOutViews(over: &timeline.elements, starts: &timeline.elementStarts)
    #endif
    poses.removeAll(keepingCapacity: true)
    waiting.removeAll()
    if !keepsOnlyPoses { pattern.forgetPoses() }
  }
}
