// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternProofs
import ScrollCore
import StoryboardProduction
import TextFormats

/// What `prove` prints.
struct ProofReport {
  let path: String
  let place: @Sendable (Int) -> String
  private var variants: [(id: String, verdicts: [ProofVerdict])] = []

  init(path: String, place: @escaping @Sendable (Int) -> String) {
    self.path = path
    self.place = place
  }

  /// Adds the answers for a variant.
  mutating func add(_ variant: String, _ verdicts: [ProofVerdict]) {
    variants.append((variant, verdicts))
  }

  /// Whether something fails.
  var hasFailures: Bool {
    variants.contains {
      $0.verdicts.contains { if case .fails = $0.outcome { true } else { false } }
    }
  }

  // MARK: Text

  /// The report for people.
  func text(_ style: TextStyle) -> String {
    variants.map { text($0.id, $0.verdicts, style) }.joined(separator: "\n")
  }

  private func text(_ id: String, _ verdicts: [ProofVerdict], _ style: TextStyle) -> String {
    let width = verdicts.map { "\($0.kind.rawValue) \($0.subject)".count }.max() ?? 0
    var lines = [style.bold("\(path): \(id)")]
    for verdict in verdicts {
      let name = "\(verdict.kind.rawValue) \(verdict.subject)"
      let padding = String(repeating: " ", count: width - name.count)
      let word = Self.word(verdict)
      let shown = word == "fails" ? style.red(word) : word
      lines.append("\(shown)  \(name)\(padding)  \(verdict.text)")
      if let detail = detail(verdict) { lines.append("       \(detail)") }
    }
    let counts = ["holds", "fails", "open "].map { word in
      verdicts.count { Self.word($0) == word }
    }
    lines.append(
      "\(counts[0]) hold\(counts[0] == 1 ? "s" : ""), \(counts[1]) fail\(counts[1] == 1 ? "s" : ""), \(counts[2]) \(counts[2] == 1 ? "is" : "are") open, in \(verdicts.first?.worldCount ?? 0) worlds (devices, orientations, sizes of text)"
    )
    for range in ranges(verdicts) {
      lines.append("  \(range.name): \(Self.number(range.low)) to \(Self.number(range.high))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func word(_ verdict: ProofVerdict) -> String {
    switch verdict.outcome {
    case .holds: "holds"
    case .fails: "fails"
    case .open: "open "
    }
  }

  private func detail(_ verdict: ProofVerdict) -> String? {
    switch verdict.outcome {
    case .holds: return nil
    case .open(let reasons): return "not decided: " + reasons.joined(separator: ", ")
    case .fails(let example):
      let values = example.values.map { "\($0.name) \(Self.number($0.value))" }
      let way = example.isOfRun ? "scrolled to" : "at"
      var text = "on \(screen(example.world))"
      if !values.isEmpty { text += ", \(way) \(values.joined(separator: ", "))" }
      if verdict.hasAmount {
        text += ": " + Self.phrase(verdict.kind, Self.number(example.amount))
        if let worst = example.worst { text += ", at most \(Self.number(worst))" }
      }
      if let offset = verdict.offset { text += " (\(place(offset)))" }
      return text
    }
  }

  private static func phrase(_ kind: ProofVerdict.Kind, _ amount: String) -> String {
    switch kind {
    case .lead: "\(amount) points for each point"
    case .jump: "\(amount) at once"
    default: "off by \(amount)"
    }
  }

  private func screen(_ world: ProofWorld) -> String {
    var text = "\(world.device.name)"
    if world.orientation == .landscape { text += " on its side" }
    if world.contentSize != .large { text += ", text \(world.contentSize.word)" }
    if world.direction == .rightToLeft { text += ", right to left" }
    for choice in world.choices { text += ", \(choice.key) \(choice.text)" }
    return text
  }

  /// What was free, in all questions together.
  private func ranges(_ verdicts: [ProofVerdict]) -> [(name: String, low: Double, high: Double)] {
    var result: [(name: String, low: Double, high: Double)] = []
    for range in verdicts.flatMap(\.ranges) {
      if let index = result.firstIndex(where: { $0.name == range.name }) {
        result[index].low = min(result[index].low, range.low)
        result[index].high = max(result[index].high, range.high)
      } else {
        result.append(range)
      }
    }
    return result
  }

  /// A number with at most three decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return value < 0 ? "any" : "any" }
    let rounded = (value * 1000).rounded() / 1000
    if rounded == 0, value != 0 { return value < 0 ? "−0.001" : "0.001" }
    let text =
      rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded.magnitude))" : "\(rounded.magnitude)"
    return rounded < 0 ? "−" + text : text
  }

  // MARK: JSON

  /// The report for programs.
  var json: String {
    let lines = variants.flatMap { variant in
      variant.verdicts.map { value(variant.id, $0) }
    }
    return JSONValue.answer([("file", .string(path)), ("verdicts", .lines(lines))])
  }

  private func value(_ variant: String, _ verdict: ProofVerdict) -> JSONValue {
    var members: [(String, JSONValue?)] = [
      ("variant", .string(variant)), ("kind", .string(verdict.kind.rawValue)),
      ("subject", .string(verdict.subject)), ("text", .string(verdict.text)),
      ("place", verdict.offset.map { .string(place($0)) }),
      (
        "outcome",
        .string(Self.word(verdict).split(separator: " ").first.map(String.init) ?? "")
      ), ("worlds", .integer(verdict.worldCount)),
    ]
    if case .open(let reasons) = verdict.outcome {
      members.append(("reasons", .list(reasons.map { .string($0) })))
    }
    if case .fails(let example) = verdict.outcome {
      members.append(("counterexample", value(example, verdict.hasAmount)))
    }
    members.append(
      (
        "ranges",
        .object(verdict.ranges.map { ($0.name, .list([.number($0.low), .number($0.high)])) })
      ))
    return .object(members)
  }

  private func value(
    _ example: ProofVerdict.Counterexample, _ hasAmount: Bool
  ) -> JSONValue {
    .object([
      ("device", .string(example.world.device.id)),
      ("orientation", .string("\(example.world.orientation)")),
      ("textSize", .string("\(example.world.contentSize.word)")),
      (
        "choices",
        example.world.choices.isEmpty
          ? nil : .object(example.world.choices.map { ($0.key, .string($0.text)) })
      ),
      ("rightToLeft", .flag(example.world.direction == .rightToLeft)),
      ("values", .object(example.values.map { ($0.name, .number($0.value)) })),
      ("amount", hasAmount ? .number(example.amount) : nil),
      ("worst", hasAmount ? example.worst.map { .number($0) } : nil),
      ("reachedByScrolling", .flag(example.isOfRun)),
    ])
  }
}
