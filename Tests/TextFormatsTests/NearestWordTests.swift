// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import TextFormats

@Suite struct NearestWordTests {
  private let words = ["duration", "devices", "endVelocity", "to", "by"]

  @Test(
    arguments: [
      ("durations", "duration"), ("druation", "duration"), ("Devices", "devices"),
      ("device", "devices"),
      ("endvelocity", "endVelocity"), ("endSpeed", nil), ("too", "to"), ("b", "by"), ("xyz", nil),
      ("", nil),
    ] as [(String, String?)])
  func `suggests a word only when it is close`(_ word: String, _ expected: String?) {
    #expect(nearestWord(to: word, among: words) == expected)
  }

  @Test func `the first of equally close words wins`() {
    #expect(nearestWord(to: "cat", among: ["bat", "hat"]) == "bat")
  }

  @Test func `a very long word is not compared`() {
    #expect(nearestWord(to: String(repeating: "d", count: 100_000), among: words) == nil)
  }
}
