// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct SampleContactsTests {
  private func contacts(_ section: Int, _ count: Int = 12) -> [SampleContacts.Contact] {
    (0..<count).map {
      SampleContacts.contact(for: ElementID(.contact, section: Int32(section), item: Int32($0)))
    }
  }

  @Test(arguments: 0..<26)
  func `a section contains its own letter, in order, and nobody twice`(section: Int) {
    let names = contacts(section).map { ("\($0.family)", "\($0.given)") }
    let letter = SampleContacts.letter(of: section)
    #expect(names.allSatisfy { $0.0.hasPrefix(letter) })
    #expect(zip(names, names.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `letters run through the alphabet and start again`() {
    #expect((0..<26).map(SampleContacts.letter).joined() == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    #expect(SampleContacts.letter(of: 26) == "A")
    #expect(SampleContacts.letter(of: -1) == "A")
  }

  @Test func `the list has no obvious repetition`() {
    let all = (0..<10).flatMap { contacts($0, 6) }
    let details = all.map { "\($0.detail)" }
    // Adjacent rows never share a detail line, and most detail lines of a screen differ.
    #expect(zip(details, details.dropFirst()).allSatisfy { $0 != $1 })
    #expect(Set(details.prefix(12)).count > 8)
    #expect(all.contains { $0.pronoun == .she } && all.contains { $0.pronoun == .he })
  }

  @Test func `a row of any number has a name`() {
    let far = SampleContacts.contact(
      for: ElementID(.contact, section: .max, item: .max))
    #expect(!"\(far.given)".isEmpty && !"\(far.family)".isEmpty && far.initials.count == 2)
  }

  /// Portraits 1, 4 and 5 have long hair, a headscarf and a bun, 3 has a beard.
  @Test func `a portrait goes with the name`() {
    var seen: Set<Int> = []
    var monograms = 0
    for section in 0..<12 {
      for item in 0..<8 {
        let id = ElementID(.contact, section: Int32(section), item: Int32(item))
        let pronoun = SampleContacts.contact(for: id).pronoun
        guard let portrait = PortraitArt.choice(for: id, pronoun).portrait else {
          monograms += 1
          continue
        }
        seen.insert(portrait)
        #expect((pronoun == .she) == [1, 4, 5].contains(portrait))
      }
    }
    #expect(seen == Set(PortraitArt.portraits.indices))
    #expect(monograms > 40)
  }
}
