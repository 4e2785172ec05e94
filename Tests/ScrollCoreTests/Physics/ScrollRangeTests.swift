// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@Suite struct ScrollRangeTests {
  let range = ScrollRange(minimum: -120, maximum: 1333)

  @Test func `offsets are limited to the ends`() {
    #expect(range.clamp(-121) == -120)
    #expect(range.clamp(-120) == -120)
    #expect(range.clamp(5) == 5)
    #expect(range.clamp(1333.5) == 1333)
  }

  @Test func `overshoot has the sign of its end`() {
    #expect(range.overshoot(-150) == -30)
    #expect(range.overshoot(1340) == 7)
    #expect(range.overshoot(-120) == 0)
    #expect(range.overshoot(0) == 0)
    #expect(range.contains(-120) && range.contains(1333) && !range.contains(-120.001))
  }

  @Test func `short content leaves one offset`() {
    let short = ScrollRange(minimum: -120, maximum: -300)
    #expect(short.maximum == -120)
    #expect(short.clamp(40) == -120)
    #expect(short.overshoot(-100) == 20)
  }
}
