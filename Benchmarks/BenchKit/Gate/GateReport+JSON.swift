// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension GateReport {
  /// The report as JSON; the dashboard draws its forest plot from it.
  public var json: JSONValue {
    .members([
      ("v", .integer(Record.version)), ("base", .text(base)), ("head", .text(head)),
      ("seconds", .number(seconds)), ("warnings", .list(warnings.map { .text($0) })),
      ("cases", .list(cases.map(\.json))),
    ])
  }
}

extension CaseComparison {
  fileprivate var json: JSONValue {
    func pair(_ pair: Pair?) -> JSONValue? {
      pair.map { .list([.number($0.base), .number($0.head)]) }
    }
    return .members([
      ("case", .text(id.description)), ("unit", .text(unit)), ("verdict", .text(verdict.rawValue)),
      ("placement", isPlacement ? .flag(true) : nil), ("allocs", pair(allocations)),
      ("instr", pair(instructions)), ("time", times?.json), ("confirmation", confirmation?.json),
      ("notes", notes.isEmpty ? nil : .list(notes.map { .text($0) })),
    ])
  }
}

extension PairedTimes {
  fileprivate var json: JSONValue {
    .members([
      ("verdict", .text(verdict.rawValue)), ("ratio", .number(ratio.estimate)),
      ("lower", .number(ratio.lower)), ("upper", .number(ratio.upper)),
      ("forks", .list(logarithms.map { .number(Sample.exponential($0)) })),
    ])
  }
}
