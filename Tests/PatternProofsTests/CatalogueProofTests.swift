// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PatternFiles
import ScrollCore
import Testing

@testable import PatternProofs

/// The catalogue as files, and the examples: what holds, what fails, and what only a gesture can show.
@Suite struct `Proofs of the files` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// One line for each answer that has something to say, and the numbers of the others.
  private static func report(_ folder: URL) throws -> String {
    var lines: [String] = []
    let devices = DeviceCatalog.matrix.map(\.device.id)
    let profiles = DeviceCatalog.devices.filter { devices.contains($0.id) }
    for url in try ProvedFiles.files(in: folder) {
      // Its headers depend on two offsets in more parts than a test has time for.
      if url.lastPathComponent == "profile-page.pattern.jsonc" { continue }
      let file = try PatternFile(Array(Data(contentsOf: url)))
      for (index, variant) in file.variants.enumerated() {
        let verdicts = Prover(
          try file.compile(variant: index), on: profiles.map { ($0, [.portrait, .landscape]) }
        ).verdicts()
        lines.append("\(file.id) \(variant.id)")
        lines += verdicts.map { "  \($0.kind.rawValue) \($0.subject): \(text($0.outcome))" }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ outcome: ProofVerdict.Outcome) -> String {
    switch outcome {
    case .holds: return "holds"
    case .open(let reasons): return "open, " + reasons.joined(separator: ", ")
    case .fails(let example):
      let values = example.values.map { "\($0.name) \(Int($0.value.rounded()))" }
      return
        "fails on \(example.world.device.id) \(example.world.orientation), text \(example.world.contentSize.word), \(values.joined(separator: ", "))\(example.isOfRun ? ", in a run" : "")"
    }
  }

  private func expectTable(_ name: String, of folder: URL) throws {
    let url = Self.folder.appending(path: name)
    let report = try Self.report(folder)
    if ProcessInfo.processInfo.environment["UPDATE_PROOFS"] != nil {
      try report.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(report == (try String(contentsOf: url, encoding: .utf8)))
  }

  @Test func `are those of the table`() throws {
    try expectTable("catalogue.txt", of: ProvedFiles.catalogue)
  }

  @Test func `are those of the table of examples`() throws {
    try expectTable("examples.txt", of: ProvedFiles.examples)
  }
}
