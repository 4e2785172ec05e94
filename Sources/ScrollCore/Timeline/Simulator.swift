// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Runs a script against a pattern and records every display frame.
///
/// Touch and physics change state at exact script times; a pattern hears `didScroll` once a display
/// frame. Motion between changes is a closed form of time, so runs at different rates agree at the
/// instants that they share, unless the pattern's own rule remembers frames.
struct Simulator<P: LayoutPattern> {
  /// Frames laid out together, so that a chunk of a run costs one growth of each array.
  static var chunkLength: Int { 256 }
  /// The longest run, in seconds.
  static var timeLimit: Double { 600 }
  /// How long a run that ends moving is followed, in seconds.
  static var settlingLimit: Double { 10 }
  /// Instants closer than this are the same, in seconds: sums of a script's durations may miss a frame
  /// time by a rounding error.
  static var timeTolerance: Double { 1e-9 }

  var request: RunRequest
  var pattern: P
  var stage: Stage
  var timeline: Timeline
  /// How far the script has been told, in seconds.
  var clock = 0.0
  /// The frame that is shown next.
  var nextFrame = 0
  /// Where the pointer is, in points.
  var pointer: Point
  /// The finger, while it is down.
  var finger: Finger?
  /// The step being run, for messages.
  var step = 0
  /// Poses of frames that are not laid out yet.
  var poses: [P.Pose] = []
  /// Whether the run is made for its poses, and what else frames record is forgotten.
  var keepsPoses = false
  /// The poses that were kept, part by part.
  var kept: [PosedFrames<P>] = []

  /// Prepares a run that records in the storage of a timeline, which is left empty until the run ends.
  init(_ request: RunRequest, reusing storage: inout Timeline) {
    var timeline = Timeline(rate: request.rate)
    swap(&timeline, &storage)
    timeline.reset(rate: request.rate)
    self.init(request, in: timeline)
  }

  /// Prepares a run that records in a timeline, which is empty and has the request's rate.
  init(_ request: RunRequest, in timeline: consuming Timeline) {
    self.request = request
    self.timeline = timeline
    stage = Stage(
      screen: request.screen, physics: request.physics, decelerationRate: request.decelerationRate)
    let parameters = request.grownParameters
    pattern = P(
      variant: request.variant, behavior: ScrollBehavior(parameters),
      parameters: parameters.dropFirst(ScrollBehavior.parameters.count),
      screen: request.screen)
    pattern.prepare(forTurnTo: request.turnedScreen)
    pointer = ScriptPoint.middle.resolved(in: request.screen.size)
    self.timeline.valueNames =
      [
        TrackName("contentOffset.y"), TrackName("velocity.y"), TrackName("contentOffset.min"),
        TrackName("contentOffset.max"),
      ] + pattern.valueNames
    self.timeline.layerLinks = pattern.layers
    self.timeline.layerCount = self.timeline.layerLinks.count
    self.timeline.epochs.append(Timeline.Epoch(firstFrame: 0, screen: request.screen))
    poses.reserveCapacity(Self.chunkLength)
  }

  mutating func run() throws(SimulationError) {
    do {
      try play()
    } catch {
      guard stage.failure != nil else { throw error }
      noteCrash()
    }
    complete()
  }

  /// A stage that would end the app ends its own run, with what it showed until then.
  mutating func noteCrash() {
    timeline.events.append(TimelineEvent(time: stage.time, kind: .crashed))
    timeline.failure = stage.failure
    while timeline.stepTimes.count <= request.script.steps.count {
      timeline.stepTimes.append(stage.time)
    }
  }

  /// Lays out what is left, and brings the events into order.
  mutating func complete() {
    layOutPoses()
    // Ends of motions are found when the next frame or touch looks, so they may come in late.
    timeline.events.insertionSort { $0.time < $1.time }
  }

  private mutating func play() throws(SimulationError) {
    appear()
    for index in request.script.steps.indices { try perform(index) }
    try finish()
  }

  /// Plays one step of the script, by its index.
  mutating func perform(_ index: Int) throws(SimulationError) {
    step = index
    timeline.stepTimes.append(clock)
    try perform(request.script.steps[index])
    guard clock <= Self.timeLimit else { throw .tooLong }
  }

  /// Follows what still moves after the last step, and shows the last frame.
  mutating func finish() throws(SimulationError) {
    timeline.stepTimes.append(clock)
    if finger == nil, stage.isMoving { try wait(until: .settled, timeout: Self.settlingLimit) }
    try advance(to: clock)
    try showFrame()
  }

  /// The life cycle before the first frame: insets are adjusted between `willAppear` and `didAppear`.
  mutating func appear() {
    pattern.arrange(on: &stage)
    pattern.handle(.willAppear, on: &stage)
    for id in stage.scrollViewIDs {
      stage.setContentOffsetStopping(stage[id].range.minimum, of: id, notifying: &pattern)
    }
    pattern.handle(.didAppear, on: &stage)
    let range = stage[.main].range
    switch request.initialOffset {
    case .rest: return
    case .fromStart(let distance):
      stage.setContentOffset(range.minimum + distance, of: .main, notifying: &pattern)
    case .fromEnd(let distance):
      stage.setContentOffset(range.maximum - distance, of: .main, notifying: &pattern)
    }
    // What is beyond an end may be for another view, to which the pattern has handed it on by now.
    let view = stage[.main]
    stage.setContentOffset(
      view.range.clamp(view.contentOffset), of: .main, notifying: &pattern)
  }

  // MARK: Frames

  func time(ofFrame frame: Int) -> Double { Double(frame) / Double(request.rate) }

  /// Shows every frame before a time, and brings the script's clock there.
  mutating func advance(to time: Double) throws(SimulationError) {
    guard time <= Self.timeLimit else { throw .tooLong }
    while self.time(ofFrame: nextFrame) < time - Self.timeTolerance { try showFrame() }
    clock = max(clock, time)
  }

  /// Brings every scroll view to the next frame's time, tells the pattern, and records the frame.
  mutating func showFrame() throws(SimulationError) {
    let time = time(ofFrame: nextFrame)
    stage.time = time
    followAnimation(to: time)
    followFinger(at: time)
    for id in stage.deliveryOrder { step(id, to: time) }
    guard !stage.isFeedbackLoop else { throw .feedbackLoop(frame: nextFrame) }
    record(at: time)
    nextFrame += 1
    guard stage.failure == nil else { throw .crashed(frame: nextFrame - 1) }
    if poses.count == Self.chunkLength { layOutPoses() }
  }

  /// Tells the pattern about the animation that it runs itself: a frame of it, or its end, which may lie
  /// between two frames.
  mutating func followAnimation(to time: Double) {
    let end = stage.animationEnd
    guard end > -.infinity else { return }
    if end <= time + Self.timeTolerance {
      stage.animationEnd = -.infinity
      timeline.events.append(TimelineEvent(time: end, kind: .settled))
      stage.time = min(end, time)
      pattern.handle(.didEndAnimation, on: &stage)
      stage.time = time
    } else {
      pattern.handle(.displayFrame, on: &stage)
    }
  }

  /// Shows where one scroll view is at a frame's time.
  private mutating func step(_ id: ScrollViewID, to time: Double) {
    switch stage.activities[id.index] {
    case .idle(let offset), .traced(let offset):
      stage.velocities[id.index] = 0
      stage.deliver(rounded(offset), to: id, notifying: &pattern)
    case .touched:
      stage.velocities[id.index] = 0
    case .dragged(let rawOffset, let coordinate):
      guard let finger else { break }
      let view = stage[id]
      let position = view.coordinate(of: finger.position(at: time, in: request.script))
      let velocity = view.coordinate(of: finger.velocity(at: time, in: request.script))
      let raw = rawOffset - (position - coordinate)
      stage.velocities[id.index] = -velocity * stage.physics.bandSlope(raw, in: view)
      anchor(id, view, raw, at: position)
      stage.deliver(
        rounded(stage.physics.bandedOffset(raw, in: view)), to: id, notifying: &pattern)
      stage.drags[id.index].last = position
    case .moving(let motion, let start):
      guard time < start + motion.duration - Self.timeTolerance else {
        endMotion(of: id, at: time)
        // What has ended between two frames may have started something that goes on in this one.
        if case .moving(let next, let start) = stage.activities[id.index],
          time < start + next.duration - Self.timeTolerance
        {
          step(id, to: time)
        }
        return
      }
      noteEdge(start + motion.edgeTime, before: time)
      stage.velocities[id.index] = motion.velocity(at: time - start)
      stage.deliver(rounded(motion.offset(at: time - start)), to: id, notifying: &pattern)
    }
  }

  /// Lets a finger that has gone beyond an end without bounce move the content at once on its way back.
  private mutating func anchor(
    _ id: ScrollViewID, _ view: ScrollView, _ rawOffset: Double, at coordinate: Double
  ) {
    guard !view.bounces, !view.range.contains(rawOffset) else { return }
    stage.activities[id.index] = .dragged(
      rawOffset: view.range.clamp(rawOffset), at: coordinate)
  }

  /// Notes where drags stand at the end of a piece of the finger's way, since it may turn there.
  mutating func anchorDrags(at time: Double) {
    guard let finger else { return }
    for id in stage.scrollViewIDs {
      guard case .dragged(let rawOffset, let coordinate) = stage.activities[id.index] else {
        continue
      }
      let view = stage[id]
      let position = view.coordinate(of: finger.position(at: time, in: request.script))
      anchor(id, view, rawOffset - (position - coordinate), at: position)
    }
  }

  /// Notes that coasting content has reached an end, if it did so since the last frame.
  mutating func noteEdge(_ edge: Double, before time: Double) {
    guard edge <= time, edge > self.time(ofFrame: nextFrame - 1) else { return }
    timeline.events.append(TimelineEvent(time: edge, kind: .edgeHit))
  }

  /// Ends the motion of a scroll view: where it was heading if it is over by a time, else where it is.
  ///
  /// The delegate hears the last offset, then the end, at the time of the end.
  mutating func endMotion(of id: ScrollViewID, at time: Double) {
    guard case .moving(let motion, let start) = stage.activities[id.index] else { return }
    noteEdge(start + motion.edgeTime, before: time)
    let rounding = request.physics.pixelRounding
    let scale = stage.screen.scale
    var offset = motion.restingOffset(rounding: rounding, scale: scale)
    if time >= start + motion.duration - Self.timeTolerance {
      timeline.events.append(TimelineEvent(time: start + motion.duration, kind: .settled))
      stage.time = min(start + motion.duration, time)
    } else {
      offset = rounding.rounded(motion.offset(at: time - start), scale: scale)
    }
    stage.rest(id, at: offset)
    stage.deliver(offset, to: id, notifying: &pattern)
    let animates = motion.phase(at: 0) == .animating
    pattern.handle(animates ? .didEndScrollingAnimation(id) : .didEndDecelerating(id), on: &stage)
    stage.time = time
  }

  private func rounded(_ offset: Double) -> Double {
    request.physics.pixelRounding == .frame
      ? PixelRounding.nearestPixel(offset, scale: stage.screen.scale) : offset
  }

  private mutating func record(at time: Double) {
    let pose = pattern.pose(on: stage)
    timeline.phases.append(phase(at: time))
    let finger = stage.touch?.position ?? Point(.nan, .nan)
    timeline.fingers.append(Point(stage.mirror.shown(finger.x), finger.y))
    timeline.bounds.append(pattern.bounds(on: stage))
    let firstLayer = timeline.layers.count
    Self.record(pattern.reading(on: stage), pose, of: pattern, in: &timeline)
    stage.mirror.apply(to: &timeline.layers, from: firstLayer)
    poses.append(pose)
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
  private func phase(at time: Double) -> ScrollPhase {
    if finger != nil { return .tracking }
    var result = stage.animationEnd > -.infinity ? ScrollPhase.animating : .idle
    for id in stage.scrollViewIDs {
      switch stage.activities[id.index] {
      case .idle: break
      case .touched, .dragged, .traced: return .tracking
      case .moving(let motion, let start):
        let phase = motion.phase(at: time - start)
        if result == .idle || phase != .animating && result == .animating { result = phase }
      }
    }
    return result
  }

  /// Lays out the frames that were recorded since the last call.
  mutating func layOutPoses() {
    // On 32-bit machines the storage of empty arrays is too loosely aligned to lend a span of it.
    guard !poses.isEmpty else { return }
    if keepsPoses { keepPoses() }
    let first = timeline.elements.count
    pattern.append(
      poses, poses.indices, to: &timeline.elements, starts: &timeline.elementStarts)
    stage.mirror.apply(to: &timeline.elements, from: first)
    poses.removeAll(keepingCapacity: true)
  }

  /// Keeps the poses recorded since the last call, in place of the frames before them.
  private mutating func keepPoses() {
    timeline.forgetFrames()
    if kept.count < timeline.epochs.count {
      kept.append(PosedFrames(pattern: pattern, mirror: stage.mirror, poses: poses))
    } else {
      kept[kept.count - 1].poses += poses
    }
  }
}
