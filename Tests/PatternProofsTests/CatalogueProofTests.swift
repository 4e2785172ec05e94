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

  /// A line for each answer, with the number of parts that were looked at, and their sums for each variant.
  private static func report(_ folder: URL) throws -> String {
    var lines: [String] = []
    let devices = DeviceCatalog.matrix.map(\.device.id)
    let profiles = DeviceCatalog.devices.filter { devices.contains($0.id) }
    for url in try ProvedFiles.files(in: folder) {
      let file = try PatternFile(Array(Data(contentsOf: url)))
      for (index, variant) in file.variants.enumerated() {
        let verdicts = Prover(
          try file.compile(variant: index), on: profiles.map { ($0, [.portrait, .landscape]) }
        ).verdicts()
        lines.append("\(file.id) \(variant.id): \(sums(verdicts))")
        lines += verdicts.map {
          "  \($0.kind.rawValue) \($0.subject): \(text($0.outcome)) [\($0.parts)]"
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sums(_ verdicts: [ProofVerdict]) -> String {
    let fails = verdicts.count { if case .fails = $0.outcome { true } else { false } }
    let open = verdicts.count { if case .open = $0.outcome { true } else { false } }
    let parts = verdicts.reduce(0) { $0 + $1.parts }
    return "\(verdicts.count - fails - open) hold, \(fails) fail, \(open) open [\(parts)]"
  }

  private static func text(_ outcome: ProofVerdict.Outcome) -> String {
    switch outcome {
    case .holds: return "holds"
    case .open(let reasons): return "open, " + reasons.joined(separator: ", ")
    case .fails(let example):
      let values = example.values.map { "\($0.name) \(Int($0.value.rounded()))" }
      return
        "fails on \(example.world.device.id) \(example.world.orientation), text \(example.world.contentSize.word), \(values.joined(separator: ", "))\(example.isDragged ? ", with a finger" : example.isTurned ? ", turned" : example.isOfRun ? ", in a run" : "")"
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
