// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import ReviewReports
package import RunComparison
import TextFormats

/// What differs between two collections of runs, for people and for programs.
package struct DiffReport {
  /// How many runs are described in full by default.
  static let fullCount = 20

  /// The operands: A, then B.
  package let words: [String]
  /// The command that makes what B shows the baseline; nil where there is none.
  package var approval: String?
  /// Runs that only A has.
  package var onlyA: [String] = []
  /// Runs that only B has.
  package var onlyB: [String] = []
  /// Recorded runs of other scenarios than the other side has.
  package var leftOut = 0
  /// How many runs both sides have.
  package private(set) var compared = 0
  /// The runs that differ.
  package private(set) var differences: [(name: String, difference: RunDifference)] = []

  /// Makes an empty report of two operands.
  package init(words: [String]) {
    self.words = words
  }

  /// The runs that are the same.
  package private(set) var same: [String] = []

  /// The runs that differ, those first whose edges differ most, which is visible, then in other points, then in whatever
  /// unit.
  var ranked: [(name: String, difference: RunDifference)] {
    let sizes = differences.map { item in
      let difference = item.difference
      let isVisible = difference.largestEdge > 0 || difference.worstLength?.isInput == false
      return (
        isVisible ? difference.largestLength : 0, difference.largestLength, difference.largest
      )
    }
    return differences.indices.sorted { a, b in
      sizes[a] != sizes[b] ? sizes[a] > sizes[b] : a < b
    }.map { differences[$0] }
  }

  /// Whether both sides have the same runs, and they show the same.
  package var isEmpty: Bool { differences.isEmpty && onlyA.isEmpty && onlyB.isEmpty }

  /// Adds what a comparison found.
  package mutating func add(_ name: String, _ difference: RunDifference) {
    compared += 1
    if difference.isEmpty {
      same.append(name)
    } else {
      differences.append((name, difference))
    }
  }

  /// The report as text.
  package func text(isVerbose: Bool) -> String {
    var text = ""
    for (index, item) in differences.enumerated() {
      let lines = DifferenceText.lines(item.difference)
      if index < Self.fullCount || isVerbose {
        text += "\(item.name)\n"
        for line in lines { text += "  \(line)\n" }
      } else {
        text += "\(item.name): \(lines.first ?? "") (\(lines.count) differences)\n"
      }
    }
    for name in onlyA { text += "\(name): only in \(words[0])\n" }
    for name in onlyB { text += "\(name): only in \(words[1])\n" }
    text += "\(compared) \(compared == 1 ? "run" : "runs") compared: "
    text += "\(compared - differences.count) same, \(differences.count) different"
    let single = onlyA.count + onlyB.count
    if single > 0 { text += "; \(single) only on one side" }
    if leftOut > 0 { text += "; \(leftOut) recorded runs of others left out" }
    return VisibleText.lines(text) + "\n"
  }

  /// The runs for build servers and comments, those first that differ most.
  ///
  /// - Parameter pictures: Pictures of runs, by their names.
  package func runs(pictures: [String: String]) -> RunReport {
    var entries = ranked.map { item in
      RunReport.Entry(
        item.name, .different, lines: DifferenceText.lines(item.difference),
        picture: pictures[item.name])
    }
    entries += onlyA.map { RunReport.Entry($0, .onlyA) }
    entries += onlyB.map { RunReport.Entry($0, .onlyB) }
    entries += same.map { RunReport.Entry($0, .same) }
    return RunReport(command: "diff", sides: words, entries: entries)
  }

  /// The report as JSON.
  package var json: String {
    func list(_ names: [String]) -> JSONValue { .list(names.map { .string($0) }) }
    return JSONValue.answer([
      ("a", .string(words[0])), ("b", .string(words[1])), ("compared", .integer(compared)),
      ("same", .integer(compared - differences.count)), ("onlyA", list(onlyA)),
      ("onlyB", list(onlyB)), ("leftOut", .integer(leftOut)),
      ("differences", .lines(differences.map { Self.value($0.name, $0.difference) })),
    ])
  }

  private static func value(_ name: String, _ difference: RunDifference) -> JSONValue {
    .object([
      ("run", .string(name)), ("facts", .list(difference.facts.map { .string($0) })),
      ("timeShift", value(difference.shift)), ("values", .list(difference.values.map(value))),
      ("elements", .list(difference.elements.map(value))),
    ])
  }

  private static func value(_ shift: TimeShift?) -> JSONValue {
    guard let shift else { return .null }
    return .object([
      ("seconds", .number(shift.seconds)), ("from", .number(shift.start)),
      ("remainder", .number(shift.remainder)),
    ])
  }

  private static func value(_ value: ValueDifference) -> JSONValue {
    .object([
      ("name", .string(value.name)), ("frame", .integer(value.frame)),
      ("t", .number(value.time)), ("a", .number(value.a)), ("b", .number(value.b)),
      ("difference", .number(value.largest)), ("frames", .integer(value.differing)),
      ("compared", .integer(value.compared)), ("absent", .integer(value.absences)),
      ("timeShift", self.value(value.shift)),
      ("overshoot", .list(value.overshoots.map { .number($0) })),
      ("settlingTime", .list(value.settlingTimes.map { .number($0) })),
    ])
  }

  private static func value(_ element: ElementDifference) -> JSONValue {
    .object([
      ("id", .string(element.name)), ("edge", .string(element.edge.rawValue)),
      ("frame", .integer(element.frame)), ("t", .number(element.time)), ("a", .number(element.a)),
      ("b", .number(element.b)), ("difference", .number(element.largest)),
      ("frames", .integer(element.differing)),
    ])
  }
}
