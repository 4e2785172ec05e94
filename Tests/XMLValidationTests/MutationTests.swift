// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import XMLValidation

/// Thousands of broken files: with any content, validation returns soon.
@Suite struct MutationTests {
  /// Damages a file in one to four positions.
  static func mutate(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    let pieces = [
      "<", ">", "\"", "'", "&", "&amp;", "&#0;", "&#x10FFFF;", "]]>", "<![CDATA[", "<!--", "-->",
      "<?x ?>",
      "<!DOCTYPE svg [<!ENTITY a 'b'>]>", "<g>", "</g>", "<style>", "</style>", "}", "{",
      "@keyframes x{",
      "animation:", "url(#", "-", "1e9", ".", "%", ";", "0", "M", "\u{0}", "\u{FFFF}", "\n", "é",
      " id=\"list\"",
      " xmlns=\"\"", " xmlns:a=\"b\"",
    ]
    var result = bytes
    for _ in 0...Int.random(in: 0...3, using: &random) where !result.isEmpty {
      let place = Int.random(in: 0..<result.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: result[place] = UInt8.random(in: 0...255, using: &random)
      case 1: result.remove(at: place)
      case 2:
        result.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
      case 3:
        let end = min(result.count, place + Int.random(in: 1...200, using: &random))
        result.removeSubrange(place..<end)
      case 4:
        let end = min(result.count, place + Int.random(in: 1...200, using: &random))
        let copy = Array(result[place..<end])
        result.insert(contentsOf: copy, at: Int.random(in: 0...result.count, using: &random))
      default: result.removeSubrange(place...)
      }
    }
    return result
  }

  @Test(arguments: [("svg", 1000), ("smil", 1000), ("page", 300)])
  func `a mutated file never crashes the validator and never takes a second`(
    kind: String, count: Int
  ) {
    var random = SeededGenerator(seed: 0x5C80_11)
    let good = Array(
      (kind == "svg" ? Fixture.svg : kind == "smil" ? Fixture.smil : Fixture.page).utf8)
    let validator = StoryboardValidator()
    _ = validator.validate(fileOfUnknownKind: good, name: "first")
    let clock = ContinuousClock()
    var slowest = Duration.zero
    var found = 0
    for index in 0..<count {
      let bytes = Self.mutate(good, &random)
      let time = clock.measure {
        let findings =
          kind == "page"
          ? validator.validate(page: bytes, name: "\(index)")
          : validator.validate(svg: bytes, name: "\(index)")
        if findings.contains(where: { $0.severity == .error }) { found += 1 }
        if findings.contains(where: { $0.message.isEmpty }) {
          Issue.record("mutation \(index) has a finding without a message")
        }
      }
      slowest = max(slowest, time)
    }
    #expect(slowest < .seconds(1))
    // A few mutations only touch text or spaces.
    #expect(found > count / 2)
  }
}
