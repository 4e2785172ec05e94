// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Foundation
import TextFormats

/// Files and records for the tests.
enum Figures {
  /// A file of the folder `Fixtures`.
  static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try String(
      contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
  }

  /// Results of other tools for the same numbers; `Fixtures/figures.py` generates them.
  static func json() throws -> JSONValue { try JSONParser.parse(text("figures.json")) }

  static let host = HostFacts(
    processor: "A processor", architecture: "x86_64", cores: 2, kernel: "6.1", swift: "6.3",
    harness: 1)

  /// A record with every figure.
  static func record(_ name: String = "svg/sticky-headers/iphone-11/fling") -> Record {
    var record = Record(
      CaseID(name) ?? CaseID("a", "b", "c", "d"), unit: "drawing", units: 2,
      time: "2026-08-01T03:00:00Z", host: host)
    record.commit = "0123456789abcdef0123456789abcdef01234567"
    record.wall = TimeFigures(slices: [[100, 110, 120], [104, 106, 108], [90, 100, 130]])
    record.processorTime = 99.5
    record.instructions = 1234.5
    record.allocations = 1.5
    record.allocatedBytes = 64
    record.retains = 0
    record.releases = 0.5
    record.accesses = 0
    record.bytes = 4096
    record.peakBytes = 12_000_000
    record.calibration = 1.9
    return record
  }
}
