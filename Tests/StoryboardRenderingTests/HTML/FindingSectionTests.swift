// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import MotionReview
import Testing

@testable import StoryboardRendering

@Suite struct `Findings of a page` {
  /// The first variant has two findings on the phone with an island, the second none.
  private static func input() -> StoryboardPageInput {
    var input = PageFixture.input()
    input.devices[0].findings = [[], []]
    input.devices[1].findings = [
      [
        Finding(.gap, label: "5 pt gap", sentence: "5 pt <gap> & more.", frames: [7...9, 20...30]),
        Finding(.jump, label: "48 pt jump", sentence: "It jumps.", frames: [40...40]),
      ],
      [],
    ]
    return input
  }

  private static func page(_ input: StoryboardPageInput = input()) -> String {
    String(decoding: StoryboardPage.write(input), as: UTF8.self)
  }

  @Test func `are listed by device with time, sentence and rule, and a link`() throws {
    let list = try #require(
      PageFixture.text(from: "<div id=\"findings-a\"", to: "</ol>", in: Self.page()))
    #expect(list.contains("href=\"#variant=a&amp;t=58.333\""))
    #expect(list.contains("<b>iPhone 15 Pro</b> <span>0.058 s</span>"))
    #expect(list.contains("5 pt &lt;gap&gt; &amp; more."))
    #expect(
      list.contains(
        "<code><span class=\"error\" aria-hidden=\"true\">▲</span> error CH-GAP</code>"))
    #expect(list.contains("2 findings"))
    #expect(list.contains("id=\"finding-a-iphone-15-pro-1\""))
  }

  @Test func `of devices with the same finding share a sentence`() throws {
    var input = Self.input()
    input.devices[0].findings[0] = [input.devices[1].findings[0][1]]
    let list = try #require(
      PageFixture.text(from: "<div id=\"findings-a\"", to: "</ol>", in: Self.page(input)))
    #expect(list.contains("3 findings"))
    #expect(list.components(of: "It jumps.") == 1)
    #expect(list.components(of: "<li>") == 2)
    #expect(list.components(of: "<a ") == 3)
  }

  @Test func `of variants other than the initial one are hidden`() {
    var input = Self.input()
    #expect(Self.page(input).contains("<div id=\"findings-a\" hidden=\"hidden\">"))
    #expect(Self.page(input).contains("<div id=\"findings-b\">"))
    input.initialVariant = 0
    #expect(Self.page(input).contains("<div id=\"findings-a\">"))
  }

  @Test func `are below the names of the devices`() {
    var input = Self.input()
    #expect(
      Self.page(input).contains("<p id=\"verdict-iphone-15-pro\" class=\"chip\">no findings</p>"))
    input.initialVariant = 0
    #expect(
      Self.page(input).contains(
        "<p id=\"verdict-iphone-15-pro\" class=\"chip fault error\">▲\u{202F}5 pt gap, 1 more</p>"))
    #expect(Self.page(input).contains("<p id=\"verdict-iphone-8\" class=\"chip\">no findings</p>"))
  }

  @Test func `give each tab a visible sign and a label for screen readers`() throws {
    let tabs = try #require(
      PageFixture.text(from: "class=\"variants\"", to: "</fieldset>", in: Self.page()))
    #expect(tabs.contains("class=\"sign fault error\" aria-hidden=\"true\">▲\u{202F}2<"))
    #expect(tabs.contains("class=\"vh\">, 2 findings, worst: error<"))
    #expect(tabs.contains("class=\"sign\" aria-hidden=\"true\">○<"))
    #expect(tabs.contains("class=\"vh\">, no findings<"))
  }

  @Test func `are passed to the script as labels and frames only`() {
    let input = Self.input()
    var data = PageData(input, values: [])
    let json = String(decoding: data.json(), as: UTF8.self)
    #expect(
      json.contains(
        "\"findings\":[[\"5 pt gap\",7,2,7,9,20,30],[\"48 pt jump\",40,2,40,40]]"))
    #expect(!json.contains("It jumps"))
    #expect(json.components(of: "\"findings\"") == 1)
  }

  @Test(arguments: [
    (Severity.error, "▲\u{202F}8 pt hit off"),
    (.warning, "◆\u{202F}warning: 8 pt hit off"), (.note, "●\u{202F}note: 8 pt hit off"),
  ])
  func `have a shape and a label for their severity`(
    severity: Severity, chip: String
  ) {
    var finding = Self.input().devices[1].findings[0][0]
    finding.severity = severity
    finding.label = Array("8 pt hit off".utf8)
    #expect(Finding.chip([finding]) == chip)
    // The worst one is named, wherever it is.
    var other = finding
    other.severity = .error
    other.label = Array("jump".utf8)
    #expect(Finding.worst([finding, other])?.severity == .error)
    if severity != .error {
      #expect(Finding.chip([finding, other]) == "▲\u{202F}jump, 1 more")
    }
  }

  @Test func `are not mentioned if nothing was reviewed`() {
    let page = Self.page(PageFixture.input())
    #expect(!page.contains("findings-title\""))
    #expect(!page.contains("class=\"chip"))
    #expect(!page.contains("class=\"sign"))
  }

  @Test(arguments: [(0, "no findings"), (1, "1 of 2 has findings"), (2, "2 of 2 have findings")])
  func `are counted on the card of a gallery`(faulty: Int, words: String) {
    var input = PageFixture.gallery()
    #expect(
      !String(decoding: GalleryPage.write(input), as: UTF8.self).contains("class=\"verdict"))
    input.patterns[0].scenarios[0].verdict = .init(faultyVariants: faulty, examples: [])
    let page = String(decoding: GalleryPage.write(input), as: UTF8.self)
    #expect(page.contains(" \(words)</p>"))
    #expect(page.contains("verdict fault") == (faulty > 0))
  }

  @Test func `are described by an example of each kind, and with the device if only one has it`() {
    func finding(_ rule: ReviewRule, _ label: String) -> Finding {
      Finding(rule, label: label, sentence: "", frames: [0...0])
    }
    let verdict = GalleryScenario.Verdict(
      [
        [[finding(.restOverlap, "100 pt hidden")], [finding(.restOverlap, "95 pt hidden")]],
        [[], []],
        [[], [finding(.gap, "5 pt gap"), finding(.restOverlap, "7 pt hidden")]],
      ], deviceNames: ["A", "B"])
    #expect(verdict.faultyVariants == 2)
    #expect(verdict.examples == ["100 pt hidden", "5 pt gap on B"])
    var input = PageFixture.gallery()
    input.patterns[0].scenarios[0].verdict = verdict
    #expect(
      String(decoding: GalleryPage.write(input), as: UTF8.self)
        .contains(" have findings, such as 100 pt hidden, 5 pt gap on B</p>"))
  }

  @Test func `keep ids unique`() {
    let ids = PageFixture.values(of: "id", in: Self.page())
    #expect(Set(ids).count == ids.count)
  }
}

extension Finding {
  /// A finding whose first frame is its worst.
  fileprivate init(
    _ rule: ReviewRule, label: String, sentence: String, frames: [ClosedRange<Int>]
  ) {
    self.init(
      rule, spans: frames.map { Span(first: $0.lowerBound, last: $0.upperBound) },
      worstFrame: frames[0].lowerBound, label: Array(label.utf8), sentence: Array(sentence.utf8))
  }
}

extension String {
  /// The number of occurrences of a text.
  fileprivate func components(of text: String) -> Int {
    var count = 0
    var rest = self[...]
    while let found = rest.firstRange(of: text) {
      count += 1
      rest = rest[found.upperBound...]
    }
    return count
  }
}
