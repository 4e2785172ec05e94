// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Runs a script against a pattern and records every display frame.
///
/// Touch and physics change state at exact script times; a pattern receives `didScroll` once a display
/// frame. Motion between changes is a closed form of time, so runs at different rates agree at the
/// instants that they share, unless the pattern's own rule remembers frames.
struct Simulator<P: ScreenPattern>: ~Copyable {
  /// The longest run, in seconds.
  static var timeLimit: Double { 600 }
  /// How long a motion takes that a script waits for, in seconds, as a first guess.
  static var likelyWait: Double { 2 }
  /// How long a run that ends moving is followed, in seconds.
  static var settlingLimit: Double { 10 }
  /// Instants closer than this are the same, in seconds: sums of a script's durations may miss a frame
  /// time by a rounding error.
  static var timeTolerance: Double { 1e-9 }

  var request: RunRequest
  /// The rate of the request.
  let framesPerSecond: Double
  var pattern: P
  var host: ScrollHost
  var timeline: Timeline
  /// Up to what time the script is known, in seconds.
  var clock = 0.0
  /// The frame that is shown next.
  var nextFrame = 0
  /// Where the pointer is, in points.
  var pointer: Point
  /// The finger, while it is down.
  var finger: Finger?
  /// The step being run, for messages.
  var step = 0
  /// Frames that are not laid out yet.
  var waiting = FrameQueue<P.Pose>(capacity: P.chunkLength)
  /// Their poses, where somebody keeps these or lays out all of them.
  var poses: [P.Pose] = []
  /// What is done with poses before they are laid out; nil for nothing.
  var willLayOut: ((inout Simulator) -> Void)?
  /// Whether an idle view stays as it is: offsets are not rounded in each frame, and content does not stretch.
  let viewsRest: Bool
  /// The view that glides, if one does.
  var glide = Glide()
  /// Whether values and layers are left out, because they can be made from the poses.
  var keepsOnlyPoses = false
  #if !WITHOUT_PROGRAM_STEPS
  /// What programs and the system have changed.
  var programs: ProgramState
  #endif

  /// Prepares a run of a pattern that was made for the request.
  ///
  /// It records in a timeline, which is empty and has the request's rate.
  init(_ request: RunRequest, of made: consuming P, in timeline: consuming Timeline) {
    self.request = request
    framesPerSecond = Double(request.rate)
    self.timeline = timeline
    host = ScrollHost(
      screen: request.screen, physics: request.physics, decelerationRate: request.decelerationRate)
    pattern = made
    viewsRest = request.physics.pixelRounding != .frame && !request.physics.stretchesContent
    #if !WITHOUT_PROGRAM_STEPS
    programs = ProgramState(request.screen, turned: request.turnedScreen)
    #endif
    pattern.prepare(forTurnTo: request.turnedScreen)
    self.timeline.decayRate = request.physics.decayRate(request.decelerationRate)
    pointer = ScriptPoint.middle.resolved(in: request.screen.size)
    self.timeline.valueNames =
      [
        TrackName("contentOffset.y"), TrackName("velocity.y"), TrackName("contentOffset.min"),
        TrackName("contentOffset.max"),
      ] + pattern.valueNames
    self.timeline.touchSlop = request.physics.slop + request.physics.dragStartDistance
    self.timeline.layerLinks = pattern.layers
    self.timeline.detents = pattern.detents
    self.timeline.layerCount = self.timeline.layerLinks.count
    self.timeline.epochs.append(Timeline.Epoch(firstFrame: 0, screen: request.screen))
  }

  /// Reserves storage for the frames that the script is likely to take, so that a run rarely copies
  /// those that it has recorded.
  mutating func reserveFrames() {
    let seconds = request.script.duration(waitingAtMost: Self.likelyWait) + Self.likelyWait
    let count = Int(min(seconds, Self.timeLimit) * Double(request.rate)) + 2
    timeline.reserveFrames(count, elements: pattern.visibleElementLimit)
  }

  mutating func run() throws(SimulationError) {
    if willLayOut == nil { reserveFrames() }
    do {
      try play()
    } catch {
      guard host.failure != nil else { throw error }
      noteCrash()
    }
    complete()
  }

  /// Runs, with frames that are computed some at once where the pattern can.
  ///
  /// - Parameter restart: Makes the simulator anew, for a run that has to be repeated.
  mutating func runShowingLate(
    restarting restart: (inout Simulator) -> Void
  ) throws(SimulationError) {
    #if WITHOUT_PROGRAM_STEPS
    pattern.showLate()
    #else
    // Rows that change have numbers of their own, which frames that wait do not know.
    if !request.script.changesRows { pattern.showLate() }
    #endif
    do {
      try run()
    } catch {
      // A frame that still waits may have ended the run before.
      layOutPoses()
      guard pattern.hasEndedTooLate else { throw error }
    }
    guard pattern.hasEndedTooLate else { return }
    restart(&self)
    try run()
  }

  /// A variant that would end the app ends its own run, with what it showed until then.
  mutating func noteCrash() {
    timeline.events.append(TimelineEvent(time: host.time, kind: .crashed))
    timeline.failure = host.failure
    while timeline.stepTimes.count <= request.script.steps.count {
      timeline.stepTimes.append(host.time)
    }
  }

  /// Lays out the remaining frames, and sorts the events.
  mutating func complete() {
    layOutPoses()
    // Ends of motions are found when the next frame or touch looks, so they may come in late.
    timeline.events.insertionSort { $0.time < $1.time }
  }

  private mutating func play() throws(SimulationError) {
    appear()
    recordAppearance()
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
    if finger == nil, isMoving { try wait(until: .settled, timeout: Self.settlingLimit) }
    try advance(to: clock)
    try showFrame(at: time(ofFrame: nextFrame))
  }

  /// The life cycle before the first frame: insets are adjusted between `willAppear` and `didAppear`.
  mutating func appear() {
    pattern.arrange(on: &host)
    pattern.handle(.willAppear, on: &host)
    for id in host.scrollViewIDs {
      host.setContentOffsetStopping(host[id].range.minimum, of: id, notifying: &pattern)
    }
    pattern.handle(.didAppear, on: &host)
    let range = host[.main].range
    switch request.initialOffset {
    case .rest: return
    case .fromStart(let distance):
      host.setContentOffset(range.minimum + distance, of: .main, notifying: &pattern)
    case .fromEnd(let distance):
      host.setContentOffset(range.maximum - distance, of: .main, notifying: &pattern)
    }
    // What is beyond an end may be for another view, to which the pattern has handed it on by now.
    let view = host[.main]
    host.setContentOffset(
      view.range.clamp(view.contentOffset), of: .main, notifying: &pattern)
  }

  #if WITHOUT_PROGRAM_STEPS
  /// Whether anything moves without a finger.
  @inline(__always)
  var isMoving: Bool { host.isMoving }
  #endif

  // MARK: Frames

  func time(ofFrame frame: Int) -> Double { Double(frame) / framesPerSecond }

  /// Shows every frame before a time, and advances the script's clock to it.
  @_optimize(speed)
  mutating func advance(to time: Double) throws(SimulationError) {
    guard time <= Self.timeLimit else { throw .tooLong }
    while true {
      let next = self.time(ofFrame: nextFrame)
      guard next < time - Self.timeTolerance else { break }
      try show(at: next)
    }
    clock = max(clock, time)
  }

  /// Moves every scroll view to a frame's time, as a finger, a motion or nothing moves it.
  @_optimize(speed)
  @inline(never)
  private mutating func moveViews(to time: Double) {
    if finger != nil { followFinger(at: time) }
    if host.unheard != [] { host.returnToHeardOffsets(notifying: &pattern) }
    for id in host.deliveryOrder where !isAtRest(id) { step(id, to: time) }
  }

  /// Advances every scroll view to the next frame's time in seconds, notifies the pattern, and records the
  /// frame.
  mutating func showFrame(at time: Double) throws(SimulationError) { try show(at: time) }

  /// The same as part of its caller, for one that shows many.
  @inline(__always)
  private mutating func show(at time: Double) throws(SimulationError) {
    host.time = time
    if host.animationEnd > -.infinity { followAnimation(to: time) }
    pattern.beginFrame(on: &host)
    let glides = glides(at: time)
    if glides { glideOn(to: time) } else { moveViews(to: time) }
    guard !host.isFeedbackLoop else { throw .feedbackLoop(frame: nextFrame) }
    noteAnimationStart(touchVelocity: Point(.nan, .nan))
    pattern.endEvents(on: &host)
    if P.mayShowLate, pattern.mustLayOut { layOutPoses() }
    guard pattern.prepareFrame(on: &host) else { throw .crashed(frame: nextFrame) }
    let phase =
      glides && glideDecides(at: time)
      ? host.states[gliding: glide.id.index].motion.phaseInPlace(at: time - glide.start)
      : phase(at: time)
    record(at: time, phase)
    if !glides {
      if phase == .decelerating || phase == .bouncing { findGlide(at: time) }
    }
    nextFrame &+= 1
    guard host.failure == nil else { throw .crashed(frame: nextFrame - 1) }
    if waiting.count == P.chunkLength { layOutPoses() }
  }
}
