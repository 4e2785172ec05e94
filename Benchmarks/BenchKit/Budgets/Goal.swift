// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// Something that the suite promises as a whole, with its margin.
package struct Goal: Equatable, Sendable {
  /// The goal, as text.
  package var title: String
  /// The figure.
  package var metric: Metric
  /// The prefix of the cases' names; the worst case counts.
  package var cases: String
  /// How the names of these cases have to end; empty for all.
  package var ending: String
  /// The case whose figure each is divided by; nil for the figures themselves.
  package var relativeTo: CaseID?
  /// The limit: at most, or at least where more is better.
  package var limit: Double

  /// Makes a goal.
  package init(
    _ title: String, _ metric: Metric, cases: String, ending: String = "",
    relativeTo: CaseID? = nil, limit: Double
  ) {
    self.title = title
    self.metric = metric
    self.cases = cases
    self.ending = ending
    self.relativeTo = relativeTo
    self.limit = limit
  }

  /// How far a run is from the limit.
  package struct Standing: Equatable, Sendable {
    /// The case that is worst.
    package var id: CaseID
    /// Its figure, or its ratio.
    package var value: Double
    /// The value over the limit, or the limit over the value: at most 1 where the goal is met.
    package var use: Double
    /// Whether the goal is met.
    package var isMet: Bool { use <= 1 }
  }

  /// How far a run is from the limit; nil where nothing of it was measured.
  package func standing(_ records: [Record]) -> Standing? {
    var divisor = 1.0
    if let relativeTo {
      guard let record = records.first(where: { $0.id == relativeTo }),
        let value = metric.value(in: record), value > 0
      else { return nil }
      divisor = value
    }
    return records.compactMap { record -> Standing? in
      let name = record.id.description
      guard name.hasPrefix(cases), name.hasSuffix(ending), let value = metric.value(in: record)
      else { return nil }
      let figure = value / divisor
      let use =
        metric.isBetterHigher
        ? (figure > 0 ? limit / figure : .infinity)
        : (limit > 0 ? figure / limit : figure > 0 ? .infinity : 0)
      return Standing(id: record.id, value: figure, use: use)
    }.max { $0.use < $1.use }
  }

  /// A value of the goal as text.
  package func text(_ value: Double) -> String {
    relativeTo == nil ? metric.text(value) : Numerals.fixed(value, decimals: 3) + " ×"
  }

  /// The goal as JSON.
  package var json: JSONValue {
    .object([
      ("title", .string(title)), ("metric", .string(metric.rawValue)), ("cases", .string(cases)),
      ("ending", ending.isEmpty ? nil : .string(ending)),
      ("relativeTo", relativeTo.map { .string($0.description) }), ("limit", .number(limit)),
    ])
  }

  /// Reads a goal.
  ///
  /// - Throws: An error that names what is missing.
  package init(_ json: JSONValue) throws(RecordError) {
    guard let title = json["title"]?.text, let cases = json["cases"]?.text,
      let metric = json["metric"]?.text.flatMap(Metric.init), let limit = json["limit"]?.number
    else { throw RecordError("a goal without title, metric, cases or limit") }
    self.init(title, metric, cases: cases, ending: json["ending"]?.text ?? "", limit: limit)
    if let name = json["relativeTo"]?.text {
      guard let id = CaseID(name) else { throw RecordError("a goal relative to no case: \(name)") }
      relativeTo = id
    }
  }
}
