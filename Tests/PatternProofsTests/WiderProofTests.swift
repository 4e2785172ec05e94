// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore
import Testing

@testable import PatternProofs

/// Claims about what does not only follow one offset: sheets, nests, sections, and states that count or swing.
@Suite struct `Proofs beyond offsets` {
  private func verdicts(_ text: String) throws -> [ProofVerdict] {
    let pattern = try PatternFile(Array(text.utf8)).compile(variant: 0)
    let devices: [DeviceProfile] = [.iPhone8, .iPhone15Pro]
    return Prover(pattern, on: devices.map { ($0, [.portrait, .landscape]) }).verdicts()
  }

  private func claim(_ always: String, _ text: String) throws -> ProofVerdict {
    let text = text.replacing("CLAIM", with: "{ id: \"it\", always: \"\(always)\" }")
    return try #require(verdicts(text).first { $0.kind == .claim })
  }

  private func holds(_ always: String, _ text: String) throws -> Bool {
    if case .holds = try claim(always, text).outcome { true } else { false }
  }

  private func counterexample(_ verdict: ProofVerdict) throws -> ProofVerdict.Counterexample {
    guard case .fails(let example) = verdict.outcome else {
      Issue.record("it does not fail: \(verdict.outcome)")
      throw CancellationError()
    }
    return example
  }

  // MARK: Sheets

  private static func sheet(
    _ settings: String = "beyond: \"rubber\"",
    height: String = "100 - 40 * panel.progress('low', 'high')"
  ) -> String {
    """
    {
      version: 1, id: "a", title: "A", scrollViews: { list: { content: 200 } },
      sheets: {
        panel: {
          detents: { low: 200, high: 300 }, start: "low", handle: "grip", \(settings),
          settle: { rule: "project", rate: 0.99, spring: { response: 0.4, damping: 1 } },
        },
      },
      elements: [
        { id: "header", frame: { top: 0, height: "\(height)" }, look: "header" },
        { id: "grip", in: "panel", frame: { top: 0, height: 30 }, hit: "take" },
      ],
      claims: [CLAIM],
    }
    """
  }

  @Test(arguments: [
    "header.height >= 60 && header.height <= 100", "header.height == 60 || panel.extent < 300",
    "panel.extent <= 300 + screen.height + 240", "grip.top == screen.height - panel.extent",
  ])
  func `a claim holds wherever a finger or a spring takes a sheet`(always: String) throws {
    #expect(try holds(always, Self.sheet()))
  }

  @Test(arguments: [
    ("header.height >= 80", 250.0), ("panel.extent <= 300", 300), ("panel.extent >= 190", 190),
    ("grip.top <= screen.height - 200", 200),
  ])
  func `a claim that fails has an extent to which a finger drags the sheet`(
    always: String, extent: Double
  ) throws {
    let example = try counterexample(claim(always, Self.sheet()))
    #expect(example.values.map(\.name) == ["panel"])
    #expect((example.values[0].value - extent).magnitude < 0.2, "\(example.values)")
    #expect(example.amount > 1e-6)
  }

  @Test func `an extent that no finger reaches leaves a claim open`() throws {
    let verdict = try claim("panel.extent <= 300 + screen.height * 0.6", Self.sheet())
    guard case .open(let reasons) = verdict.outcome else {
      Issue.record("\(verdict.outcome)")
      return
    }
    #expect(reasons == ["a counterexample that no run reaches"])
  }

  @Test func `a sheet that is held fast stays between its detents, unless it keeps its speed`()
    throws
  {
    let stiff = Self.sheet("beyond: \"stiff\"")
    #expect(try !holds("panel.extent <= 300", stiff))
    let dropping = stiff.replacing("rate: 0.99,", with: "rate: 0.99, velocity: \"drop\",")
    #expect(try holds("panel.extent <= 300 && panel.extent >= 200", dropping))
    let swinging = dropping.replacing("damping: 1 ", with: "damping: 0.5 ")
    #expect(try !holds("panel.extent <= 300", swinging))
  }

  @Test func `what a sheet can make jump fails at the extent`() throws {
    let text = Self.sheet(height: "panel.extent > 250 ? 60 : 100").replacing("CLAIM", with: "")
    let verdict = try #require(
      verdicts(text).first { $0.kind == .jump && $0.subject == "header.bottom" })
    let example = try counterexample(verdict)
    #expect((example.values[0].value - 250).magnitude < 0.01)
    #expect((example.amount - 40).magnitude < 1e-9)
  }

  // MARK: States

  private static func state(_ states: String, _ statements: String) -> String {
    """
    {
      version: 1, id: "a", title: "A", scrollViews: { list: { content: 3000 } },
      state: { \(states) },
      on: [{ event: "didScroll", of: "list", do: [\(statements)] }],
      claims: [CLAIM],
    }
    """
  }

  @Test func `an animated state is between its goals, and beyond them as far as its spring swings`()
    throws
  {
    func text(_ damping: String) -> String {
      Self.state(
        "open: { start: 1, unit: \"share\" }",
        "\"animate(open, list.scrolled > 50 ? 0 : 1, spring(0.35, \(damping)))\"")
    }
    #expect(try holds("open >= 0 && open <= 1", text("1")))
    #expect(try holds("open >= 0 && open <= 1", text("1.5")))
    #expect(try !holds("open <= 1", text("0.5")))
    // The sum of all swings: half of coth(π·0.5/√3) more than the middle.
    #expect(try holds("open <= 1.196 && open >= -0.196", text("0.5")))
    #expect(try !holds("open <= 1.19", text("0.5")))
  }

  @Test func `springs of different kinds can add up to anything`() throws {
    let text = Self.state(
      "open: { start: 1, unit: \"share\" }",
      "\"animate(open, 0, spring(0.35, 1))\", \"animate(open, 1, spring(0.6, 1))\"")
    #expect(try !holds("open <= 100", text))
  }

  @Test func `a curve stays between its ends`() throws {
    let text = Self.state(
      "open: { start: 1, unit: \"share\" }",
      "\"animate(open, list.scrolled > 50 ? 0 : 1, ease(0.3, 'easeInOut'))\"")
    #expect(try holds("open >= 0 && open <= 1", text))
  }

  @Test func `one of a list of states may be assigned to`() throws {
    let text = Self.state(
      "kept: { start: 0, each: 3 }", "\"kept[clamp(floor(list.scrolled / 100), 0, 2)] = 5\"")
    #expect(try !holds("kept[1] <= 4", text))
    #expect(try holds("kept[1] <= 5 && kept[1] >= 0", text))
  }

  @Test func `a state that counts is a whole number`() throws {
    let text = Self.state("tab: 0", "\"tab = clamp(round(list.scrolled / 100), 0, 2)\"")
    #expect(try holds("tab == 0 || tab == 1 || tab == 2", text))
    #expect(try !holds("tab == 0 || tab == 1", text))
    #expect(
      try !holds(
        "tab == 0 || tab == 1 || tab == 2",
        text.replacing("round(list.scrolled / 100)", with: "list.scrolled / 100")))
  }

  @Test func `a state keeps what it was before the device was turned`() throws {
    let text = Self.state("wide: \"screen.width\"", "\"wide = wide\"")
    #expect(try !holds("wide == screen.width", text))
    #expect(
      try holds(
        "wide <= max(screen.width, screen.height) && wide >= min(screen.width, screen.height)", text
      ))
  }

  @Test func `a view that a handler moves may be beyond ends at which it does not bounce`() throws {
    let text = Self.state("a: 0", "\"list.offset = 7000\"").replacing(
      "content: 3000", with: "content: 3000, bounces: false")
    #expect(try !holds("list.over.bottom == 0", text))
    #expect(try holds("list.over.bottom == 0", text.replacing("\"list.offset = 7000\"", with: "")))
  }

  // MARK: Nests

  private static func nest(
    onward: String = "outer", back: String = "inner", count: String = ""
  ) -> String {
    """
    {
      version: 1, id: "a", title: "A",
      scrollViews: {
        page: { content: "screen.height + 200", adjustment: "never", bounces: false },
        list: {
          \(count) in: "page", frame: [0, 200, "screen.width", "screen.height - 50"], content: 3000,
          adjustment: "never", alwaysBounces: true,
        },
      },
      nesting: [{ outer: "page", inner: "list", onward: "\(onward)", back: "\(back)" }],
      claims: [CLAIM],
    }
    """
  }

  @Test func `the inner view of two has scrolled only where the outer one is at its end`() throws {
    let always = "list.scrolled == 0 || page.scrolled == 200"
    #expect(try holds(always, Self.nest()))
    #expect(try !holds(always, Self.nest(onward: "inner", back: "outer")))
    #expect(try !holds(always, Self.nest(onward: "outer", back: "outer")))
    #expect(
      try holds(
        "page.scrolled == 0 || list.scrolled == list.max - list.min",
        Self.nest(onward: "inner", back: "outer")))
    // One page is scrolled, then the header comes back with another.
    #expect(
      try !holds(always.replacing("list", with: "list[1]"), Self.nest(count: "count: 2,")))
  }

  @Test(arguments: [("outer", "inner"), ("inner", "outer"), ("outer", "outer")])
  func `content is pulled only where both views are at their beginnings`(
    onward: String, back: String
  ) throws {
    let text = Self.nest(onward: onward, back: back)
    #expect(try holds("page.scrolled == 0 || list.over.top == 0", text))
    #expect(try holds("page.scrolled == 200 || list.over.bottom == 0", text))
    #expect(try !holds("list.over.top == 0", text))
    #expect(
      try holds(
        "page.scrolled == 0 || list[1].over.top == 0",
        Self.nest(onward: onward, back: back, count: "count: 2,")))
  }

  @Test func `a claim about a nest fails in a run of its distance`() throws {
    let example = try counterexample(
      claim("list.scrolled <= 300 || page.scrolled < 100", Self.nest()))
    #expect(example.values.map(\.name) == ["page + list"])
    #expect((example.values[0].value - 500).magnitude < 0.1)
  }

  // MARK: Sections

  private static let sections = """
    {
      version: 1, id: "a", title: "A",
      parameters: { rows: { default: [3, 0, 8], whole: true } },
      scrollViews: { list: { content: { rows: "row" }, adjustment: "always", alwaysBounces: true } },
      elements: [
        {
          id: "row", in: "list", look: "contact",
          repeat: {
            height: "40 + 10 * item",
            sections: {
              count: "count(rows)", rows: "rows[section]", insets: { leading: 6 },
              header: { height: 30, look: "sectionHeader", sticky: { top: "safe.top" } },
              footer: { height: 20, look: "sectionFooter" },
            },
          },
        },
      ],
      claims: [CLAIM],
    }
    """

  @Test(arguments: [
    // 3 · 30 and 3 · 6 and 3 · 20, and 40 + 50 + 60, and 40 + … + 110.
    "row.length == 918", "row.section[1].top == 206", "row.section[2].rows == 8",
    "row.header[1].top - row.header[0].top >= 30", "row.header[0].top <= max(safe.top, row[0].top)",
    "row.header[0].top >= safe.top || row.header[0].bottom <= row.header[1].top + 0.001",
    "list.max - list.min <= 918 + screen.height",
  ])
  func `the places of sections and their headers are known`(always: String) throws {
    #expect(try holds(always, Self.sections))
  }

  @Test func `a header that sticks is pushed`() throws {
    let example = try counterexample(claim("row.header[0].top >= safe.top", Self.sections))
    #expect((example.values[0].value - (206 - 30)).magnitude < 0.1, "\(example.values)")
  }
}
