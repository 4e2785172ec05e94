// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import ScrollCore
import StoryboardRendering

/// The core as WebAssembly, as pages carry it: whole runs in node and in Chromium, and natively for comparison.
///
/// The engines keep time themselves; their starts do not count.
enum ModuleCases {
  /// What runs the module, from the top of the repository.
  private static let script = "Benchmarks/Suite/module.mjs"

  @Sendable static func all() -> [BenchCase] {
    ["native", "node", "chromium"].flatMap { engine in
      CaseInput.articles.map { patternID in
        BenchCase(CaseID("wasm", patternID, "iphone-8", engine), unit: "frame", set: .onDemand) {
          engine == "native" ? try native(patternID) : try prepared(patternID, engine)
        }
      }
    }
  }

  /// The same runs as those of the module.
  private static func native(_ patternID: String) throws -> PreparedCase {
    let entry = CaseInput.pattern(patternID)
    return try SimulationCases.prepared(entry, CaseInput.request(entry, .iPhone8, .fling))
  }

  private static func prepared(_ patternID: String, _ engine: String) throws -> PreparedCase {
    let input = try PageCases.input(patternID, devices: 1, carriesCore: true)
    guard input.trial != nil else { throw BenchError("this build has no compiler for pages") }
    let page = StoryboardPage.write(input)
    return PreparedCase(units: input.devices[0].scene.runs[0].frameCount) { count in
      let folder = try System.scratchFolder()
      defer { ToolRun.remove(folder) }
      try System.write(page, to: folder + "/index.html")
      let answer = try ChildProcess.output(
        of: ["node", script, engine, folder + "/index.html", "\(count)"])
      let numbers = answer.split(whereSeparator: \.isWhitespace).compactMap { UInt64($0) }
      guard numbers.count == 2 else { throw BenchError("not understood: \(answer)") }
      return PreparedCase.Slice(wall: numbers[0], processor: numbers[1])
    }
  }
}
