// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

/// The language means what an independent interpreter has computed of it, or what follows from its rules by hand.
@Suite struct PatternVectorTests {
  @Test(arguments: PatternVector.names)
  func `gives the numbers that are known without this interpreter`(name: String) throws {
    let vector = try PatternVector(name)
    let file = try vector.file()
    for (index, run) in vector.runs.enumerated() {
      let variant = try #require(
        run.variant.map { name in file.variants.firstIndex { $0.id == name } } ?? 0)
      if let message = run.expectation["error"]?.text {
        let error = #expect(throws: InvalidPatternFile.self) { try file.compile(variant: variant) }
        // Of a path that leads nowhere, the vector names the whole path, and where it ends.
        let end = message.split(separator: " ").last.map(String.init) ?? ""
        let expected = message.contains("leads nowhere") ? "\(end) leads nowhere" : message
        #expect(error?.errors.first?.message.hasPrefix(expected) == true, "\(error?.errors ?? [])")
        continue
      }
      let pattern = try file.compile(variant: variant)
      if run.expectation["end"]?["finding"]?.text == "FEEDBACK" {
        let error = #expect(throws: SimulationError.self) {
          try pattern.program.run(try run.request(pattern))
        }
        guard case .feedbackLoop? = error else {
          Issue.record("\(error.map { "\($0)" } ?? "no error")")
          continue
        }
        continue
      }
      let (timeline, fault) = try pattern.program.run(try run.request(pattern))
      compare(timeline, pattern, run, index, within: vector.tolerance)
      compare(fault, pattern, run.expectation["end"])
    }
  }

  private func compare(
    _ timeline: Timeline, _ pattern: CompiledPattern, _ run: PatternVector.Run, _ index: Int,
    within tolerance: Double
  ) {
    let frames = run.expectation["frames"]?.elements ?? []
    #expect(timeline.frameCount == frames.count, "run \(index)")
    let names =
      ["contentOffset.y", "velocity.y", "contentOffset.min", "contentOffset.max"]
      + pattern.program.values.map { $0.name.description }
    for (frame, expected) in zip(0..<timeline.frameCount, frames) {
      for member in expected.elements?[1].members ?? [] {
        let value = names.firstIndex(of: member.key).map {
          timeline.values[frame * names.count + $0]
        }
        let isRight =
          member.value.content == .null
          ? value?.isNaN == true
          : ((value ?? .nan) - (member.value.number ?? .nan)).magnitude <= tolerance
        let found = "\(value ?? .nan) for \(member.value.found)"
        #expect(isRight, "run \(index), frame \(frame), \(member.key): \(found)")
      }
    }
  }

  private func compare(_ fault: FormulaFault?, _ pattern: CompiledPattern, _ expected: FileTree?) {
    guard let expected else {
      #expect(fault == nil)
      return
    }
    guard let fault else {
      Issue.record("the run has not ended at a formula")
      return
    }
    let description = pattern.description(of: fault)
    #expect(description.formula == expected["formula"]?.text)
    #expect(Double(description.column) == expected["column"]?.number)
    #expect((fault.time - (expected["time"]?.number ?? .nan)).magnitude < 1e-9)
  }
}

extension PatternVector.Run {
  /// The run as the core takes it.
  func request(_ pattern: CompiledPattern) throws -> RunRequest {
    let profile = try #require(DeviceCatalog.devices.first { $0.id.description == device })
    let given = tree["parameters"]
    func screen(_ orientation: Orientation) -> Screen {
      var screen = profile.screen(orientation)
      (screen.contentSize, screen.direction) = (contentSize, direction)
      return screen
    }
    let fixed = pattern.parameters.indices.filter { given?[pattern.parameters[$0].key] != nil }
    return RunRequest(
      variant: 0,
      parameters: pattern.parameters.map { parameter in
        given?[parameter.key]?.number.map { .number($0) } ?? parameter.defaultValue
      },
      screen: screen(.portrait), turnedScreen: screen(.landscape), rate: rate,
      physics: PhysicsProfile.uikit, script: GestureScript(try steps()),
      growth: ParameterGrowth(pattern.parameters, fixed: fixed))
  }

  private func steps() throws -> [GestureStep] {
    try (tree["steps"]?.elements ?? []).map { step in
      switch step["type"]?.text {
      case "pause": .pause((step["duration"]?.number ?? .nan) / 1000)
      case "rotate": .rotate(to: step["to"]?.text == "landscape" ? .landscape : .portrait)
      case "trace":
        .trace(
          Trace(
            of: .contentOffset,
            samples: (step["samples"]?.elements ?? []).compactMap { sample in
              guard let pair = sample.elements, let time = pair[0].number, let y = pair[1].number
              else { return nil }
              return Trace.Sample(time: time / 1000, position: Point(0, y))
            }))
      default: throw UnknownStep(offset: step.offset)
      }
    }
  }
}

/// A step that vectors do not have so far.
struct UnknownStep: Error { let offset: Int }
