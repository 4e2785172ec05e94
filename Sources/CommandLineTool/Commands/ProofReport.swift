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
  private(set) var variants: [(id: String, verdicts: [ProofVerdict])] = []

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

  /// How many parts were looked at.
  var parts: Int { variants.flatMap(\.verdicts).reduce(0) { $0 + $1.parts } }

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

  static func word(_ verdict: ProofVerdict) -> String {
    switch verdict.outcome {
    case .holds: "holds"
    case .fails: "fails"
    case .open: "open "
    }
  }

  private func detail(_ verdict: ProofVerdict) -> String? {
    switch verdict.outcome {
    case .holds: return nil
    case .open(let reasons):
      // Of motion, nothing is known of states that change with it.
      let isOfMotion = verdict.undecided == nil && verdict.kind.isAboutMotion
      var text = isOfMotion ? "not decided while content moves: " : "not decided: "
      text += reasons.joined(separator: ", ")
      if let part = verdict.undecided {
        text += "; first on \(screen(part.world))"
        let ranges = part.ranges.map { "\($0.name) \(Self.range($0.low, $0.high))" }
        if !ranges.isEmpty { text += ", at \(ranges.joined(separator: ", "))" }
      }
      return text
    case .fails(let example):
      let values = example.values.map { "\($0.name) \(Self.number($0.value))" }
      let way =
        example.isDragged
        ? "with a finger, at"
        : example.isTurned ? "turned there, at" : example.isOfRun ? "scrolled to" : "at"
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

  /// A range, or the only number in it.
  private static func range(_ low: Double, _ high: Double) -> String {
    if !low.isFinite, !high.isFinite { return "anywhere" }
    return low == high ? number(low) : "\(number(low)) to \(number(high))"
  }

  /// A number with at most three decimals.
  private static func number(_ value: Double) -> String {
    guard value.isFinite else { return "any" }
    let rounded = (value * 1000).rounded() / 1000
    if rounded == 0, value != 0 { return value < 0 ? "−0.001" : "0.001" }
    let text =
      rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded.magnitude))" : "\(rounded.magnitude)"
    return rounded < 0 ? "−" + text : text
  }
}
