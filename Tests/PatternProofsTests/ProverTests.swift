// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternFiles
import ScrollCore
import Testing

@testable import PatternProofs

/// Claims are decided without a gesture.
@Suite struct `Proofs` {
  /// A bar that shrinks over rows, with claims.
  private static func bar(
    _ claims: String, height: String = "safe.top + 44 + extra - min(extra, list.scrolled)",
    more: String = ""
  ) -> String {
    """
    {
      version: 1, id: "bar", title: "Bar",
      parameters: { extra: { default: 60, min: 0, max: 500, unit: "pt" } },
      scrollViews: { list: { content: { rows: "row" }, safeArea: { leading: "44 + extra" } } },
      values: { height: { is: "\(height)", as: "header.height" } },
      elements: [
        { id: "row", in: "list", look: "contact", repeat: { count: 50, height: 72 } },
        { id: "bar", frame: { top: 0, height: "height" }, look: "header" },
      ],
      claims: [\(claims)], \(more)
    }
    """
  }

  private func verdicts(
    _ text: String, devices: [DeviceProfile] = [.iPhone8, .iPhone15Pro], over free: [Int] = []
  ) throws -> [ProofVerdict] {
    let pattern = try PatternFile(Array(text.utf8)).compile(variant: 0)
    return Prover(pattern, on: devices.map { ($0, [.portrait, .landscape]) }, over: free).verdicts()
  }

  private func claim(
    _ always: String, when: String? = nil, height: String? = nil, more: String = "",
    over free: [Int] = []
  ) throws -> ProofVerdict {
    let condition = when.map { ", when: \"\($0)\"" } ?? ""
    let claims = "{ id: \"it\", always: \"\(always)\"\(condition) }"
    let text =
      height.map { Self.bar(claims, height: $0, more: more) } ?? Self.bar(claims, more: more)
    return try #require(verdicts(text, over: free).first { $0.kind == .claim })
  }

  private func counterexample(
    _ verdict: ProofVerdict
  ) throws -> ProofVerdict.Counterexample {
    guard case .fails(let example) = verdict.outcome else {
      Issue.record("it does not fail: \(verdict.outcome)")
      throw CancellationError()
    }
    return example
  }

  private func reasons(_ verdict: ProofVerdict) -> [String]? {
    if case .open(let reasons) = verdict.outcome { reasons } else { nil }
  }

  private func holds(_ verdict: ProofVerdict) -> Bool {
    if case .holds = verdict.outcome { true } else { false }
  }

  // MARK: Claims

  @Test(arguments: [
    ("row[0].top - bar.bottom <= 0.5", "list.over.top == 0"),
    ("bar.height >= safe.top + 44", nil),
    ("bar.height + list.scrolled >= safe.top + 44 + extra", nil),
    ("list.scrolled <= list.max - list.min", nil),
    ("list.over.top * list.over.bottom == 0", nil),
    ("abs(list.scrolled - 30) <= 30", "list.scrolled <= 60"),
    ("list.offset < 100 || list.offset >= 100", nil),
    ("!(list.over.top > 0 && list.over.bottom > 0)", nil),
    ("smooth(list.scrolled, 0, 100) <= 1", nil),
    ("floor(list.scrolled / 72) * 72 <= list.scrolled", nil),
  ])
  func `a claim holds for all offsets, devices and sizes of text`(always: String, when: String?)
    throws
  {
    let verdict = try claim(always, when: when)
    #expect(holds(verdict), "\(verdict.outcome)")
    #expect(verdict.worldCount == 2 * 2 * 12)
  }

  @Test(arguments: [
    ("list.scrolled <= 300", 300.0), ("bar.height >= safe.top + 60", 44),
    ("list.over.top <= 25", -25), ("list.scrolled < 500", 500), ("list.scrolled != 200", 200),
    ("map(list.scrolled, [0, 100], [0, 1]) <= 0.5", 50),
    ("list.scrolled * list.scrolled <= 10000", 100),
  ])
  func `a claim that fails has the nearest place to rest`(always: String, distance: Double) throws {
    let example = try counterexample(claim(always))
    #expect(example.values.count == 1)
    #expect(example.values[0].name == "list")
    #expect((example.values[0].value - distance).magnitude < 0.2, "\(example.values)")
    #expect(!example.isOfRun)
  }

  @Test func `the counterexample says how much worse it becomes`() throws {
    let example = try counterexample(claim("list.scrolled <= 300"))
    #expect(example.amount > 1e-6 && example.amount < 0.1)
    #expect(try #require(example.worst) > 1000)
  }

  @Test func `a claim that fails on one device names it`() throws {
    let example = try counterexample(claim("safe.top <= 30"))
    #expect(example.world.device.id == "iphone-15-pro")
    #expect(example.world.orientation == .portrait)
  }

  @Test func `a claim that fails at large text only names its size`() throws {
    let example = try counterexample(claim("17 * text('body') <= 40"))
    #expect(example.world.contentSize.isAccessibility)
    #expect(example.amount > 0)
  }

  @Test func `free parameters have all values that they allow`() throws {
    let always = "bar.height <= safe.top + 44 + 400"
    #expect(try holds(claim(always, when: "list.over.top == 0")))
    let example = try counterexample(claim(always, when: "list.over.top == 0", over: [0]))
    let extra = try #require(example.values.first { $0.name == "extra" })
    #expect(extra.value > 400 && extra.value <= 500)
  }

  @Test func `words, truths and a few whole numbers are tried one after the other`() throws {
    let text = Self.bar(
      "{ id: \"it\", always: \"bar.height <= safe.top + 104 || kind != 'tall' || !isOpen || lines < 3\" }",
      height: "safe.top + 104 + (kind == 'tall' && isOpen ? 10 * lines : 0)"
    ).replacing(
      "parameters: {",
      with: """
        parameters: {
          kind: { options: ["low", "tall"], default: "low" }, isOpen: false,
          lines: { default: 1, min: 1, max: 4, whole: true },
        """)
    let free = [0, 1, 2]
    #expect(try holds(#require(verdicts(text).first { $0.kind == .claim })))
    let verdict = try #require(verdicts(text, over: free).first { $0.kind == .claim })
    let example = try counterexample(verdict)
    #expect(example.world.choices.map(\.text) == ["tall", "true", "3"])
    #expect(verdict.worldCount == 2 * 2 * 12 * 2 * 2 * 4)
  }

  // MARK: What is open

  @Test func `what depends on the speed of content is open`() throws {
    #expect(try reasons(claim("list.velocity <= 1e9")) == ["the velocity of 'list'"])
  }

  @Test func `a state whose range closes is free, and what holds for all of it holds`() throws {
    let more = """
      state: { open: 1 },
      on: [{ event: "didScroll", of: "list", do: ["open = clamp(open - list.delta / 100, 0, 1)"] }],
      """
    #expect(try holds(claim("open <= 1 && open >= 0", more: more)))
    #expect(try reasons(claim("open <= 0.5 || list.scrolled <= 9e6", more: more)) == nil)
  }

  @Test func `a state that grows without limit is open`() throws {
    let more = """
      state: { sum: 0 },
      on: [{ event: "didEndDecelerating", of: "list", do: ["sum = sum + 1"] }],
      """
    #expect(try reasons(claim("sum <= 1000", more: more)) == ["the state 'sum'"])
  }

  @Test func `a run that scrolls shows what a state breaks`() throws {
    let more = """
      state: { last: 0 },
      on: [{ event: "didScroll", of: "list", do: ["last = list.scrolled"] }],
      """
    let example = try counterexample(claim("last + list.scrolled <= 600", more: more))
    #expect(example.isOfRun)
    #expect(example.values[0].value > 290)
  }

  @Test func `a finger shows where content is left`() throws {
    let example = try counterexample(
      claim("list.scrolled == 0 || list.scrolled >= 300 || list.isTracking || list.isDecelerating"))
    #expect(example.isDragged)
    #expect(example.values[0].value > 0 && example.values[0].value < 300)
    #expect(try reasons(claim("finger.x >= -1e6")) != nil)
  }

  // MARK: Questions

  private func outcome(
    _ kind: ProofVerdict.Kind, _ height: String
  ) throws -> ProofVerdict.Outcome {
    try #require(verdicts(Self.bar("", height: height)).first { $0.kind == kind }).outcome
  }

  @Test func `a fixed bar passes all questions`() throws {
    for verdict in try verdicts(Self.bar("")) {
      #expect(holds(verdict), "\(verdict.kind) \(verdict.subject): \(verdict.outcome)")
    }
  }

  @Test(arguments: [
    (ProofVerdict.Kind.jump, "list.scrolled > 100 ? 64 + safe.top : 124 + safe.top", 100.0),
    (.lead, "safe.top + 104 - min(60, max(0, 2 * list.scrolled - 100))", 50),
    (.gap, "safe.top + 100 - min(40, list.scrolled)", 0),
    (.overlap, "safe.top + 140 - min(60, list.scrolled)", 0),
    (.result, "150 * 400 / (400 - list.scrolled)", 400),
  ])
  func `a broken bar fails its question`(
    kind: ProofVerdict.Kind, height: String, distance: Double
  ) throws {
    guard case .fails(let example) = try outcome(kind, height) else {
      Issue.record("\(kind): \(try outcome(kind, height))")
      return
    }
    let value = example.values.first?.value ?? 0
    #expect((value - distance).magnitude <= 0.01, "\(example.values)")
  }

  @Test func `a header that follows a bounce at the end fails`() throws {
    guard
      case .fails(let example) = try outcome(
        .bounce, "safe.top + 44 + clamp(list.over.bottom, 0, 60)")
    else {
      Issue.record("it does not fail")
      return
    }
    #expect(example.amount > 0.5)
  }

  @Test func `a formula that guards its divisor has a result`() throws {
    guard
      case .holds = try outcome(
        .result,
        "list.scrolled > 0 ? 64 + safe.top + 40 * list.scrolled / (list.scrolled + list.scrolled) : 124"
      )
    else {
      Issue.record("it is not decided")
      return
    }
  }

  @Test func `a divisor that is 0 where content begins fails, though no content comes from beyond`()
    throws
  {
    let text = Self.bar("").replacing(
      "content: { rows: \"row\" },", with: "content: { rows: \"row\" }, bounces: false,"
    ).replacing("values: {", with: "values: { share: \"100 / list.scrolled\",")
    let verdict = try #require(verdicts(text).first { $0.kind == .result })
    #expect(try counterexample(verdict).values.map(\.value) == [0])
  }

  @Test func `an edge jumps though whether it is there depends on the same number`() throws {
    let text = Self.bar("", height: "list.scrolled > 100 ? 64 + safe.top : 124 + safe.top")
      .replacing("look: \"header\" }", with: "look: \"header\", visible: \"height > 10\" }")
    let verdict = try #require(
      verdicts(text).first { $0.kind == .jump && $0.subject == "bar.bottom" })
    #expect((try counterexample(verdict).values[0].value - 100).magnitude < 0.01)
  }
}
