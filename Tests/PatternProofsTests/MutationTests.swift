// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Foundation
import PatternFiles
import ScrollCore
import Testing

@testable import PatternProofs

/// The claims of the examples hold, and no longer where a formula that they need is broken.
@Suite struct `Claims of the examples` {
  private static func claim(
    _ id: String, of file: String, replacing text: (String, String)? = nil
  ) throws -> ProofVerdict.Outcome {
    let url = ProvedFiles.examples.appending(path: "\(file).pattern.jsonc")
    var source = try String(contentsOf: url, encoding: .utf8)
    if let text {
      #expect(source.contains(text.0))
      source = source.replacing(text.0, with: text.1, maxReplacements: 1)
    }
    let pattern = try PatternFile(Array(source.utf8)).compile(variant: 0)
    let devices: [DeviceProfile] = [.iPhone8, .iPhone15Pro]
    let verdicts = Prover(pattern, on: devices.map { ($0, [.portrait, .landscape]) }).verdicts()
    return try #require(verdicts.first { $0.kind == .claim && $0.subject == id }).outcome
  }

  private static func holds(_ outcome: ProofVerdict.Outcome) -> Bool {
    if case .holds = outcome { true } else { false }
  }

  @Test(arguments: [
    (
      "calendar-days", "strip-in-sight", "\"max(safe.top, safe.top + month",
      "\"max(safe.top - 1, safe.top + month"
    ),
    (
      "mail-list", "bar-meets-row", "max(filters * open, filters - list.scrolled)",
      "filters * open"
    ),
    ("music-library", "player-on-screen", "small - 60, isOpen", "small + 60, isOpen"),
    ("music-library", "title-clear", "max(0, large - list.scrolled)", "(large - list.scrolled)"),
    (
      "product-page", "pictures-below-bar", "max(safe.top + 44, safe.top + tall",
      "max(44, safe.top + tall"
    ),
    ("product-page", "no-gap-below", "spring(0.4, 0.9)", "spring(0.4, 0.3)"),
    (
      "social-profile", "banner-above-tabs", "banner - page.scrolled) + pull",
      "banner - page.scrolled) + 2 * pull"
    ),
    (
      "social-profile", "pull-opens", ", \"onward\": \"outer\", \"back\": \"inner\" }", " }"
    ),
    (
      "stay-search", "header-clear", "\"safe.top + 12 + shown + 6\"",
      "\"safe.top + 12 + shown + 60\""
    ),
    ("stay-search", "header-shrinks", "mix(field, small, rise)", "mix(small, field, 2 * rise)"),
  ])
  func `hold until a formula is broken`(
    file: String, id: String, formula: String, broken: String
  ) throws {
    let outcome = try Self.claim(id, of: file)
    #expect(Self.holds(outcome), "\(outcome)")
    let other = try Self.claim(id, of: file, replacing: (formula, broken))
    #expect(!Self.holds(other))
  }
}
