// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import ScenarioFiles

@Suite struct FuzzTests {
  private static let words = [
    "{", "}", "[", "]", ":", ",", "\"", "'", "\\", "\\u12", "//", "/*", "NaN", "-Infinity", "1e999",
    "0x", "-", "null", "true",
    "\u{0}", "\u{FEFF}", "\u{2028}", "é", "{type:'pause'}", "[[0,1]]", "'50%'", "device.width*",
    "((((((((", "version:1,",
  ].map { Array($0.utf8) }

  /// A text with one to four random changes.
  private func mutation(of text: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var result = text
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...result.count, using: &random)
      let end = min(result.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: result.removeSubrange(place..<end)
      case 1:
        result.insert(
          contentsOf: result[place..<end], at: Int.random(in: 0...place, using: &random))
      case 2: result.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3: if place < result.count { result[place] = UInt8.random(in: 0...255, using: &random) }
      case 4: result.removeSubrange(place...)
      default:
        result.replaceSubrange(place..<end, with: Self.words.randomElement(using: &random) ?? [])
      }
    }
    return result
  }

  @Test(arguments: [Examples.caughtFling, Examples.pointerVerbs])
  func `no change of a valid file crashes the reader`(_ text: String) {
    let text = Array(text.utf8)
    var good = 0
    for seed in 0..<2_500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let source = mutation(of: text, &random)
      do {
        _ = try Scenario.read(path: "x", source: source, vocabulary: .fixture) { _ in source }
        good += 1
      } catch {
        let places = error.errors.map {
          ($0.line, $0.column, $0.caret, $0.excerpt.unicodeScalars.count)
        }
        #expect(1...20 ~= places.count, "seed \(seed)")
        #expect(
          places.allSatisfy { $0.0 >= 1 && $0.1 >= 1 && $0.2 <= $0.3 && $0.3 <= 100 },
          "seed \(seed)")
        #expect(
          error.errors.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") },
          "seed \(seed)")
      }
    }
    #expect(good > 0 && good < 2_000)
  }

  @Test func `no change of a valid device file crashes the reader`() {
    let text = Array(DeviceFileTests.phone.utf8)
    var bad = 0
    for seed in 0..<1_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      do {
        _ = try DeviceFile.read(path: "x", source: mutation(of: text, &random))
      } catch {
        bad += 1
        #expect(1...20 ~= error.errors.count, "seed \(seed)")
      }
    }
    #expect(bad > 500)
  }

  @Test func `random bytes are refused and crash nothing`() {
    for seed in 0..<500 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(throws: InvalidScenarioFile.self, "seed \(seed)") { try document(bytes) }
      let ascii = (0..<200).map { _ in UInt8.random(in: 32...126, using: &random) }
      #expect(throws: InvalidScenarioFile.self, "seed \(seed)") { try document(ascii) }
    }
  }
}
