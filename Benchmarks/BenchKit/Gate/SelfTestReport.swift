// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A self-test of the gate: when, where, and how it went.
public struct SelfTestReport: Equatable, Sendable {
  /// When, as ISO 8601 in UTC.
  public var time: String
  /// The commit; nil if it is unknown.
  public var commit: String?
  /// Where.
  public var host: HostFacts
  /// The case that the times are of.
  public var id: CaseID
  /// The results of each kind of trial.
  public var results: [SelfTestResult]

  /// Makes a report.
  public init(
    time: String, commit: String?, host: HostFacts, id: CaseID, results: [SelfTestResult]
  ) {
    self.time = time
    self.commit = commit
    self.host = host
    self.id = id
    self.results = results
  }

  /// The report as JSON.
  public var json: JSONValue {
    .members([
      ("v", .integer(Record.version)), ("time", .text(time)), ("commit", commit.map { .text($0) }),
      ("host", host.json), ("case", .text(id.description)),
      ("results", .list(results.map(\.json))),
    ])
  }

  /// Reads a report; nil if something is missing.
  public init?(_ json: JSONValue) {
    guard let time = json["time"]?.text, let host = json["host"].flatMap({ HostFacts($0) }),
      let id = json["case"]?.text.flatMap({ CaseID($0) }), let results = json["results"]?.list
    else { return nil }
    self.init(
      time: time, commit: json["commit"]?.text, host: host, id: id,
      results: results.compactMap { SelfTestResult($0) })
  }
}
