// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScenarioFiles

@Suite struct `Recordings of devices` {
  private func read(_ text: String, _ path: String = "a.csv") throws -> TraceFile.Contents {
    try TraceFile.read(path: path, source: Array(text.utf8))
  }

  @Test func `are read from tables with headings, with columns in any order`() throws {
    let contents = try read("# by hand\nfinger, offset, t\n300,-20,1\n,-18.5,1.25\n\n290,-17,1.5\n")
    #expect(contents.times == [0, 0.25, 0.5])
    #expect(contents.offsets == [-20, -18.5, -17])
    #expect(contents.finger[0] == 300 && contents.finger[1].isNaN && contents.finger[2] == 290)
    #expect(contents.header == [])
  }

  @Test func `are read from tables without headings as milliseconds and offsets`() throws {
    let contents = try read("0,5\r\n500,6\r\n")
    #expect(contents.times == [0, 0.5])
    #expect(contents.offsets == [5, 6])
  }

  @Test func `are read from JSON lists and objects`() throws {
    #expect(try read("[[0, 5], [500, 6]]", "a.json") == read("0,5\n500,6\n"))
    let contents = try read(
      "{\"columns\": [\"ms\", \"header\", \"offset\"], \"samples\": [[0, 44, 5], [500, 40, 6]]}",
      "a.json")
    #expect(contents.header == [44, 40])
    #expect(contents.offsets == [5, 6])
  }

  @Test(arguments: [
    "", "ms,offset\n", "0,1\n", "ms\n0\n1\n", "ms,t,offset\n0,0,0\n", "ms,offset,offset\n0,0,0\n",
    "0,1\n1\n", "0,\n1,2\n", "0,1\n-1,2\n", "0,inf\n1,2\n", "0,0x1\n1,2\n", "a,b\n0,1\n1,2\n",
  ])
  func `with errors are refused`(_ text: String) {
    #expect(throws: InvalidScenarioFile.self) { try read(text) }
  }

  @Test func `of random bytes are refused or read, and never end the program`() {
    var generator = SeededGenerator(seed: 11)
    let alphabet = Array("0123456789.,-+e\n\r# mstofe[]{}\"nul".utf8) + [0, 0xFF]
    for round in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      let contents = try? TraceFile.read(path: round % 2 == 0 ? "a.csv" : "a.json", source: bytes)
      #expect(contents.map { $0.times.count >= 2 } ?? true)
    }
  }
}
