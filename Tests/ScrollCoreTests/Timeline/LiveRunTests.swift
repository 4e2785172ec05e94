// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScrollCore

@Suite struct LiveRunTests {
  private func request(_ steps: [GestureStep], rate: Int = 60) -> RunRequest {
    let device = DeviceProfile.iPhone11
    return RunRequest(
      variant: CollapsingHeader.Variant.fixedDelta.rawValue,
      parameters: PatternEntry(CollapsingHeader.self).parameters.map(\.defaultValue),
      screen: device.screen(.portrait), turnedScreen: device.screen(.landscape), rate: rate,
      physics: .uikit, script: GestureScript(steps))
  }

  private func recorded(_ request: RunRequest) throws -> Timeline {
    try PatternEntry(CollapsingHeader.self).run(request)
  }

  @Test(arguments: [60, 120], Array(UInt64(0)..<20))
  func `gives the same step by step as the script at once`(rate: Int, seed: UInt64) throws {
    let steps = RandomScript.steps(seed: seed)
    var live = try LiveRun<CollapsingHeader>(request([], rate: rate))
    for step in steps { try live.perform(step) }
    try live.finish()
    #expect(live.request.script.steps == steps)
    #expect(live.timeline.digest == (try recorded(live.request)).digest)
  }

  @Test(arguments: [60, 120], Array(UInt64(0)..<20))
  func `time that passes in parts has the effect of one pause`(rate: Int, seed: UInt64) throws {
    let steps = RandomScript.steps(seed: seed)
    var live = try LiveRun<CollapsingHeader>(request([], rate: rate))
    var script: [GestureStep] = []
    for (index, step) in steps.enumerated() {
      var rest = Double(index % 4) * 0.1
      // A pause of the script would take the place of the time that has passed.
      if case .pause = step { rest = 0 }
      for part in 1...20 { try live.pass(rest * Double(part) / 20) }
      if rest > 0 { script.append(.pause(rest)) }
      // A caller that knows the pause may name it, and may make it longer.
      if rest > 0, index % 8 == 1 {
        script[script.count - 1] = .pause(rest + 0.05)
        try live.perform(.pause(rest + 0.05))
      }
      try live.perform(step)
      script.append(step)
    }
    try live.pass(0.21)
    try live.finish()
    #expect(live.request.script.steps == script + [.pause(0.21)])
    #expect(live.timeline.digest == (try recorded(live.request)).digest)
  }

  @Test func `time passes at once for the viewer, and the script waits`() throws {
    var live = try LiveRun<CollapsingHeader>(request([.pause(0.1)]))
    try live.pass(0.2)
    #expect(live.timeline.frameCount == 18)
    #expect(live.request.script.steps == [.pause(0.1)])
    try live.pass(0.15)
    #expect(live.timeline.frameCount == 18)
    try live.perform(.pointerDown)
    #expect(live.request.script.steps == [.pause(0.1), .pause(0.2), .pointerDown])
  }

  @Test func `a step that cannot be performed leaves no trace`() throws {
    var live = try LiveRun<CollapsingHeader>(request([.pause(0.1)]))
    #expect(throws: SimulationError.self) { try live.perform(.pointerUp) }
    #expect(live.request.script.steps == [.pause(0.1)])
    try live.finish()
    #expect(live.timeline.digest == (try recorded(request([.pause(0.1)]))).digest)
  }

  @Test func `frames come as far as the script is known`() throws {
    var live = try LiveRun<CollapsingHeader>(request([]))
    #expect(live.timeline.frameCount == 0)
    try live.perform(.pause(0.5))
    #expect(live.time == 0.5)
    #expect(live.timeline.frameCount == 30)
    try live.perform(.pause(0.01))
    #expect(live.timeline.frameCount == 31)
  }

  @Test func `a variant that would crash ends the run`() throws {
    let device = DeviceProfile.iPhone8
    let entry = PatternEntry(StickyHeaders.self)
    let parameters = entry.parameters.map { parameter in
      "\(parameter.key)" == "sections" ? .numbers([5, 0, 8]) : parameter.defaultValue
    }
    let request = RunRequest(
      variant: StickyHeaders.Variant.article.rawValue, parameters: parameters,
      screen: device.screen(.portrait),
      turnedScreen: device.screen(.landscape), rate: 60, physics: .uikit,
      script: GestureScript([]))
    var live = try LiveRun<StickyHeaders>(request)
    try live.perform(.pause(1))
    #expect((live.hasEnded) == true)
    try live.perform(.pause(1))
    try live.finish()
    #expect(live.timeline.failure != nil)
    var told = request
    told.script.steps = [.pause(1)]
    #expect(live.timeline.digest == (try entry.run(told)).digest)
  }
}
