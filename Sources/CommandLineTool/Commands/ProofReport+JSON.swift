// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import PatternProofs
import ScrollCore
import StoryboardProduction
import TextFormats

/// What `prove --json` prints.
extension ProofReport {
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
      ), ("worlds", .integer(verdict.worldCount)), ("parts", .integer(verdict.parts)),
    ]
    if case .open(let reasons) = verdict.outcome {
      members.append(("reasons", .list(reasons.map { .string($0) })))
      members.append(("undecided", verdict.undecided.map { value($0) }))
    }
    if case .fails(let example) = verdict.outcome {
      members.append(("counterexample", value(example, verdict.hasAmount)))
    }
    members.append(("ranges", ranges(verdict.ranges)))
    return .object(members)
  }

  private func members(_ world: ProofWorld) -> [(String, JSONValue?)] {
    [
      ("device", .string(world.device.id)), ("orientation", .string("\(world.orientation)")),
      ("textSize", .string("\(world.contentSize.word)")),
      (
        "choices",
        world.choices.isEmpty ? nil : .object(world.choices.map { ($0.key, .string($0.text)) })
      ), ("rightToLeft", .flag(world.direction == .rightToLeft)),
    ]
  }

  private func value(_ part: ProofVerdict.Undecided) -> JSONValue {
    .object(members(part.world) + [("ranges", ranges(part.ranges))])
  }

  private func ranges(_ ranges: [(name: String, low: Double, high: Double)]) -> JSONValue {
    .object(ranges.map { ($0.name, .list([.number($0.low), .number($0.high)])) })
  }

  private func value(
    _ example: ProofVerdict.Counterexample, _ hasAmount: Bool
  ) -> JSONValue {
    .object(
      members(example.world) + [
        ("values", .object(example.values.map { ($0.name, .number($0.value)) })),
        ("amount", hasAmount ? .number(example.amount) : nil),
        ("worst", hasAmount ? example.worst.map { .number($0) } : nil),
        ("reachedByScrolling", .flag(example.isOfRun)), ("turned", .flag(example.isTurned)),
        ("dragged", .flag(example.isDragged)),
      ])
  }
}
