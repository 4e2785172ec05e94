// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct LoopClockTests {
  @Test(arguments: [60, 80, 120], [61, 217, 340, 600, 1200])
  func `the rest is at least as long as requested and at most half a second longer`(
    rate: Int, frames: Int
  ) {
    let clock = LoopClock(runs: [(rate, frames)], rest: 1, timeError: 1e-5)
    let rest = clock.duration - Double(frames - 1) / Double(rate)
    #expect(rest >= 1 - 1e-6 && rest <= 1.5 + 1 / Double(rate) + 1e-6)
  }

  @Test func `frames are short decimals if half a second of rest can make them so`() {
    // 230 frames and a second are 289 frames; 312.5 would be a divisor, 320 is out of reach.
    let clock = LoopClock(runs: [(60, 171)], rest: 1, timeError: 1e-5)
    #expect(clock.microseconds == 4_166_667)
    var bytes: [UInt8] = []
    DecimalFormat(decimals: clock.percentDecimals)
      .append(scaled: clock.part(quarters: 4 * 37, rate: 60), to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "14.8")
  }

  @Test func `rates side by side share one grid`() {
    let clock = LoopClock(runs: [(60, 171), (120, 341)], rest: 1, timeError: 1e-5)
    #expect(
      clock.part(quarters: 4 * 37, rate: 60) == clock.part(quarters: 4 * 74, rate: 120))
  }

  @Test(arguments: [(60, 107), (60, 137), (80, 333), (120, 977)])
  func `rounded times are within the error`(rate: Int, frames: Int) {
    let clock = LoopClock(runs: [(rate, frames)], rest: 1, timeError: 2e-6)
    for frame in 0..<frames {
      let part = clock.part(quarters: 4 * frame, rate: rate)
      let time = Double(part) / Double(clock.whole) * clock.duration
      // The printed duration is rounded to a microsecond, which moves no frame by more than half of one.
      #expect(abs(time - Double(frame) / Double(rate)) <= 2.5e-6)
    }
  }
}
