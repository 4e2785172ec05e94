// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import MotionReview
import Testing

@testable import StoryboardRendering

@Suite struct GalleryPageTests {
  private static let page = String(
    decoding: GalleryPage.write(PageFixture.gallery()), as: UTF8.self)

  @Test func `same input gives the same bytes`() {
    #expect(GalleryPage.write(PageFixture.gallery()) == Array(Self.page.utf8))
  }

  @Test func `gallery has one script and allows no other`() throws {
    let policy = try #require(
      PageFixture.text(from: "Security-Policy\" content=\"", to: "\"", in: Self.page))
    #expect(policy.hasSuffix("script-src " + GalleryPage.script.sources.joined(separator: " ")))
    #expect(Self.page.ranges(of: "<script").count == 1)
    let style = try #require(PageFixture.contents(of: "style", in: Self.page).first)
    #expect(policy.contains("'sha256-\(Base64.text(of: SHA256.digest(of: style.utf8)))'"))
  }

  @Test func `a pattern shows a row of cards and folds the others`() {
    var input = PageFixture.gallery()
    let scenario = input.patterns[0].scenarios[0]
    input.patterns[0].scenarios = Array(repeating: scenario, count: 5)
    let page = String(decoding: GalleryPage.write(input), as: UTF8.self)
    let parts = page.split(separator: "<details class=\"more\">")
    #expect(parts.count == 2)
    #expect(parts[0].ranges(of: "<article").count == 3)
    #expect(parts[1].ranges(of: "<article").count == 2)
    #expect(parts[1].contains("<summary>2 more storyboards</summary>"))
  }

  @Test func `the first picture has the mark, and as much space beside the fix`() {
    var input = PageFixture.gallery()
    let scene = PageFixture.input().devices[0].scene
    var broken = SVGPanel(scene)
    broken.caption = "Before"
    broken.mark = PanelMark(
      severity: .error, shape: .distance(from: 100, to: 105, isMotion: false), stage: 0)
    let panels = [broken, SVGPanel(scene)].map {
      $0.holding(at: 0.1, for: 1.5)
    }
    input.hero = GalleryHero(
      title: "5 pt gap", summary: "A gap.", page: "a/index.html#t=1", panels: panels)
    let page = String(decoding: GalleryPage.write(input), as: UTF8.self)
    #expect(page.contains("id=\"hero-0-mark\""))
    #expect(page.contains("#hero-0-mark{animation:hero-k"))
    // The motion starts with the frame that has the mark.
    #expect(page.contains("s -.1s step-end infinite}"))
    #expect(!page.contains("hero-1-mark"))
    let hero = String(page.split(separator: "card hero")[1])
    let boxes = PageFixture.values(of: "viewBox", in: hero).prefix(2)
    #expect(Set(boxes).count == 1, "\(boxes)")
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

  @Test func `a card shows two files, which are read when they are in view`() throws {
    let pictures = Self.page.split(separator: "\n").filter { $0.hasPrefix("<img ") }
    #expect(
      pictures == [
        "<img class=\"still\" loading=\"lazy\" src=\"still.svg\" alt=\"Both of them\" width=\"800\" height=\"850\"/>",
        "<img class=\"moving\" loading=\"lazy\" src=\"before-after.svg\" alt=\"\" width=\"800\" height=\"850\"/>",
      ])
    #expect(Self.page.contains(" img-src data: 'self' file:; style-src "))
    #expect(!Self.page.contains("role=\"img\""))
  }

  @Test func `a pattern without files has no table of files`() {
    var input = PageFixture.gallery()
    input.patterns[0].scenarios[0].files = []
    let page = String(decoding: GalleryPage.write(input), as: UTF8.self)
    #expect(!page.contains("class=\"files\""))
  }
}
