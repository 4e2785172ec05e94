// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A pattern as the tools see it: its descriptions, and the closures that run it.
///
/// The entry is created from a `LayoutPattern` type and stores closures instead of the type, so a
/// catalogue of patterns needs no existential and compiles as Embedded Swift.
public struct PatternEntry: Sendable {
  /// The identifier in scenario files, such as `collapsing-header`.
  public let id: String
  /// What a person calls it.
  public let title: String
  /// One sentence that describes it.
  public let summary: String
  /// Its variants in the order of its article.
  public let variants: [VariantDescriptor]
  /// Its parameters: those of `ScrollBehavior`, then its own.
  public let parameters: [ParameterDescriptor]
  /// Names of its scroll views; the first is the main one.
  public let scrollViews: [String]
  /// The path of the file that describes it; nil for a pattern in Swift.
  public let file: String?
  /// The elements that the file names, for all variants together; nil for a pattern in Swift.
  public let ownElements: OwnElements?
  /// The program of a request's variant, made for lists as long as the request's; nil for a pattern in Swift.
  public let program: (@Sendable (RunRequest) -> PatternProgram)?
  /// What may be said of the runs of a request's variant; nil for a pattern in Swift.
  public let runTexts: (@Sendable (RunRequest) -> FileRunTexts)?
  #if !WITHOUT_PROGRAM_STEPS
  /// What the rows of a pattern in Swift are called, if programs can change them; nil otherwise, and for a pattern file.
  public let rowKind: ElementID.Kind?
  #endif
  private let simulate: @Sendable (RunRequest, inout Timeline) throws(SimulationError) -> Void
  private let passFrames:
    @Sendable (RunRequest, (Timeline, Int) -> Void) throws(SimulationError) -> Timeline
  private let recordPoses: @Sendable (RunRequest) throws(SimulationError) -> RecordedPoses
  private let measureFrame: @Sendable (RunRequest) -> FrameExtent

  /// Makes the entry of a pattern type.
  public init<P: LayoutPattern>(_ pattern: P.Type) {
    self.init(
      PatternTexts(
        id: P.id.description, title: P.title.description, summary: P.summary.description,
        variants: P.Variant.descriptors,
        parameters: ScrollBehavior.descriptors + P.Parameters.descriptors,
        scrollViews: P.scrollViews.map { $0.description }),
      making: { request, timeline in
        Simulator<P>(request, in: timeline)
      })
  }

  /// Makes the entry of a pattern that is run in one way.
  ///
  /// - Parameters:
  ///   - texts: What people read of it.
  ///   - make: Makes the simulator of a run that records in an empty timeline.
  ///   - end: Adds to the records of a run that has ended.
  ///   - program: The program of a request's variant; nil for a pattern in Swift.
  ///   - runTexts: What may be said of its runs; nil for a pattern in Swift.
  init<P: ScreenPattern>(
    _ texts: PatternTexts,
    making make:
      @escaping @Sendable (RunRequest, consuming Timeline) -> Simulator<P>,
    ending end: @escaping @Sendable (inout Simulator<P>) -> Void = { _ in },
    program: (@Sendable (RunRequest) -> PatternProgram)? = nil,
    runTexts: (@Sendable (RunRequest) -> FileRunTexts)? = nil
  ) {
    self.program = program
    self.runTexts = runTexts
    id = texts.id
    title = texts.title
    summary = texts.summary
    variants = texts.variants
    parameters = texts.parameters
    scrollViews = texts.scrollViews
    file = texts.file
    ownElements = texts.ownElements
    #if !WITHOUT_PROGRAM_STEPS
    rowKind = P.rowKind
    #endif
    simulate = { (request, storage) throws(SimulationError) in
      // Nothing else may hold the storage, or the run would take as much again.
      func start(in storage: inout Timeline) -> Simulator<P> {
        var timeline = Timeline(rate: request.rate)
        swap(&timeline, &storage)
        timeline.reset(rate: request.rate)
        return make(request, timeline)
      }
      var simulator = start(in: &storage)
      defer { swap(&storage, &simulator.timeline) }
      try simulator.runShowingLate { $0 = start(in: &$0.timeline) }
      end(&simulator)
    }
    passFrames = { (request, take) throws(SimulationError) in
      var simulator = make(request, Timeline(rate: request.rate))
      try simulator.run(passingFramesTo: take)
      end(&simulator)
      return simulator.timeline
    }
    recordPoses = { (request) throws(SimulationError) in
      var simulator = make(request, Timeline(rate: request.rate))
      let keeper = PoseKeeper<P>()
      simulator.willLayOut = { keeper.keep(&$0) }
      simulator.keepsOnlyPoses = true
      try simulator.run()
      return RecordedPoses(keeper.parts)
    }
    measureFrame = { (request) in
      var turned = request
      swap(&turned.screen, &turned.turnedScreen)
      var extent = FrameExtent(elements: 0, values: 0, layers: 0)
      for request in [request, turned] {
        let simulator = make(request, Timeline(rate: request.rate))
        extent.elements = max(extent.elements, simulator.pattern.visibleElementLimit)
        extent.values = simulator.timeline.valueNames.count
        extent.layers = simulator.timeline.layerCount
      }
      return extent
    }
  }

  /// Which of the parameters grow with text.
  ///
  /// - Parameter fixed: The indices of lengths that do not grow.
  public func growth(fixed: [Int] = []) -> ParameterGrowth {
    ParameterGrowth(parameters, fixed: fixed)
  }

  /// Runs one variant on one screen.
  ///
  /// - Complexity: O(frames × visible elements).
  public func run(_ request: RunRequest) throws(SimulationError) -> Timeline {
    var timeline = Timeline(rate: request.rate)
    try run(request, into: &timeline)
    return timeline
  }

  /// Runs one variant on one screen and records it in storage that an earlier run has grown.
  ///
  /// Once the storage is large enough, frames cost no heap allocation. After an error the timeline
  /// holds the frames before it.
  public func run(_ request: RunRequest, into timeline: inout Timeline) throws(SimulationError) {
    try simulate(request, &timeline)
  }

  /// Runs one variant on one screen and passes its frames on part by part; memory is that of some hundred frames.
  ///
  /// - Parameters:
  ///   - request: What is run.
  ///   - take: Receives a timeline that begins with the next frames, and how many they are, at least one; what it has of
  ///     later frames is incomplete, and its other records are those so far.
  /// - Returns: The run's records that do not belong to a frame, such as its events.
  /// - Throws: An error after the frames before it were passed on.
  /// - Complexity: O(frames × visible elements).
  public func run(
    _ request: RunRequest, passingFramesTo take: (Timeline, Int) -> Void
  ) throws(SimulationError) -> Timeline {
    try passFrames(request, take)
  }

  /// Runs one variant on one screen and keeps what frames can be laid out from, again and again.
  ///
  /// - Complexity: O(frames × visible elements); what is kept takes a few numbers for each frame.
  public func poses(of request: RunRequest) throws(SimulationError) -> RecordedPoses {
    try recordPoses(request)
  }

  /// The maximum size of a recorded frame, in both orientations, without running the pattern.
  ///
  /// - Complexity: That of making the pattern.
  public func frameExtent(of request: RunRequest) -> FrameExtent {
    measureFrame(request)
  }
}
