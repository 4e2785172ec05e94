// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ReviewReports
@testable import TextFormats

@Suite struct `JSON` {
  @Test(arguments: [
    "", " ", "{", "[", "[1,]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "01", "+1", ".5", "1.",
    "1e", "nul", "tru", "\"", "\"\\x\"", "\"\\u12\"", "\"\\uD800\"", "\"\\uD800\\u0041\"", "\"\t\"",
    "1 2", "1e999", "NaN", "Infinity", "{\"a\":1,\"a\":2}", "// x\n1", "'a'", "\"\\u+123\"", "-",
    "[1 2]", "{\"a\" 1}",
  ])
  func `extensions of the standard are refused`(text: String) {
    #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(Array(text.utf8)) }
  }

  @Test func `invalid UTF-8 and deep nesting are refused`() {
    for bytes: [UInt8] in [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], Array(repeating: 0x5B, count: 100_000),
    ] {
      #expect(throws: JSONParser.Failure.self) { try JSONParser.parse(bytes) }
    }
  }

  @Test func `values read back as they were`() throws {
    let value = JSONValue.object([
      "text": .string(Sample.hostile + "😀\u{E000}"), "none": .null, "yes": .flag(true),
      "numbers": .list([
        .integer(0), .number(-0.5), .number(1e-12), .number(0.1 + 0.2), .integer(-7),
        .number(1e300),
      ]),
      "empty": .object([:]), "lines": .lines([.integer(1), .list([])]), "no": .lines([]),
    ])
    let bytes = value.document
    let again = try JSONParser.parse(bytes)
    #expect(again["text"] == value["text"])
    #expect(again["numbers"] == value["numbers"])
    #expect(again.document != [])
    #expect(try JSONParser.parse(again.document) == again)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.unicodeScalars.contains { $0 != "\n" && VisibleText.isInvisible($0) })
  }

  @Test func `numbers that are not finite become null`() {
    #expect(
      JSONValue.list([.number(.nan), .number(.infinity)]).document == Array("[null, null]\n".utf8))
  }

  @Test func `a report reads back as it was, in every part`() throws {
    for report in [Sample.report, Sample.hostileReport, Sample.report([])] {
      let again = try ReviewReport(json: report.written(as: .json))
      #expect(again == report)
      for format in ReportFormat.allCases {
        #expect(again.written(as: format) == report.written(as: format))
      }
    }
  }

  @Test func `a damaged report is refused or read, and never ends the program`() throws {
    let bytes = Sample.report.written(as: .json)
    var generator = SeededGenerator(seed: 7)
    var refused = 0
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<damaged.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: place)
        case 2: damaged.insert(UInt8(ascii: "9"), at: place)
        default: damaged.removeSubrange(place..<min(damaged.count, place + 40))
        }
      }
      do {
        let report = try ReviewReport(json: damaged)
        for format in ReportFormat.allCases { _ = report.written(as: format) }
      } catch {
        #expect(!error.message.isEmpty)
        refused += 1
      }
    }
    #expect(refused > 200)
  }
}
