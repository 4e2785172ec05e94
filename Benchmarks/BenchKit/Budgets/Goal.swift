// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Something that the suite promises as a whole, with its margin.
public struct Goal: Equatable, Sendable {
  /// The goal, as text.
  public var title: String
  /// The figure.
  public var metric: Metric
  /// The prefix of the cases' names; the worst case counts.
  public var cases: String
  /// How the names of these cases have to end; empty for all.
  public var ending: String
  /// The case whose figure each is divided by; nil for the figures themselves.
  public var relativeTo: CaseID?
  /// The limit: at most, or at least where more is better.
  public var limit: Double

  /// Makes a goal.
  public init(
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
  public struct Standing: Equatable, Sendable {
    /// The case that is worst.
    public var id: CaseID
    /// Its figure, or its ratio.
    public var value: Double
    /// The value over the limit, or the limit over the value: at most 1 where the goal is met.
    public var use: Double
    /// Whether the goal is met.
    public var isMet: Bool { use <= 1 }
  }

  /// How far a run is from the limit; nil where nothing of it was measured.
  public func standing(_ records: [Record]) -> Standing? {
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
  public func text(_ value: Double) -> String {
    relativeTo == nil ? metric.text(value) : Numerals.fixed(value, decimals: 3) + " ×"
  }

  /// The goal as JSON.
  public var json: JSONValue {
    .members([
      ("title", .text(title)), ("metric", .text(metric.rawValue)), ("cases", .text(cases)),
      ("ending", ending.isEmpty ? nil : .text(ending)),
      ("relativeTo", relativeTo.map { .text($0.description) }), ("limit", .number(limit)),
    ])
  }

  /// Reads a goal.
  ///
  /// - Throws: An error that names what is missing.
  public init(_ json: JSONValue) throws(RecordError) {
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
