// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PatternFiles
import ScrollCore
import Testing

@testable import PatternProofs

/// What is proved is tried to be broken: claims that only just hold in some runs are proved, and those that hold are checked
/// in others.
@Suite struct `Proofs are not broken` {
  private static let devices: [DeviceProfile] = [.iPhone8, .iPhone15Pro]

  /// How often more than usual runs are tried.
  private static let effort =
    Int(ProcessInfo.processInfo.environment["PROOF_EFFORT"] ?? "") ?? 1

  /// Numbers that claims can be about: edges of elements, and what is read of views and sheets.
  private static func terms(of pattern: CompiledPattern) -> [String] {
    var terms = ["screen.height / 2", "safe.top"]
    let program = pattern.program
    for (view, name) in zip(program.views, pattern.viewNames) {
      let (start, end) = view.axis == .vertical ? ("top", "bottom") : ("left", "right")
      terms += [
        "\(name).offset", "\(name).scrolled", "\(name).over.\(start)", "\(name).over.\(end)",
        "\(name).max - \(name).min",
      ]
    }
    terms += pattern.sheetNames.map { "\($0).extent" }
    for (element, name) in zip(program.elements, pattern.elementNames) {
      switch element.place {
      case .once: terms += ["top", "bottom", "left", "height"].map { "\(name).\($0)" }
      case .repeated(let items) where element.copy < 0:
        terms.append("\(name)[0].\(program.items[items].isHorizontal ? "left" : "top")")
      default: continue
      }
    }
    return terms
  }

  private static func text(_ source: String, with claims: [String]) -> String {
    var text = source
    if let old = text.range(of: "\n  \"claims\": [") {
      let end = text[old.upperBound...].range(of: "\n  ],")?.upperBound ?? old.upperBound
      text.removeSubrange(old.lowerBound..<end)
    }
    return text.replacing(
      "\"version\": 1,", with: "\"version\": 1, \"claims\": [\(claims.joined(separator: ", "))],",
      maxReplacements: 1)
  }

  private static func compile(_ text: String, _ variant: Int) throws -> CompiledPattern {
    try PatternFile(Array(text.utf8)).compile(variant: variant)
  }

  /// By how much each claim does not hold at most in a run; nothing for those that hold.
  private static func breaks(
    _ pattern: CompiledPattern, _ request: RunRequest
  ) throws -> [Int: Double] {
    var result: [Int: Double] = [:]
    for item in try pattern.program.checkedRun(request).breaks {
      result[item.claim] = max(result[item.claim] ?? -.infinity, item.excess)
    }
    return result
  }

  /// Claims of a variant that only just hold in some runs.
  private static func claims(
    _ source: String, _ variant: Int, _ run: inout RandomRun
  ) throws -> [String] {
    let terms = try terms(of: compile(text(source, with: []), variant))
    var differences: [(text: String, when: String)] = []
    let main = try compile(text(source, with: []), variant).viewNames[0]
    for _ in 0..<(effort > 1 ? 16 : 8) {
      let a = terms.randomElement(using: &run.random) ?? ""
      let b = terms.randomElement(using: &run.random) ?? ""
      let when = [
        "", "", ", \"when\": \"\(main).offset == \(main).min + \(main).scrolled\"",
      ].randomElement(using: &run.random)
      guard a != b else { continue }
      let forms = [
        "(\(a)) - (\(b))", "(\(a)) - (\(b))", "max(\(a), \(b)) - min(\(a), \(b))",
        "(\(a)) * (\(b)) / 300", "floor((\(a)) / 37) * 37 - (\(b))", "(\(a)) % 50 - (\(b))",
        "(\(a) > \(b) ? \(a) : 2 * (\(b)))", "map(\(a), [0, 40, 200], [0, 90, 30]) - (\(b))",
        "(\(a) > 0 ? (\(b)) / max(1, \(a)) : \(b))", "smooth(\(a), 0, 120) * 100 - (\(b))",
        "(abs(\(a) - (\(b))) < 0.5 || isLandscape ? 100 : \(a))",
      ]
      differences.append((forms.randomElement(using: &run.random) ?? "", when ?? ""))
    }
    let far = 1_000_000.0
    let measuring = differences.enumerated().map { index, difference in
      "{ \"id\": \"c\(index)\", \"always\": \"\(difference.text) <= -\(Int(far))\"\(difference.when) }"
    }
    let pattern = try compile(text(source, with: measuring), variant)
    var most: [Int: Double] = [:]
    for device in devices {
      for _ in 0..<4 {
        for (claim, excess) in try breaks(pattern, run.request(pattern, on: device)) {
          most[claim] = max(most[claim] ?? -.infinity, excess)
        }
      }
    }
    return differences.enumerated().compactMap { (index, difference) -> String? in
      guard let excess = most[index] else { return nil }
      let slacks: [Double] = [0.001, 0.5, 5, 40, 300]
      let slack = slacks.randomElement(using: &run.random) ?? 1
      let limit = ((excess - far + slack) * 1000).rounded(.up) / 1000
      return
        "{ \"id\": \"c\(index)\", \"always\": \"\(difference.text) <= \(limit)\"\(difference.when) }"
    }
  }

  @Test func `by runs with random fingers`() throws {
    var (held, checked) = (0, 0)
    let files =
      try ProvedFiles.files(in: ProvedFiles.catalogue)
      + ProvedFiles.files(in: ProvedFiles.examples)
    for (place, url) in files.enumerated() {
      let source = try String(contentsOf: url, encoding: .utf8)
      let variants = try PatternFile(Array(source.utf8)).variants.count
      for variant in 0..<variants {
        for round in 0..<Self.effort {
          var run = RandomRun(UInt64(1 + place * 100_000 + variant * 1000 + round))
          let claims = try Self.claims(source, variant, &run)
          let pattern = try Self.compile(Self.text(source, with: claims), variant)
          let verdicts = Prover(
            pattern, on: Self.devices.map { ($0, [.portrait, .landscape]) }
          ).verdicts().filter { $0.kind == .claim }
          let holding = verdicts.indices.filter {
            if case .holds = verdicts[$0].outcome { true } else { false }
          }
          held += holding.count
          checked += verdicts.count
          guard !holding.isEmpty else { continue }
          for device in Self.devices {
            for _ in 0..<4 * Self.effort {
              let request = run.request(pattern, on: device)
              let breaks = try Self.breaks(pattern, request)
              for claim in holding {
                #expect(
                  breaks[claim] == nil,
                  "\(url.lastPathComponent), variant \(variant), \(device.id): '\(claims[claim])' holds, but is off by \(breaks[claim] ?? 0) on \(request.screen.size) at \(request.screen.contentSize) with \(request.script.steps)"
                )
              }
            }
          }
        }
      }
    }
    // Nothing is shown if nothing holds.
    #expect(held * 5 >= checked, "\(held) of \(checked) hold")
    print("\(held) of \(checked) claims hold")
  }
}
