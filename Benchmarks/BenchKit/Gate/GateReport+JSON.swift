// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

extension GateReport {
  /// The report as JSON; the dashboard draws its forest plot from it.
  package var json: JSONValue {
    .object([
      ("v", .integer(Record.version)), ("base", .string(base)), ("head", .string(head)),
      ("seconds", .number(seconds)), ("warnings", .list(warnings.map { .string($0) })),
      ("cases", .list(cases.map(\.json))),
    ])
  }
}

extension CaseComparison {
  fileprivate var json: JSONValue {
    func pair(_ pair: Pair?) -> JSONValue? {
      pair.map { .list([.number($0.base), .number($0.head)]) }
    }
    return .object([
      ("case", .string(id.description)), ("unit", .string(unit)),
      ("verdict", .string(verdict.rawValue)),
      ("placement", isPlacement ? .flag(true) : nil), ("allocs", pair(allocations)),
      ("instr", pair(instructions)), ("time", times?.json), ("confirmation", confirmation?.json),
      ("notes", notes.isEmpty ? nil : .list(notes.map { .string($0) })),
    ])
  }
}

extension PairedTimes {
  fileprivate var json: JSONValue {
    .object([
      ("verdict", .string(verdict.rawValue)), ("ratio", .number(ratio.estimate)),
      ("lower", .number(ratio.lower)), ("upper", .number(ratio.upper)),
      ("forks", .list(logarithms.map { .number(Sample.exponential($0)) })),
    ])
  }
}
