// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StoryboardRendering

@Suite struct FrameSamplesTests {
  /// Numbers that rest and move alternately, some of them unknown.
  private func numbers(seed: UInt64) -> [Double] {
    var state = seed
    func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }
    var numbers: [Double] = []
    while numbers.count < 400 {
      let value = next() % 5 == 0 ? .nan : Double(next() % 3)
      numbers += Array(repeating: value, count: next() % 9 + 1)
    }
    return numbers
  }

  @Test(arguments: 0..<40)
  func `numbers read back as they were, in order and at random`(seed: UInt64) {
    let numbers = numbers(seed: seed)
    let samples = FrameSamples(numbers)
    let bits = numbers.map(\.bitPattern)
    #expect(samples.count == numbers.count)
    #expect(samples.map(\.bitPattern) == bits)
    #expect(samples.all.map(\.bitPattern) == bits)
    #expect(samples.indices.map { samples[$0].bitPattern } == bits)
    var pieces = FrameSamples()
    for number in numbers { pieces.append(repeating: number, count: 1) }
    #expect(pieces.all.map(\.bitPattern) == bits)
  }

  @Test func `a constant number needs the memory of one`() {
    var samples = FrameSamples(repeating: 7, count: 1_000_000)
    samples.append(8)
    samples.append(repeating: 7, count: 1_000_000)
    #expect(samples.count == 2_000_001 && samples[1_000_000] == 8 && samples[2_000_000] == 7)
    #expect(samples.byteCount < 200)
    #expect(samples.constant == nil)
    #expect(FrameSamples(repeating: 7, count: 9).constant == 7)
    #expect(FrameSamples().constant == nil)
  }

  @Test func `numbers are equal however they were appended`() {
    let once = FrameSamples([1, 1, 1, 1, 1, 2])
    var twice = FrameSamples(repeating: 1, count: 5)
    twice.append(2)
    #expect(once == twice)
    twice.append(2)
    #expect(once != twice)
  }
}
