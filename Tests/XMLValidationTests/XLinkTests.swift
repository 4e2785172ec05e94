// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Testing

@testable import XMLValidation

@Suite struct `A reference by xlink:href` {
  private static let use = ##"<use href="#photo""##
  private static let xlink = #" xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#

  private func findings(_ original: String, _ replacement: String) -> [String] {
    #expect(Fixture.svg.contains(original))
    return Corrupted(.svg, original, replacement, []).findings()
  }

  @Test func `is as good as one by href`() {
    #expect(findings(Self.use, "<use" + Self.xlink + ##""#photo""##) == [])
  }

  @Test(arguments: [##""#gone""##, #""https://example.com/a.svg#photo""#, #""javascript:x""#])
  func `must have a target in the file`(address: String) {
    #expect(findings(Self.use, "<use" + Self.xlink + address).count == 1)
  }

  @Test func `is not allowed on other elements, and not next to href`() {
    #expect(!findings(Self.use, Self.use + Self.xlink + ##""#photo""##).isEmpty)
    #expect(!findings("<rect ", "<rect" + Self.xlink + ##""#photo" "##).isEmpty)
  }

  @Test func `needs the namespace of XLink`() {
    let other = ##"<use xmlns:xlink="urn:other" xlink:href="#photo""##
    #expect(!findings(Self.use, other).isEmpty)
  }
}
