// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ContentDigest
import PageTexts
import ScrollCore
import Testing

@testable import StoryboardRendering

@Suite struct StoryboardPageTests {
  private static let page = String(
    decoding: StoryboardPage.write(PageFixture.input()), as: UTF8.self)

  @Test func `same input gives the same bytes`() {
    #expect(StoryboardPage.write(PageFixture.input()) == Array(Self.page.utf8))
  }

  @Test func `policy names the digest of every inline text and nothing weaker`() throws {
    let policy = try #require(
      PageFixture.text(from: "Security-Policy\" content=\"", to: "\"", in: Self.page))
    let styles = PageFixture.contents(of: "style", in: Self.page)
    let scripts = PageFixture.contents(of: "script", in: Self.page)
    #expect(styles.count == 1)
    // The marker and the loader: other texts have a type and are not executed.
    #expect(scripts.count == 2)
    for text in styles + scripts {
      #expect(policy.contains("'sha256-\(Base64.text(of: SHA256.digest(of: text.utf8)))'"))
    }
    #expect(policy.hasPrefix("default-src 'none'; base-uri 'none'; form-action 'none'"))
    #expect(!policy.contains("unsafe"))
    #expect(!policy.contains("*"))
  }

  @Test func `policy allows the packed style and script by the digests of their contents`() throws {
    let policy = try #require(
      PageFixture.text(from: "Security-Policy\" content=\"", to: "\"", in: Self.page))
    #expect(policy.contains(PackedText.source(of: StoryboardPage.script.utf8)))
    #expect(policy.contains(PackedText.source(of: StoryboardPage.scriptStyle.utf8)))
  }

  @Test func `a page with empty packed blocks still distinguishes its texts`() throws {
    let page = Array(Self.page.utf8)
    let emptied = PackedBlock.emptied(in: page)
    let text = String(decoding: emptied, as: UTF8.self)
    #expect(
      PageFixture.text(from: "id=\"data\"", to: "/script", in: text)?.hasSuffix("=\"><") == true)
    #expect(emptied.count < page.count - 1000)
    #expect(PackedBlock.emptied(in: emptied) == emptied)
    var input = PageFixture.input()
    input.title += "!"
    input.variants[0].title += "?"
    #expect(PackedBlock.emptied(in: StoryboardPage.write(input)) != emptied)
  }

  @Test(arguments: [nil, "5j=!!!\"#"])
  func `page contains its modules as texts, and may instantiate them`(review: String?) throws {
    func page(_ core: String, _ review: String?) -> [UInt8] {
      var input = PageFixture.input()
      input.trial = PageTrial(
        core: core, review: review, parameters: [], values: [], profiles: [], scenario: "{}")
      return StoryboardPage.write(input)
    }
    let bytes = page("5j=!!!'$", review)
    let text = String(decoding: bytes, as: UTF8.self)
    let digits = "5j=!!!'$"
    #expect(text.contains("<script type=\"application/wasm\" id=\"core\">\(digits)</script>"))
    if let review {
      #expect(text.contains("<script type=\"application/wasm\" id=\"review\">\(review)</script>"))
    }
    #expect(text.split(separator: "application/wasm").count == (review == nil ? 2 : 3))
    let policy = try #require(
      PageFixture.text(from: "Security-Policy\" content=\"", to: "\"", in: text))
    #expect(policy.hasSuffix(" 'wasm-unsafe-eval'"))
    // It is no weaker in any other way, and nothing else of the page depends on it.
    #expect(policy.split(separator: "unsafe").count == 2)
    #expect(ModuleBlock.removed(from: bytes) == ModuleBlock.removed(from: page("5j", nil)))
    #expect(ModuleBlock.removed(from: bytes).count < bytes.count - digits.count)
  }

  @Test func `a page without a module has nothing to remove`() {
    #expect(ModuleBlock.removed(from: Array(Self.page.utf8)) == Array(Self.page.utf8))
    #expect(ModuleBlock.removed(from: []) == [])
  }

  @Test func `policy allows the script as an XML reader sees it`() throws {
    let policy = try #require(
      PageFixture.text(from: "Security-Policy\" content=\"", to: "\"", in: Self.page))
    let script = try #require(PageFixture.contents(of: "script", in: Self.page).last)
    let inner = try #require(PageFixture.text(from: "//<![CDATA[", to: "//]]>", in: script))
    let digest = SHA256.digest(of: "//\(inner)//".utf8)
    #expect(policy.contains("'sha256-\(Base64.text(of: digest))'"))
  }

  @Test func `no markup carries a style attribute or an event handler`() {
    #expect(!Self.page.contains(" style=\""))
    #expect(!Self.page.contains(" onclick="))
  }

  @Test func `page requests nothing from elsewhere`() {
    for address in PageFixture.values(of: "href", in: Self.page) {
      let isLocal = ["#", "data:", "../", "a/", "b/"].contains { address.hasPrefix($0) }
      #expect(isLocal, "\(address)")
    }
    #expect(PageFixture.values(of: "src", in: Self.page).isEmpty)
  }

  @Test func `ids are unique and every label, heading and link has its target`() {
    let ids = PageFixture.values(of: "id", in: Self.page)
    #expect(Set(ids).count == ids.count)
    let known = Set(ids)
    let references =
      ["for", "aria-labelledby"].flatMap { PageFixture.values(of: $0, in: Self.page) }
      + PageFixture.values(of: "href", in: Self.page).filter { $0.hasPrefix("#") }
      .map { String($0.dropFirst()) }
    for reference in references { #expect(known.contains(reference), "\(reference)") }
  }

  @Test func `text of a scenario cannot become markup`() {
    #expect(Self.page.contains("<title>Up &lt;/title&gt; &amp; down · Sample</title>"))
    #expect(Self.page.contains("Broken &lt;b&gt; &amp; bent"))
    #expect(!Self.page.contains("Broken <b>"))
  }

  @Test func `colours of drawings are in the style sheet, light and dark`() {
    let names = Set(
      PageFixture.values(of: "class", in: Self.page).flatMap { $0.split(separator: " ") }
        .filter { $0.hasPrefix("a-") })
    #expect(names.count > 3)
    for name in names {
      #expect(Self.page.ranges(of: ".\(name){").count == 2, "\(name)")
    }
    #expect(!Self.page.contains("class=\"a-label\" fill"))
  }

  @Test func `table shows the values of the still picture`() throws {
    let input = PageFixture.input()
    let device = input.devices[0]
    let frame = device.scene.runs[1].posterFrame
    let timeline = PageFixture.timelines(SyntheticRun.buttonPhone)[1]
    let height = PageValue(TrackName("header.height"))
    let rows = try #require(
      PageFixture.text(from: "<tbody id=\"values\">", to: "</tbody>", in: Self.page))
    #expect(rows.contains("<td>\(frame)</td>"))
    #expect(rows.contains("<td>\(height.text(timeline.value(1, inFrame: frame)))</td>"))
  }

  @Test func `style animation has a rule for each group that moves and no other`() throws {
    let style = try #require(PageFixture.contents(of: "style", in: Self.page).first)
    let ids = Set(PageFixture.values(of: "id", in: Self.page))
    let animated = style.split { "}\n".contains($0) }
      .filter { $0.hasPrefix("#d") && $0.contains("{animation-name:") }
    #expect(animated.count > 4)
    for rule in animated {
      let id = String(rule.dropFirst().prefix { $0 != "{" })
      #expect(ids.contains(id), "\(id)")
    }
  }

  @Test func `initial variant is clamped to the variants`() {
    let input = PageFixture.input()
    let wild = StoryboardPageInput(
      scenario: "s", title: "t", summary: "s", patternTitle: "p", galleryLink: nil,
      variants: input.variants, initialVariant: 99, devices: input.devices)
    #expect(wild.initialVariant == 1)
  }
}
