// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

@testable import ScrollCore

/// A generated type as a pattern that the simulator runs.
struct GeneratedPattern<Rules: GeneratedRules>: ScreenPattern {
  struct Pose: BitwiseCopyable { var numbers: InlineArray<96, Double> }

  var rules: Rules
  let run: GeneratedRun<Rules>
  private var hasBegun = false
  private var next: [Double] = []

  init(rules: Rules, run: GeneratedRun<Rules>) {
    self.rules = rules
    self.run = run
  }

  var valueNames: [TrackName] {
    rules.numbers.indices.map { TrackName("number", Int32($0), "") }
  }
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
    lending(&host) { pattern in
      if pattern.hasBegun {
        pattern.rules.arrange(in: pattern.run)
      } else {
        pattern.hasBegun = true
        pattern.rules.begin(in: pattern.run)
      }
    }
  }

  mutating func handle(_ event: ScrollEvent, on host: inout ScrollHost) {
    guard !host.isFeedbackLoop else { return }
    lending(&host) { pattern in
      let isHandled = pattern.rules.handle(event, in: pattern.run)
      if event == .didAppear { return pattern.start() }
      if event == .displayFrame { return }
      if event == .boundsChange { pattern.rest() }
      if !isHandled { pattern.rules.check(in: pattern.run, always: false) }
    }
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

  mutating func prepareFrame(on host: inout ScrollHost) -> Bool {
    lending(&host) { pattern in
      pattern.rules.check(in: pattern.run, always: true)
      pattern.next = pattern.rules.numbers.map { $0 + 0 }
    }
    return true
  }

  func pose(on host: borrowing ScrollHost) -> Pose {
    var pose = Pose(numbers: InlineArray(repeating: 0))
    for index in next.indices { pose.numbers[index] = next[index] }
    for index in Rules.axes.indices {
      let viewport = run.viewports[index]
      pose.numbers[72 + index * 4] = viewport.x
      pose.numbers[73 + index * 4] = viewport.y
      pose.numbers[74 + index * 4] = viewport.width
      pose.numbers[75 + index * 4] = viewport.height
    }
    return pose
  }

  func scrollViews(at point: Point, in pose: Pose) -> ScrollViewSet {
    var result: ScrollViewSet = []
    for (index, viewport) in run.viewports.prefix(Rules.axes.count).enumerated()
    where viewport.contains(point) {
      result.formUnion(ScrollViewSet(ScrollViewID(index)))
    }
    return result
  }

  func record(_ pose: Pose, into values: inout OutputSpan<Double>) {
    for index in rules.numbers.indices { values.append(pose.numbers[index]) }
  }
  func translate(_ pose: Pose, into layers: inout OutputSpan<Point>) {}
  func layout(_ pose: Pose, into elements: inout OutputSpan<ElementFrame>) {}
}

/// Runs a generated type on all requests of its turn, and gives their numbers.
func play<Rules: GeneratedRules>(_: Rules.Type, seeds: [Int]) throws -> [Double] {
  var result: [Double] = []
  for seed in seeds {
    let request = RandomRequest.request(seed, parameters: Rules.parameters)
    var rules = Rules()
    rules.setParameters(request.grownParameters)
    let pattern = GeneratedPattern(rules: rules, run: Rules.makeRun())
    var simulator = Simulator(request, of: pattern, in: Timeline(rate: request.rate))
    try simulator.run()
    let timeline = simulator.timeline
    result.append(Double(timeline.frameCount))
    result += timeline.values
  }
  return result
}
