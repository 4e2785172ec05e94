// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A run whose script grows while it advances: from a reader's gestures instead of a file.
///
/// Each step that is performed becomes a part of the script, so that the same script in a file gives the
/// same frames, to the bit: what was tried can be saved, rendered and reviewed.
public struct LiveRun<P: ScreenPattern>: ~Copyable {
  private(set) var simulator: Simulator<P>
  /// How much time has passed since the last step, in seconds.
  private var passed = 0.0
  /// Whether the run has ended: it was finished, or the variant would have crashed the app.
  public private(set) var hasEnded = false

  /// Starts a run and performs the steps of its request.
  ///
  /// - Throws: The error of the first step that cannot be performed.
  public init(_ request: RunRequest) throws(SimulationError) where P: LayoutPattern {
    self.init(unplayed: request)
    try play()
  }

  /// Makes a run of whose request nothing has been played; `play` comes next.
  ///
  /// Creates a stored run in place, where a throwing initialiser would copy it.
  init(unplayed request: RunRequest) where P: LayoutPattern {
    simulator = Simulator(request, in: Timeline(rate: request.rate))
  }

  /// Makes a run of a pattern that was made for its request, of which nothing has been played.
  init(_ request: RunRequest, of pattern: consuming P) {
    simulator = Simulator(request, of: pattern, in: Timeline(rate: request.rate))
  }

  /// Gives the run the elements that a pattern file names, by which steps find them.
  mutating func name(_ elements: OwnElements) { simulator.timeline.ownElements = elements }

  /// Plays the steps that the request has.
  mutating func play() throws(SimulationError) {
    try attempt { (simulator) throws(SimulationError) in
      if !simulator.request.script.steps.isEmpty { simulator.reserveFrames() }
      simulator.appear()
      simulator.recordAppearance()
      for index in simulator.request.script.steps.indices { try simulator.perform(index) }
    }
  }

  /// The request with all steps that were performed so far.
  public var request: RunRequest { simulator.request }

  /// The frames so far: all before `time`.
  public var timeline: Timeline { simulator.timeline }

  /// Up to what time the run has been scripted, in seconds.
  public var time: Double { simulator.clock + passed }

  /// Lets time pass whose end is not known yet: frames come, the script stays.
  ///
  /// With the next step, or at the end, all of it becomes one pause of the script. If each interval
  /// were a pause, the sum of many durations would differ from the written sum by a rounding error.
  ///
  /// - Parameter duration: Seconds since the last step, not since the last call; less than before changes
  ///   nothing.
  /// - Throws: An error if the run is too long.
  /// - Complexity: Linear in the number of frames that come.
  public mutating func pass(_ duration: Double) throws(SimulationError) {
    guard !hasEnded, duration > passed else { return }
    let start = simulator.clock
    try attempt { (simulator) throws(SimulationError) in
      try simulator.advance(to: start + duration)
    }
    simulator.clock = start
    passed = duration
  }

  /// Performs a step; nothing happens any more once the run has ended.
  ///
  /// A step that cannot be performed, such as a touch up while no finger is down, is omitted from
  /// the script. A pause that is at least as long as the time since the last step replaces that
  /// time.
  ///
  /// - Throws: The reason why it cannot be performed.
  /// - Complexity: Linear in the number of frames that the step takes.
  public mutating func perform(_ step: GestureStep) throws(SimulationError) {
    guard !hasEnded else { return }
    if case .pause(let duration) = step, duration >= passed { passed = 0 }
    try settlePassedTime()
    simulator.request.script.steps.append(step)
    do {
      try attempt { (simulator) throws(SimulationError) in
        try simulator.perform(simulator.request.script.steps.count - 1)
      }
    } catch {
      simulator.request.script.steps.removeLast()
      simulator.timeline.stepTimes.removeLast()
      throw error
    }
  }

  /// Ends the run like that of a file: remaining motion comes to rest, and the last frame is shown.
  ///
  /// - Throws: The reason why it cannot come to rest.
  public mutating func finish() throws(SimulationError) {
    guard !hasEnded else { return }
    try settlePassedTime()
    try attempt { (simulator) throws(SimulationError) in try simulator.finish() }
    hasEnded = true
    simulator.complete()
  }

  /// Makes the time that has passed since the last step a pause of the script.
  private mutating func settlePassedTime() throws(SimulationError) {
    guard passed > 0 else { return }
    let pause = GestureStep.pause(passed)
    passed = 0
    try perform(pause)
  }

  private mutating func attempt(
    _ action: (inout Simulator<P>) throws(SimulationError) -> Void
  ) throws(SimulationError) {
    do {
      try action(&simulator)
      simulator.layOutPoses()
    } catch {
      guard simulator.host.failure != nil else { throw error }
      simulator.noteCrash()
      simulator.complete()
      hasEnded = true
    }
  }
}
