// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RandomScripts
import ScrollCore
import TestSupport
import Testing

@testable import CommandLineTool

/// Every parameter at its limits and at unusual values, on devices with all settings, with fingers
/// that land anywhere: the drawings are valid, and nothing crashes the tool.
@Suite struct `Extreme parameters` {
  private let scratch: ScratchFolder

  init() throws { scratch = try ScratchFolder() }

  private static let patterns = PatternCatalog.builtIn.entries.map { "\($0.id)" }
  private static let devices = [
    "iphone-8", "iphone-15-pro@rightToLeft", "iphone-se1@accessibility5",
    "iphone-15-pro-max@zoomed",
    "iphone-11@landscape+accessibility1", "ipad-9@landscape+half", "ipad-pro-11@third",
    "ipad-pro-12.9@twoThirds+rightToLeft", "ipad-pro-11@slideOver+xxxLarge",
  ]

  @Test(arguments: patterns, 1...4)
  func `A scenario with allowed values is played and drawn`(pattern: String, seed: Int) throws {
    let text = scenario(pattern, seed: UInt64(seed))
    let file = try scratch.write(text, to: "extreme.scenario.jsonc")
    for words in [
      ["render", file, "--output", scratch.path("out"), "--quiet", "--jobs", "1"],
      ["check", file, "--variant", "all", "--exit-zero", "--quiet", "--jobs", "1"],
    ] {
      let run = ToolRun(words)
      #expect(run.exitCode == .clean, "\(words[0]) of \(text): \(run.errors)")
    }
  }

  private func scenario(_ pattern: String, seed: UInt64) -> String {
    var random = SeededGenerator(
      seed: seed &* 977 &+ UInt64(pattern.utf8.reduce(0) { $0 + Int($1) }))
    let descriptors =
      PatternCatalog.builtIn.entries.first { "\($0.id)" == pattern }?.parameters ?? []
    var parameters: [String] = []
    for descriptor in descriptors where Int.random(in: 0..<5, using: &random) < 2 {
      if let value = value(of: descriptor, &random) {
        parameters.append("\"\(descriptor.key)\": \(value)")
      }
    }
    let edges = ["0", "1", "\"1%\"", "\"50%\"", "\"99%\"", "\"100%\""]
    func place() -> String {
      "[\(edges.randomElement(using: &random) ?? "0"), \(edges.randomElement(using: &random) ?? "0")]"
    }
    let device = Self.devices.randomElement(using: &random) ?? "iphone-8"
    let turn = device.contains("landscape") ? "portrait" : "landscape"
    let offset = ["0", "90", "1e9", "{ \"fromEnd\": 300 }", "{ \"fromEnd\": 1e9 }"]
    return """
      { "version": 1, "id": "extreme", "pattern": "\(pattern)", "devices": ["\(device)"],
        "parameters": { \(parameters.joined(separator: ", ")) },
        "initialOffset": \(offset.randomElement(using: &random) ?? "0"),
        "steps": [
          { "type": "drag", "from": \(place()), "by": [0, -160], "duration": 50 },
          { "type": "drag", "from": \(place()), "by": [100000, 3], "duration": 50 },
          { "type": "rotate", "to": "\(turn)" },
          { "type": "fling", "from": ["50%", "60%"], "by": [0, 90], "duration": 50, "endVelocity": [0, 2500] },
          { "type": "pause", "duration": 100 }
        ] }
      """
  }

  /// A value at a limit, or an unusual one in between; counts of rows stay small enough to be
  /// drawn.
  private func value(of descriptor: ParameterDescriptor, _ random: inout SeededGenerator) -> String?
  {
    func number(_ least: Double, _ most: Double, _ random: inout SeededGenerator) -> String {
      let odd: [Double] = [least, most, 0.001, 1, 7.3, 44, 180, 333, 1000]
      let wanted = odd.randomElement(using: &random) ?? 1
      let number = min(max(wanted, least), most)
      return "\(descriptor.isWhole ? number.rounded() : number)"
    }
    switch descriptor.kind {
    case .number(_, let least, let most): return number(least, most, &random)
    case .flag: return "\(Bool.random(using: &random))"
    case .choice(_, let options): return options.randomElement(using: &random).map { "\"\($0)\"" }
    case .numbers(_, let least, let most):
      let count = Int.random(in: 1...4, using: &random)
      let limit = descriptor.isWhole ? most / 4 : most
      let numbers = (0..<count).map { _ in number(least, limit, &random) }
      return "[\(numbers.joined(separator: ", "))]"
    }
  }
}
