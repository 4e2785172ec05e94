// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import StoryboardRendering

@Suite struct TrackPackerTests {
  /// The same vectors are in the tests of `tracks.js`.
  @Test(
    arguments: [
      ([], ""),
      ([0, 0, 0, 0], "A!D"),
      ([5], "K"),
      ([-1, -2, -3], "BAA"),
      ([0, 1, 4, 9, 16], "ACE!C"),
      ([100, nil, nil, 100], "oG~CnG"),
      ([nil, 3], "~BG"),
      ([1000, 0], "w-B_8D"),
    ] as [([Int?], String)])
  func `series is written as its second differences`(series: [Int?], text: String) {
    #expect(String(decoding: pack(series), as: UTF8.self) == text)
  }

  @Test(arguments: 0..<200)
  func `unpacking gives the series back`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var series: [Int?] = []
    var value = Int.random(in: -100_000...100_000, using: &random)
    for _ in 0..<Int.random(in: 0...20, using: &random) {
      let kind = Int.random(in: 0...4, using: &random)
      let step = Int.random(in: -3000...3000, using: &random)
      for frame in 0..<Int.random(in: 1...40, using: &random) {
        switch kind {
        case 0: break
        case 1: value += step
        case 2: value += step * frame / 7
        case 3: value = Int.random(in: -1_000_000_000_000...1_000_000_000_000, using: &random)
        default:
          series.append(nil)
          continue
        }
        series.append(value)
      }
    }
    #expect(unpack(pack(series)) == series, "seed \(seed)")
  }

  @Test(arguments: 0..<50)
  func `equal numbers in a row are written alike one by one and together`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var together = TrackPacker()
    var series: [Int?] = []
    for _ in 0..<20 {
      let entry = Int.random(in: -4...4, using: &random)
      let count = Int.random(in: 1...6, using: &random)
      together.append(entry == 4 ? nil : entry, count: count)
      series.append(contentsOf: repeatElement(entry == 4 ? nil : entry, count: count))
    }
    #expect(together.finish() == pack(series), "seed \(seed)")
  }

  private func pack(_ series: [Int?]) -> [UInt8] {
    var packer = TrackPacker()
    for entry in series { packer.append(entry) }
    return packer.finish()
  }

  /// A reader that only knows the description of the format, not the writer.
  private func unpack(_ bytes: [UInt8]) -> [Int?] {
    let alphabet = Array(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    var position = 0
    func number() -> Int {
      var value = 0
      var place = 1
      while true {
        let digit = alphabet.firstIndex(of: bytes[position]) ?? -1
        position += 1
        value += digit % 32 * place
        place *= 32
        if digit < 32 { return value }
      }
    }
    var series: [Int?] = []
    var (value, slope, bend) = (0, 0, 0)
    while position < bytes.count {
      var times = 1
      switch bytes[position] {
      case UInt8(ascii: "~"):
        position += 1
        series.append(contentsOf: repeatElement(nil, count: number()))
        continue
      case UInt8(ascii: "!"):
        position += 1
        times = number()
      default:
        let zigzag = number()
        bend = zigzag % 2 == 0 ? zigzag / 2 : -(zigzag + 1) / 2
      }
      for _ in 0..<times {
        slope += bend
        value += slope
        series.append(value)
      }
    }
    return series
  }
}
