// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// A generated type as a pattern that the simulator runs.
struct GeneratedPattern<Rules: GeneratedRules>: ScreenPattern {
  struct Pose: BitwiseCopyable { var frame: Int }

  var rules: Rules
  let run: GeneratedRun<Rules>
  private var hasBegun = false

  init(rules: Rules, run: GeneratedRun<Rules>) {
    self.rules = rules
    self.run = run
  }

  /// Numbers of the file are noted by the run, because items of a frame have no fixed number: recorded is where.
  var valueNames: [TrackName] { [TrackName("frame")] }
  var layers: [LayerLink] { [LayerLink()] }
  var visibleElementLimit: Int { 1 }

  /// Lends the host to the run while the rules work.
  private mutating func lending(
    _ host: inout ScrollHost, _ body: (inout GeneratedPattern) -> Void
  ) {
    let outer = run.host
    withUnsafeMutablePointer(to: &host) { pointer in
      run.host = pointer
      rules.read(pointer.pointee)
      body(&self)
      run.host = outer
      if rules.hasEnds { pointer.pointee.animationEnd = rules.ends ?? -.infinity }
    }
  }

  mutating func arrange(on host: inout ScrollHost) {
    if !hasBegun {
      for index in Rules.axes.indices {
        host.arrange(ScrollViewID(index), as: ScrollView(viewport: 0, contentLength: 0))
      }
    }
    guard !run.isOver else { return }
    lending(&host) { pattern in
      if pattern.hasBegun {
        pattern.run.isTurning = true
        pattern.rules.arrange(in: pattern.run)
        pattern.run.isTurning = false
      } else {
        pattern.hasBegun = true
        pattern.rules.begin(in: pattern.run)
      }
    }
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    guard !host.isFeedbackLoop, !run.isOver, rules.ending == nil else { return }
    lending(&host) { pattern in
      if event == .boundsChange { pattern.rest() }
      let isHandled = pattern.rules.handle(event, in: pattern.run)
      if event == .didAppear { return pattern.start() }
      if event == .displayFrame { return }
      if event == .boundsChange {
        // A touch may come before the first frame on this screen.
        pattern.noteShown()
      }
      if !isHandled { pattern.rules.check(in: pattern.run, always: false) }
    }
  }

  /// Notes where elements are, for touches.
  private func noteShown() {
    run.rects = rules.rects
    run.targets = rules.targets
  }

  private mutating func start() {
    guard let host = run.host else { return }
    for index in Rules.axes.indices {
      let (distance, id) = (rules.start(index), ScrollViewID(index))
      guard distance != 0 else { continue }
      let offset = host.pointee[id].range.minimum + distance
      run.setOffset(offset, of: index, change: "", &rules)
    }
  }

  private mutating func rest() {
    guard let host = run.host else { return }
    for index in Rules.axes.indices {
      rules.read(host.pointee)
      let offset = host.pointee.contentOffset(of: ScrollViewID(index))
      guard let place = rules.rest(index, near: offset) else { continue }
      run.setOffset(place, of: index, change: "", &rules)
    }
  }

  mutating func beginFrame(on host: inout ScrollHost) {
    guard Rules.hasFrames, !run.isOver, rules.ending == nil else { return }
    lending(&host) { pattern in pattern.rules.frame(in: pattern.run) }
  }

  mutating func prepareFrame(on host: inout ScrollHost) -> Bool {
    guard !run.isOver else {
      host.fail("a formula has no result")
      return false
    }
    lending(&host) { pattern in
      pattern.rules.check(in: pattern.run, always: true)
      let numbers = pattern.rules.numbers.map { $0 + 0 }
      pattern.run.frames.append(numbers)
      pattern.noteShown()
    }
    if rules.ending != nil { host.fail("the file says that the app would end here") }
    return true
  }

  func pose(on host: borrowing ScrollHost) -> Pose { Pose(frame: run.frames.count - 1) }

  func reading(on host: borrowing ScrollHost) -> ScrollReading {
    var reading =
      rules.reading(of: rules.recordedView, host)
      ?? host.reading(of: ScrollViewID(rules.recordedView))
    if let velocity = rules.recordedVelocity(host) { reading.velocity = velocity }
    return reading
  }

  func bounds(on host: borrowing ScrollHost) -> ScrollBounds {
    host.bounds(of: ScrollViewID(rules.recordedView))
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    var result: ScrollViewSet = []
    for index in Rules.axes.indices where run.viewports[index].contains(point) {
      guard !run.isCovered(index, at: point) else { continue }
      result.formUnion(ScrollViewSet(ScrollViewID(Rules.drivers[index])))
    }
    return result
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    values.append(Double(pose.frame))
  }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

/// Runs a generated type on all requests of its turn, and gives the numbers of each run behind how many there are.
///
/// - Parameter limits: How many frames there are in runs that end because a formula has no result, by their seeds.
func play<Rules: GeneratedRules>(
  _: Rules.Type, seeds: [Int], limits: [Int: Int]
) -> [Double] {
  var result: [Double] = []
  for seed in seeds {
    let request = RandomRequest.request(seed, parameters: Rules.parameters)
    var rules = Rules()
    rules.setParameters(request.grownParameters)
    let run = Rules.makeRun()
    if let limit = limits[seed] { run.limit = limit }
    let pattern = GeneratedPattern(rules: rules, run: run)
    var simulator = Simulator(request, of: pattern, in: Timeline(rate: request.rate))
    do {
      try simulator.run()
    } catch .crashed where run.isOver {
      // A formula has no result: the frames before it are there.
    } catch {
      // The rules answer themselves without end.
      result += [1, -1]
      continue
    }
    let timeline = simulator.timeline
    var numbers: [Double] = [Double(timeline.frameCount)]
    let count = timeline.valueNames.count
    for frame in 0..<timeline.frameCount {
      let values = timeline.values[frame * count..<(frame + 1) * count]
      numbers += values.dropLast()
      numbers += run.frames[Int(values.last ?? 0)]
    }
    result += [Double(numbers.count)] + numbers
  }
  return result
}
