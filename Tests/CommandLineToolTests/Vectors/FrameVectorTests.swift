// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import CommandLineTool
@testable import SystemCalls

/// The numbers in the specifications of the patterns, through the command from end to end: a
/// scenario file in, frame output out.
@Suite struct `Frames of the vectors` {
  /// A vector at a rate.
  struct Case: Sendable, CustomTestStringConvertible {
    var vector: FrameVector
    var rate: Int

    var testDescription: String { "\(vector.testDescription), \(rate) Hz" }

    static func all(_ vectors: [FrameVector]) -> [Case] {
      vectors.flatMap { vector in vector.rates.map { Case(vector: vector, rate: $0) } }
    }
  }

  @Test(arguments: Case.all(FrameVector.collapsingHeader))
  func `of the collapsing header`(vector: Case) throws { try check(vector) }

  @Test(arguments: Case.all(FrameVector.stickyHeaders))
  func `of sticky headers`(vector: Case) throws { try check(vector) }

  @Test(arguments: Case.all(FrameVector.bottomSheet))
  func `of the bottom sheet`(vector: Case) throws { try check(vector) }

  @Test(arguments: Case.all(FrameVector.stickyTabs))
  func `of sticky tabs`(vector: Case) throws { try check(vector) }

  @Test(
    .enabled(if: FileSystem.kind(of: ToolProcess.path) == .file, "the tool is not built"),
    arguments: [
      (FrameVector.collapsingHeader, "ch6"), (FrameVector.stickyHeaders, "sh2"),
      (FrameVector.bottomSheet, "bs2"), (FrameVector.stickyTabs, "st3"),
    ])
  func `match the output of the separate process`(vectors: [FrameVector], variant: String) throws {
    let vector = try #require(
      vectors.last { $0.variants.contains(variant) && $0.deviceFile == nil })
    let scratch = try ScratchFolder()
    let scenario = vector.scenario(on: vector.device)
    let path = try scratch.write(scenario, to: "vector.scenario.jsonc")
    let process = try ToolProcess(["frames", path, "--variant", variant], in: scratch)
    #expect(process.wait() == 0)
    #expect(
      try process.output()
        == ToolRun("frames", "-", "--variant", variant, input: scenario).output)
  }

  private func check(_ item: Case) throws {
    let (vector, rate) = (item.vector, item.rate)
    let scratch = try vector.deviceFile.map { _ in try ScratchFolder() }
    let device = try vector.deviceFile.flatMap {
      try scratch?.write($0, to: vector.device + ".device.jsonc")
    }
    let scenario = vector.scenario(on: device ?? vector.device)
    for variant in vector.variants {
      let table = try FrameTable(
        scenario, variant: variant, rate: rate, folder: scratch?.path ?? ".")
      let warnings = try table.number("warning count", in: 0)
      #expect(
        warnings == 0 || vector.expectsWarning(of: variant),
        "\(vector.name): \(variant) on \(vector.device): \(table.messages)")
      var compared = 0
      for expectation in vector.expectations where expectation.variants.contains(variant) {
        guard let frame = expectation.index(at: rate, of: table.count) else { continue }
        for (name, expected) in expectation.values {
          let found = try table.number(name, in: frame)
          #expect(
            agree(found, expected, within: expectation.tolerance),
            """
            \(vector.name): \(variant) on \(vector.device) at \(rate) Hz, frame \(frame): \(name) is \
            \(shown(found)), not \(shown(expected)) ± \(expectation.tolerance)
            """)
          compared += 1
        }
      }
      #expect(compared > 0, "\(vector.name): nothing is expected of \(variant) at \(rate) Hz")
    }
  }

  private func agree(_ found: Double?, _ expected: Double?, within tolerance: Double) -> Bool {
    guard let found, let expected else { return found == nil && expected == nil }
    return (found - expected).magnitude <= tolerance
  }

  private func shown(_ number: Double?) -> String { number.map { "\($0)" } ?? "null" }
}

extension FrameVector: CustomTestStringConvertible {
  var testDescription: String { "\(pattern): \(name), \(device)" }
}
