// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import Testing
import TextFormats

@Suite
struct RecordTests {
  @Test
  func `A record reads back as it was written`() throws {
    let record = Figures.record()
    let other = Record(
      CaseID("a", "b", "c", "d"), unit: "x", units: 1, time: "", host: Figures.host)
    let text = record.line + "\n\n" + other.line + "\n"
    #expect(try Record.read(lines: text) == [record, other])
    #expect(record.megabytesPerSecond.map { abs($0 - 4096.0 / 2 / 106 * 1e3) < 1e-9 } == true)
  }

  @Test
  func `What was not measured is not written`() {
    let bare = Record(
      CaseID("a", "b", "c", "d"), unit: "x", units: 1, time: "", host: Figures.host)
    #expect(bare.json["allocs"] == nil && bare.json["ns"] == nil)
    #expect(Figures.record().json["retains"]?.number == 0)
  }

  @Test
  func `A line that is cut off or of another version is refused, with its line number`() {
    let line = Figures.record().line
    let error = #expect(throws: RecordError.self) {
      try Record.read(lines: line + "\n" + line.dropLast(4))
    }
    #expect(error?.description.hasPrefix("line 2: ") == true)
    #expect(throws: RecordError.self) { try Record.read(lines: "{\"v\":2}") }
  }

  @Test
  func `Names have four parts`() {
    #expect(CaseID("layout/sticky-headers/iphone-11/fling")?.device == "iphone-11")
    for name in ["", "a/b/c", "a/b/c/d/e", "a//c/d"] { #expect(CaseID(name) == nil) }
  }
}
