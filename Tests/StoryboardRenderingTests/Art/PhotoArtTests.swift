// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct PhotoArtTests {
  @Test(arguments: 1...4)
  func `adjacent photos in a grid have different motifs`(columns: Int) {
    func motif(_ item: Int) -> Int {
      PhotoArt.choice(for: ElementID(.cell, item: Int32(item))).motif
    }
    for item in 0..<400 {
      #expect(motif(item) != motif(item + 1))
      #expect(motif(item) != motif(item + columns))
    }
  }

  @Test func `all motifs and tints occur`() {
    var seen = Set<String>()
    for item in 0..<72 {
      let choice = PhotoArt.choice(for: ElementID(.cell, item: Int32(item)))
      seen.insert("\(choice.motif) \(choice.tint)")
    }
    #expect(seen.count == 3 * PhotoArt.motifs.count)
  }
}
