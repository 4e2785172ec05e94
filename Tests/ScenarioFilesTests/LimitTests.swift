// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing
import TextFormats

@testable import ScenarioFiles

@Suite struct LimitTests {
  private func firstError(_ bytes: [UInt8]) -> ScenarioFileError? {
    #expect(throws: InvalidScenarioFile.self) { try document(bytes) }?.errors.first
  }

  private func firstError(_ text: String) -> ScenarioFileError? { firstError(Array(text.utf8)) }

  @Test func `a file is at most sixteen megabytes long`() throws {
    let limit = 16 * 1024 * 1024
    let spaces = [UInt8](repeating: 32, count: limit)
    #expect(try document(spaces.dropLast() + [UInt8(ascii: "1")]).number(at: 0) == 1)
    #expect(
      firstError(spaces + [UInt8(ascii: "1")])?.description
        == "test:1:1: error: file is 16777217 bytes long; at most 16777216 bytes (16 MB) are accepted"
    )
  }

  @Test func `a recording is at most sixteen megabytes long too`() {
    let bytes = [UInt8](repeating: 32, count: 16 * 1024 * 1024 + 1)
    let source = Array(scenario(steps: "{type: 'trace', of: 'pointer', file: 'a.csv'}").utf8)
    let failure = #expect(throws: InvalidScenarioFile.self) {
      try Scenario.read(path: "x", source: source, vocabulary: .fixture) { _ in bytes }
    }
    #expect(
      failure?.errors.map(\.description) == [
        "a.csv:1:1: error: file is 16777217 bytes long; at most 16777216 bytes (16 MB) are accepted"
      ])
  }

  @Test func `nesting is at most sixty-four deep`() throws {
    let good = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
    #expect(try document(good).nodes.count == 64)
    for text in [String(repeating: "[", count: 1_000_000), String(repeating: "{a:", count: 65)] {
      let error = firstError(text)
      #expect(error?.column == (text.hasPrefix("[") ? 65 : 193))
      #expect(
        error?.message == "objects and lists are nested more than 64 deep; at most 64 are accepted")
    }
  }

  @Test func `a number is at most a thousand characters long`() throws {
    let digits = String(repeating: "1", count: 1_000)
    #expect(try document("[" + digits + "]").number(at: 1) == .infinity)
    #expect(try document("0." + digits.dropFirst(2)).number(at: 0) == 0.1111111111111111)
    #expect(
      firstError("[\(digits)1]")?.message
        == "the number is 1001 characters long; at most 1000 are accepted")
    #expect(
      firstError("[0x\(digits)]")?.message
        == "the number is 1002 characters long; at most 1000 are accepted")
  }

  @Test func `a list of numbers has at most a hundred thousand`() throws {
    func text(_ count: Int) -> String {
      "{version: 1, id: 'a', pattern: 'sticky-tabs', steps: [{type: 'pause', duration: 1}], parameters: {rows: ["
        + String(repeating: "7,", count: count) + "]}}"
    }
    let accepted = try read(text(100_000)).parameters[0]
    guard case .numbers(let numbers) = accepted else { Issue.record("\(accepted)"); return }
    #expect(numbers.count == 100_000)
    #expect(
      mistakes(text(100_001)) == ["1:105: 'rows' holds 100001 numbers; at most 100000 are accepted"]
    )
  }

  @Test func `many errors take no longer than the text`() {
    let found = mistakes(
      scenario(with: "variants: [\(String(repeating: "'ch9',", count: 200_000))]"))
    #expect(found.count == 20)
  }

  @Test func `many keys in one object take no longer than the text`() {
    let keys = (0..<300_000).map { "k\($0):0," }.joined()
    #expect(mistakes("{" + keys + "}").count == 20)
    #expect(
      firstError("{" + keys + "k5:0}")?.message
        == "key 'k5' appears twice in one object; the first is at 1:27")
  }

  @Test func `a node takes eight bytes`() {
    #expect(MemoryLayout<JSON5Node>.stride == 8)
  }

  /// The recording of a finger at 120 Hz, repeated, in the format of a logger.
  private static func samples(_ count: Int) -> String {
    let sample = (0..<1_000).map { "[\(Double($0) * 0.5),\(Double($0 % 97) * 1.25 - 40)]," }
    return "[" + sample.prefix(count).joined()
      + String(repeating: "[500,-12.25],", count: count - min(count, 1_000)) + "]"
  }

  @Test func `a million samples are read in seconds`() throws {
    let text = scenario(
      steps: "{type: 'trace', of: 'contentOffset', samples: \(Self.samples(1_000_000))}")
    var steps: [GestureStep] = []
    let time = try ContinuousClock().measure { steps = try read(text).script.steps }
    guard case .trace(let trace) = steps[0] else { throw NoSuchFile() }
    #expect(trace.samples.count == 1_000_000)
    #expect(trace.samples[3] == Trace.Sample(time: 0.0015, position: Point(0, -36.25)))
    // About 4 s in an unoptimised build on a busy machine, 0.3 s in an optimised one.
    #expect(time < .seconds(60))
  }

  @Test func `a trace has at most a million samples`() throws {
    let samples = "[" + String(repeating: "1,", count: 1_000_001) + "]"
    #expect(
      mistakes(
        scenario(steps: "{type: 'trace', of: 'contentOffset', rate: 1000, samples: \(samples)}"))
        == [
          "2:59: a trace must have from 1 to 1000000 samples; found 1000001"
        ])
    let lines = String(repeating: "1\n", count: 1_000_001)
    let step = "{type: 'trace', of: 'contentOffset', rate: 1000, file: 'a.csv'}"
    #expect(
      mistakes(scenario(steps: step), files: ["folder/a.csv": lines]) == [
        "folder/a.csv:600002:1: a trace must be at most 600000 ms long; found a sample at 600001 ms"
      ])
  }
}
