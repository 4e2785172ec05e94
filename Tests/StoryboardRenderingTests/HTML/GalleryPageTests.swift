// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import Testing

@testable import StoryboardRendering

@Suite struct GalleryPageTests {
  private static let page = String(
    decoding: GalleryPage.write(PageFixture.gallery()), as: UTF8.self)

  @Test func `same input gives the same bytes`() {
    #expect(GalleryPage.write(PageFixture.gallery()) == Array(Self.page.utf8))
  }

  @Test func `gallery needs no script and allows none`() throws {
    let policy = try #require(
      PageFixture.text(from: "Security-Policy\" content=\"", to: "\"", in: Self.page))
    #expect(policy.hasSuffix("script-src 'none'"))
    #expect(!Self.page.contains("<script"))
    let style = try #require(PageFixture.contents(of: "style", in: Self.page).first)
    #expect(policy.contains("'sha256-\(Base64.text(of: SHA256.digest(of: style.utf8)))'"))
  }

  @Test func `ids are unique over all cards`() {
    let ids = PageFixture.values(of: "id", in: Self.page)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `several patterns are listed with their storyboards, and the list leads to each`() {
    var input = PageFixture.gallery()
    let pattern = input.patterns[0]
    #expect(!Self.page.contains("<nav"))
    input.patterns.append(pattern)
    let page = String(decoding: GalleryPage.write(input), as: UTF8.self)
    let link = "<a href=\"#pattern-\(pattern.id)\">\(pattern.title)</a> <small>"
    #expect(page.ranges(of: link + "\(pattern.scenarios.count)</small>").count == 2)
    #expect(page.contains("id=\"pattern-\(pattern.id)\""))
  }

  @Test func `card links to its page and all drawings of its own`() {
    let addresses = PageFixture.values(of: "href", in: Self.page)
    #expect(addresses.contains("up-down.html"))
    for file in ["a/iphone-8.svg", "a/iphone-15-pro.svg", "b/iphone-8.svg", "b/iphone-15-pro.svg"] {
      #expect(addresses.contains(file))
    }
  }

  @Test func `card of a bug report links it and says what was reported and what is seen`() {
    var input = PageFixture.gallery()
    input.patterns[0].scenarios[0].report = GalleryScenario.Report(
      source: "a/b#1", link: "https://example.org/1", occasion: "2018-11, iOS 12",
      says: "It jumps.", seen: "It jumps by 4 points.", rules: ["JUMP", "SLIP"])
    let page = String(decoding: GalleryPage.write(input), as: UTF8.self)
    #expect(page.contains("<a href=\"https://example.org/1\">a/b#1</a> 2018-11, iOS 12"))
    #expect(page.contains("<b>Reported</b> It jumps."))
    #expect(page.contains("<b>Seen here</b> It jumps by 4 points."))
    #expect(page.contains("found by JUMP, SLIP"))
    input.patterns[0].scenarios[0].report?.rules = []
    #expect(String(decoding: GalleryPage.write(input), as: UTF8.self).contains("no rule finds it"))
  }

  @Test func `drawings of a card show the frame in which they differ most`() throws {
    // The stale header is 48 pt too short for a while; both drawings must have the pose of that
    // time.
    let headers = Self.page.split(separator: "\n").filter { $0.contains("-header\"") }
    let places = headers.compactMap { PageFixture.values(of: "transform", in: String($0)).first }
    #expect(Set(places).count == places.count, "\(places)")
  }

  @Test func `a pattern without files has no table of files`() {
    var input = PageFixture.gallery()
    input.patterns[0].scenarios[0].files = []
    let page = String(decoding: GalleryPage.write(input), as: UTF8.self)
    #expect(!page.contains("class=\"files\""))
  }
}
