// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ScenarioFiles
package import ScrollCore
package import SystemCalls
import TextFormats

/// A scenario with everything decided: which variants, on which lanes, how.
package struct RunPlan: Sendable {
  /// Where the scenario was read from.
  package let path: String
  /// The scenario.
  package let scenario: Scenario
  /// Indices of variants in the pattern's list.
  package let variants: [Int]
  /// The devices, in their order.
  package let lanes: [Lane]

  /// The system version whose facts are used; nil for each device's newest.
  package let systemVersion: Int?
  /// The physics profile that the command line or the scenario names; nil for that of each device's system.
  package let namedPhysics: PhysicsProfile?

  /// Decides what to run.
  ///
  /// - Parameters:
  ///   - scenario: The content of the file.
  ///   - path: Where the file is.
  ///   - overrides: The choices of the command line, which win.
  /// - Throws: An error if an identifier is not that of a device or variant.
  package init(_ scenario: Scenario, path: String, overrides: RunOverrides) throws(OperationError) {
    self.path = path == "-" ? "standard input" : path
    self.scenario = scenario
    variants = try Self.variants(overrides.variants, scenario)
    systemVersion = overrides.systemVersion ?? scenario.systemVersion
    namedPhysics =
      PhysicsProfile.catalog.first { "\($0.id)" == overrides.physics } ?? scenario.physics.profile
    let rates = overrides.rate.map { [$0] } ?? scenario.refreshRates
    let all = Self.lanes(scenario.devices, rates: rates)
    lanes = try Self.lanes(overrides.devices, among: all, rates: rates)
  }

  /// All files that decide about the runs: the scenario, and those that it names.
  package var inputs: [String] { [path] + scenario.files }

  /// The description of a variant.
  package func variant(_ index: Int) -> VariantDescriptor { scenario.pattern.variants[index] }

  /// Simulates a variant on a lane.
  ///
  /// - Parameters:
  ///   - variant: Index in the pattern's list.
  ///   - lane: The device, orientation and rate.
  /// - Returns: All frames.
  /// - Throws: A step that cannot be performed, with its position in the file.
  package func run(_ variant: Int, on lane: Lane) throws(OperationError) -> Timeline {
    var timeline = Timeline(rate: lane.rate)
    try run(variant, on: lane, into: &timeline)
    return timeline
  }

  /// Simulates a variant on a lane in the storage of an earlier run, which need not grow again.
  ///
  /// - Parameters:
  ///   - variant: Index in the pattern's list.
  ///   - lane: The device, orientation and rate.
  ///   - timeline: Receives all frames instead of its own.
  /// - Throws: A step that cannot be performed, with its position in the file.
  package func run(
    _ variant: Int, on lane: Lane, into timeline: inout Timeline
  ) throws(OperationError) {
    timeline.elements.reserveCapacity(try elementCapacity(variant, on: lane))
    do throws(SimulationError) {
      try scenario.pattern.run(request(variant, on: lane), into: &timeline)
    } catch {
      throw described(error, variant, lane)
    }
    if timeline.frameCount == 0 { try refuse(timeline, variant, lane) }
  }

  /// Simulates a variant on a lane and passes its frames on part by part, in the memory of some hundred frames.
  ///
  /// - Parameters:
  ///   - variant: Index in the pattern's list.
  ///   - lane: The device, orientation and rate.
  ///   - take: Receives timelines that begin with the next frames, and how many they are, at least one each.
  /// - Returns: The run without its frames.
  /// - Throws: A step that cannot be performed, with its position in the file.
  package func run(
    _ variant: Int, on lane: Lane, passingFramesTo take: (Timeline, Int) -> Void
  ) throws(OperationError) -> Timeline {
    let timeline: Timeline
    var isEmpty = true
    do throws(SimulationError) {
      timeline = try scenario.pattern.run(request(variant, on: lane)) { part, count in
        isEmpty = false
        take(part, count)
      }
    } catch {
      throw described(error, variant, lane)
    }
    if isEmpty { try refuse(timeline, variant, lane) }
    return timeline
  }

  private func described(
    _ error: SimulationError, _ variant: Int, _ lane: Lane
  ) -> OperationError {
    OperationError(
      diagnostics: failure(error) + " (\(name(variant, lane)))")
  }

  private func name(_ variant: Int, _ lane: Lane) -> String {
    "\(scenario.pattern.variants[variant].id) on \(lane.id)"
  }

  /// A run that a formula has ended before its first frame shows nothing that could be drawn or judged.
  private func refuse(
    _ timeline: Timeline, _ variant: Int, _ lane: Lane
  ) throws(OperationError) {
    guard let fault = timeline.fault else { return }
    throw OperationError(
      diagnostics: "\(fault.place): error: \(fault.message) (\(name(variant, lane)))")
  }

  /// The request of a variant's run on a lane.
  ///
  /// - Parameters:
  ///   - variant: Index in the pattern's list.
  ///   - lane: The device, orientation and rate.
  package func request(_ variant: Int, on lane: Lane) -> RunRequest {
    scenario.request(
      variant, on: lane.selection, rate: lane.rate, systemVersion: systemVersion,
      physics: physics(on: lane))
  }

  /// The warnings about a run: steps whose waiting timed out, with their positions, and whether the
  /// variant would have crashed the app.
  ///
  /// - Parameters:
  ///   - timeline: The run.
  ///   - variant: Index in the pattern's list.
  ///   - lane: The device, orientation and rate.
  package func warnings(_ timeline: Timeline, _ variant: Int, on lane: Lane) -> [String] {
    var warnings = stepWarnings(timeline)
    if let fault = timeline.fault {
      warnings.append(
        "\(fault.place): warning: \(fault.message) (\(name(variant, lane)) ends there)")
    } else if let reason = timeline.failure {
      let crash = timeline.events.last { $0.kind == .crashed }
      let hundredths = Int(((crash?.time ?? 0) * 100).rounded())
      let time = "\(hundredths / 100).\("\(100 + hundredths % 100)".dropFirst())"
      let id = scenario.pattern.variants[variant].id
      warnings.append(
        "\(path): warning: \(id) on \(lane.id) would crash at \(time) s: \(reason)")
    }
    return warnings
  }

  /// The steps of a run whose waiting timed out, or that left the screen, with their positions.
  func stepWarnings(_ timeline: Timeline) -> [String] {
    var warnings: [String] = []
    for event in timeline.events where event.kind == .waitTimedOut {
      // The step that ended at that moment: the last one that starts before it.
      guard let step = timeline.stepTimes.dropLast().lastIndex(where: { $0 < event.time }),
        scenario.stepSources.indices.contains(step)
      else { continue }
      warnings.append("\(place(ofStep: step)): warning: step \(step + 1) reached its timeout")
    }
    for step in timeline.stepsOffScreen {
      warnings.append(
        "\(place(ofStep: step)): warning: step \(step + 1) moves the finger off the screen; it stops at the edge"
      )
    }
    return warnings
  }

  private func failure(_ error: SimulationError) -> String {
    switch error {
    case .feedbackLoop(let frame):
      "\(path): error: \(scenario.pattern.id) answers its own offsets without end in frame \(frame)"
    case .crashed(let frame):
      "\(path): error: \(scenario.pattern.id) crashes in frame \(frame)"
    case .tooLong:
      "\(path): error: the run is longer than the limit of 600 s"
    case .fingerNotDown(let step):
      "\(place(ofStep: step)): error: step \(step + 1) needs a finger that is down, and none is"
    case .fingerDown(let step):
      "\(place(ofStep: step)): error: step \(step + 1) needs a free finger, and it is down"
    case .fingerOffScreen(let step):
      "\(place(ofStep: step)): error: step \(step + 1) puts a finger outside the screen of the device;"
        + " points and shares count from its upper leading corner, to 100%"
    case .elementNotVisible(let step):
      "\(place(ofStep: step)): error: step \(step + 1) names \(element(ofStep: step)), which is not on the screen then"
    case .rows(let refusal, let step):
      "\(place(ofStep: step)): error: step \(step + 1) "
        + scenario.sentence(for: refusal, of: element(ofStep: step))
    case .covered(let step):
      "\(place(ofStep: step)): error: step \(step + 1) needs the screen, which another one covers; put a pop step"
        + " before it"
    case .notCovered(let step):
      "\(place(ofStep: step)): error: step \(step + 1) needs a screen that was pushed, but none is; put a push step"
        + " before it"
    }
  }

  private func element(ofStep step: Int) -> String {
    switch scenario.script.steps[step] {
    case .tapElement(let id): return "'\(scenario.pattern.ownElements.text(of: id))'"
    case .pointerMove(let move):
      if case .element(let id) = move.origin {
        return "'\(scenario.pattern.ownElements.text(of: id))'"
      }
    case .program(let program):
      let id: ElementID? =
        switch program {
        case .scroll(let scroll):
          if case .element(let id, _) = scroll.target { id } else { nil }
        case .focus(let focus): focus.field
        case .changeRows(let rows): rows.list
        default: nil
        }
      if let id { return "'\(scenario.pattern.ownElements.text(of: id))'" }
    default: break
    }
    return "an element"
  }

  private func place(ofStep step: Int) -> String {
    guard scenario.stepSources.indices.contains(step) else { return path }
    let source = scenario.stepSources[step]
    return "\(path):\(source.line):\(source.column)"
  }
}

extension RunPlan {
  private static func variants(
    _ words: [String], _ scenario: Scenario
  ) throws(OperationError) -> [Int] {
    guard !words.isEmpty else { return scenario.variants }
    let known = scenario.pattern.variants
    var indices: [Int] = []
    for word in words {
      guard
        let index = known.firstIndex(where: { word == $0.id || word == $0.longID })
      else {
        throw OperationError(
          UnknownWord.message("variant", found: word, words: known.map { "\($0.id)" }))
      }
      if !indices.contains(index) { indices.append(index) }
    }
    return indices
  }

  private static func lanes(_ devices: [DeviceSelection], rates: [Int]) -> [Lane] {
    devices.flatMap { selection in
      (rates.isEmpty ? [selection.device.maximumRefreshRate] : rates).map { rate in
        Lane(selection: selection, rate: rate, namesRate: rates.count > 1)
      }
    }
  }

  /// The lanes of identifiers; all lanes if there are none.
  private static func lanes(
    _ words: [String], among all: [Lane], rates: [Int]
  ) throws(OperationError) -> [Lane] {
    guard !words.isEmpty else { return all }
    var result: [Lane] = []
    for word in words {
      var found = all.filter { $0.id == word || $0.selection.word == word }
      if found.isEmpty { found = lanes(try selections(word, among: all), rates: rates) }
      for lane in found where !result.contains(lane) { result.append(lane) }
    }
    return result
  }

  /// The devices of an identifier that is not the scenario's: from the catalogue, or from a file.
  private static func selections(
    _ word: String, among all: [Lane]
  ) throws(OperationError) -> [DeviceSelection] {
    let (name, facts) = try understood { () throws(DeviceWordError) in try parts(of: word) }
    let group = try understood { () throws(DeviceWordError) in
      try DeviceSelection.group(name, facts)
    }
    if let group { return group }
    let device = try device(name, word, among: all)
    return [try understood { () throws(DeviceWordError) in try DeviceSelection(device, facts) }]
  }

  private static func understood<T>(
    _ read: () throws(DeviceWordError) -> T
  ) throws(OperationError) -> T {
    do throws(DeviceWordError) {
      return try read()
    } catch {
      throw OperationError(error.message)
    }
  }

  /// An identifier without the facts at its end, and the facts.
  private static func parts(
    of word: String
  ) throws(DeviceWordError) -> (name: String, facts: DeviceWordFacts) {
    if let at = word.lastIndex(of: "@") {
      return (String(word[..<at]), try DeviceWordFacts(word[word.index(after: at)...]))
    }
    return DeviceWordFacts.trailing(word).map { ($0.rest, $0.facts) } ?? (word, DeviceWordFacts())
  }

  /// The device of an identifier without facts.
  private static func device(
    _ name: String, _ word: String, among all: [Lane]
  ) throws(OperationError) -> DeviceProfile {
    if name.contains("/") || name.hasSuffix(".jsonc") || name.hasSuffix(".json") {
      return try ScenarioSource.device(name)
    }
    let known = all.map(\.selection.base) + DeviceCatalog.catalog
    if let device = known.first(where: { $0.id == name }) { return device }
    let own = all.map(\.id)
    let others = DeviceCatalog.catalog.map(\.id).filter { !own.contains($0) }
    throw OperationError(
      UnknownWord.message("device", found: word, words: own + others + ["all", "matrix"]))
  }

  /// Whether a run needs the laws of Android.
  package var hasAndroid: Bool {
    lanes.contains { "\(physics(on: $0).id)" == "\(PhysicsProfile.android.id)" }
  }

  /// How touch and scroll behave on a lane.
  package func physics(on lane: Lane) -> PhysicsProfile {
    let selection = scenario.physics
    var profile = namedPhysics ?? lane.selection.device.platform.physics
    switch selection.pixelRounding {
    case .rest: profile.pixelRounding = .rest
    case .frame: profile.pixelRounding = .frame
    case .some(.none): profile.pixelRounding = .none
    case nil: break
    }
    if let slop = selection.touchSlop { profile.slop = slop }
    return profile
  }
}
