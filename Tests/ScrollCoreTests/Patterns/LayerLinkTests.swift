// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TestSupport
import Testing

@Suite struct `Layers of patterns` {
  private static let patterns = PatternCatalog.builtIn.entries.map { "\($0.id)" }

  @Test(arguments: patterns, [Orientation.portrait, .landscape])
  func `all variants of a pattern have the same layer tree`(
    pattern: String, orientation: Orientation
  ) throws {
    let entry = try #require(PatternCatalog.builtIn.entries.first { "\($0.id)" == pattern })
    for device in DeviceCatalog.matrix.map(\.device) {
      let trees = try entry.variants.map { variant in
        try Harness("\(variant.id)", on: device).with { $0.orientation = orientation }
          .run([.pause(0.1)]).layerLinks
      }
      #expect(trees.allSatisfy { $0 == trees[0] }, "\(device.id)")
    }
  }

  @Test(arguments: patterns)
  func `a layer's parent comes before it, and the screen has none`(pattern: String) throws {
    let entry = try #require(PatternCatalog.builtIn.entries.first { "\($0.id)" == pattern })
    let word = "\(entry.variants[0].id)"
    let device = try #require(DeviceCatalog.matrix.first?.device)
    let links = try Harness(word, on: device).run([.pause(0.1)]).layerLinks
    #expect(links[0] == LayerLink())
    for (layer, link) in links.enumerated().dropFirst() { #expect(link.parent < layer) }
  }
}
