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

  let request: RunRequest
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

  /// Prepares a run that records in the storage of a timeline, which is left empty until the run ends.
  init(_ request: RunRequest, reusing storage: inout Timeline) {
    self.request = request
    timeline = Timeline(rate: request.rate)
    swap(&timeline, &storage)
    timeline.reset(rate: request.rate)
    stage = Stage(
      screen: request.screen, physics: request.physics, decelerationRate: request.decelerationRate)
    pattern = P(
      variant: request.variant, behavior: ScrollBehavior(request.parameters),
      parameters: request.parameters.dropFirst(ScrollBehavior.parameters.count),
      screen: request.screen)
    pointer = ScriptPoint.middle.resolved(in: request.screen.size)
    timeline.valueNames =
      [
        TrackName("contentOffset.y"), TrackName("velocity.y"), TrackName("contentOffset.min"),
        TrackName("contentOffset.max"),
      ] + pattern.valueNames
    timeline.layerCount = pattern.layerCount
    timeline.epochs.append(Timeline.Epoch(firstFrame: 0, screen: request.screen))
    poses.reserveCapacity(Self.chunkLength)
  }

  mutating func run() throws(SimulationError) {
    appear()
    for index in request.script.steps.indices {
      step = index
      timeline.stepTimes.append(clock)
      try perform(request.script.steps[index])
      guard clock <= Self.timeLimit else { throw .tooLong }
    }
    timeline.stepTimes.append(clock)
    if finger == nil, stage.isMoving { try wait(until: .settled, timeout: Self.settlingLimit) }
    try advance(to: clock)
    try showFrame()
    layOutPoses()
    // Ends of motions are found when the next frame or touch looks, so they may come in late.
    timeline.events.sort { $0.time < $1.time }
  }

  /// The life cycle before the first frame: insets are adjusted between `willAppear` and `didAppear`.
  private mutating func appear() {
    pattern.arrange(on: &stage)
    pattern.handle(.willAppear, on: &stage)
    for id in stage.scrollViewIDs {
      stage.setContentOffsetStopping(stage[id].range.minimum, of: id, notifying: &pattern)
    }
    pattern.handle(.didAppear, on: &stage)
    let range = stage[.main].range
    switch request.initialOffset {
    case .rest: break
    case .fromStart(let distance):
      stage.setContentOffset(range.minimum + distance, of: .main, notifying: &pattern)
    case .fromEnd(let distance):
      stage.setContentOffset(range.maximum - distance, of: .main, notifying: &pattern)
    }
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
    followFinger(at: time)
    for id in stage.scrollViewIDs { step(id, to: time) }
    guard !stage.isFeedbackLoop else { throw .feedbackLoop(frame: nextFrame) }
    record(at: time)
    nextFrame += 1
    if poses.count == Self.chunkLength { layOutPoses() }
  }

  /// Shows where one scroll view is at a frame's time.
  private mutating func step(_ id: ScrollViewID, to time: Double) {
    switch stage.activities[id.index] {
    case .idle(let offset), .traced(let offset):
      stage.deliver(rounded(offset), to: id, notifying: &pattern)
    case .touched:
      break
    case .dragged(let rawOffset, let coordinate):
      guard let finger else { break }
      let view = stage[id]
      let position = view.coordinate(of: finger.position(at: time, in: request.script))
      let raw = rawOffset - (position - coordinate)
      stage.deliver(
        rounded(stage.physics.bandedOffset(raw, in: view)), to: id, notifying: &pattern)
    case .moving(let motion, let start):
      guard time < start + motion.duration - Self.timeTolerance else {
        settle(id, motion, since: start)
        return
      }
      noteEdge(start + motion.edgeTime, before: time)
      stage.deliver(rounded(motion.offset(at: time - start)), to: id, notifying: &pattern)
    }
  }

  /// Notes that coasting content has reached an end, if it did so since the last frame.
  private mutating func noteEdge(_ edge: Double, before time: Double) {
    guard edge <= time, edge > time - 1 / Double(request.rate) else { return }
    timeline.events.append(TimelineEvent(time: edge, kind: .edgeHit))
  }

  /// Ends a motion: the offset comes to rest on a device pixel and the delegate hears the end.
  private mutating func settle(_ id: ScrollViewID, _ motion: ScrollMotion, since start: Double) {
    let animates = motion.phase(at: 0) == .animating
    stage.rest(id, at: restingOffset(motion.restingOffset))
    timeline.events.append(TimelineEvent(time: start + motion.duration, kind: .settled))
    if case .idle(let offset) = stage.activities[id.index] {
      stage.deliver(offset, to: id, notifying: &pattern)
    }
    pattern.handle(animates ? .didEndScrollingAnimation(id) : .didEndDecelerating(id), on: &stage)
  }

  private func rounded(_ offset: Double) -> Double {
    request.physics.pixelRounding == .frame
      ? PixelRounding.nearestPixel(offset, scale: stage.screen.scale) : offset
  }

  /// Where an offset comes to rest: on a device pixel, unless the request turns rounding off.
  func restingOffset(_ offset: Double) -> Double {
    request.physics.pixelRounding == .none
      ? offset : PixelRounding.nearestPixel(offset, scale: stage.screen.scale)
  }

  private mutating func record(at time: Double) {
    let pose = pattern.pose(on: stage)
    let drive = drive(of: .main, at: time)
    timeline.phases.append(drive.phase)
    timeline.fingers.append(
      finger?.position(at: time, in: request.script) ?? Point(.nan, .nan))
    Self.record(
      stage[.main], velocity: drive.velocity, pose, of: pattern, in: &timeline
    )
    poses.append(pose)
  }

  /// Appends a frame's values and layers.
  ///
  /// The pattern is lent, not copied: a copy would count references of its arrays in every frame.
  private static func record(
    _ view: ScrollView, velocity: Double, _ pose: P.Pose, of pattern: P,
    in timeline: inout Timeline
  ) {
    let range = view.range
    timeline.values.append(addingCapacity: timeline.valueNames.count) { values in
      values.append(view.contentOffset)
      values.append(velocity)
      values.append(range.minimum)
      values.append(range.maximum)
      pattern.record(pose, into: &values)
    }
    timeline.layers.append(addingCapacity: timeline.layerCount) { layers in
      layers.append(.zero)
      pattern.translate(pose, into: &layers)
    }
  }

  /// What drives a scroll view, and how fast its content moves just after a time, in points per second.
  private func drive(
    of id: ScrollViewID, at time: Double
  ) -> (phase: ScrollPhase, velocity: Double) {
    switch stage.activities[id.index] {
    case .idle:
      return (.idle, 0)
    case .touched, .traced:
      return (.tracking, 0)
    case .dragged(let rawOffset, let coordinate):
      guard let finger else { return (.tracking, 0) }
      let view = stage[id]
      let position = view.coordinate(of: finger.position(at: time, in: request.script))
      let velocity = view.coordinate(of: finger.velocity(at: time, in: request.script))
      let raw = rawOffset - (position - coordinate)
      return (.tracking, -velocity * stage.physics.bandSlope(raw, in: view))
    case .moving(let motion, let start):
      return (motion.phase(at: time - start), motion.velocity(at: time - start))
    }
  }

  /// Lays out the frames that were recorded since the last call.
  mutating func layOutPoses() {
    Self.layOut(poses, of: pattern, in: &timeline)
    poses.removeAll(keepingCapacity: true)
  }

  private static func layOut(
    _ poses: [P.Pose], of pattern: P, in timeline: inout Timeline
  ) {
    let base = timeline.elements.count
    let count = poses.count
    timeline.elementStarts.append(addingCapacity: count) { starts in
      timeline.elements.append(addingCapacity: count * pattern.visibleElementLimit) { elements in
        for index in 0..<count {
          pattern.layout(poses[index], into: &elements)
          starts.append(base + elements.count)
        }
      }
    }
  }
}

extension Stage {
  /// The scroll views in use, in order.
  var scrollViewIDs: ScrollViewIDs { ScrollViewIDs(count: scrollViewCount) }

  /// Whether anything moves by itself.
  var isMoving: Bool {
    for id in scrollViewIDs where activities[id.index].isMoving { return true }
    return false
  }

  /// Stops a scroll view; the next frame shows the offset.
  mutating func rest(_ id: ScrollViewID, at offset: Double) {
    activities[id.index] = .idle(offset)
  }
}

/// The first few scroll views of a stage, as a sequence that allocates nothing.
struct ScrollViewIDs: Sequence, IteratorProtocol {
  private var index = 0
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  mutating func next() -> ScrollViewID? {
    guard index < count else { return nil }
    defer { index += 1 }
    return ScrollViewID(index)
  }
}
