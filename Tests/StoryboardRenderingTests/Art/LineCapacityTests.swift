// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct LineCapacityTests {
  /// A letter at 15 points is 8.2 points wide: 30 letters are 246 points wide.
  private let line = LineCapacity(width: 246, size: 15)

  @Test func `texts that fit stay as they are`() {
    let words = "Low tide is at ten, so we meet"
    #expect(words.count == 30)
    #expect(line.shortened(words) == words)
    #expect(line.shortened("") == "")
  }

  @Test func `longer texts end in an ellipsis, without a space or a comma before it`() {
    #expect(
      line.shortened("Low tide is at ten, so we meet at nine") == "Low tide is at ten, so we mee…")
    #expect(
      LineCapacity(width: 172.3, size: 15).shortened("Low tide is at ten, so")
        == "Low tide is at ten…")
    #expect(LineCapacity(width: 0, size: 15).shortened("Salt") == "…")
  }

  @Test func `bold letters are wider, and short texts must fit with one letter less`() {
    #expect(
      LineCapacity(width: 246, size: 15, weight: 700).shortened("Low tide is at ten, so we meet")
        .count
        == 28)
    #expect(LineCapacity(width: 82.1, size: 15).shortened("Kerosene or salt") == "Kerosene…")
  }

  @Test func `two lines break between words if possible`() {
    let (first, second) = ("What to do with forty", "kilos of lettuce")
    #expect(line.lines(first, second) == (first, second))
    #expect(
      LineCapacity(width: 120, size: 15).lines(first, second) == ("What to do", "with forty k…"))
    #expect(LineCapacity(width: 30, size: 15).lines(first, second) == ("W…", "k…"))
  }

  @Test func `no line is longer than its width`() {
    for width in stride(from: 0.0, through: 400, by: 7) {
      let line = LineCapacity(width: width, size: 15)
      let lines = line.lines("The man who sings", "in a lighthouse")
      for text in [lines.0, lines.1] {
        #expect(
          text == "…" || LineCapacity.width(of: text, size: 15) <= width + 1e-9, "\(width): \(text)"
        )
      }
    }
  }
}
