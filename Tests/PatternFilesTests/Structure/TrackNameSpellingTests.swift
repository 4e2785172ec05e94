// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import PatternFiles

@Suite("Names as records spell them")
struct TrackNameSpellingTests {
  @Test(
    "are read as they are written",
    arguments: ["list.contentOffset.y", "header", "a1", "inner[2].contentOffset.y", "rows[999999]"])
  func reads(text: String) {
    #expect(TrackName(spelling: text).map { "\($0)" } == text)
  }

  @Test(
    "have no other letters, and an index of up to six digits in brackets",
    arguments: [
      "", "1a", ".a", "größe", "a b", "[1]", "a[", "a[]", "a[1", "a]", "a[-1]", "a[+1]", "a[１]",
      "a[1234567]", "a[1]b", "a[1].", "a[1].1", "a[1].b[2]", "@", "`", "a{",
    ])
  func refuses(text: String) {
    #expect(TrackName(spelling: text) == nil)
  }
}
