// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// A self-test of the gate: when, where, and how it went.
package struct SelfTestReport: Equatable, Sendable {
  /// When, as ISO 8601 in UTC.
  package var time: String
  /// The commit; nil if it is unknown.
  package var commit: String?
  /// Where.
  package var host: HostFacts
  /// The case that the times are of.
  package var id: CaseID
  /// The results of each kind of trial.
  package var results: [SelfTestResult]

  /// Makes a report.
  package init(
    time: String, commit: String?, host: HostFacts, id: CaseID, results: [SelfTestResult]
  ) {
    self.time = time
    self.commit = commit
    self.host = host
    self.id = id
    self.results = results
  }

  /// The report as JSON.
  package var json: JSONValue {
    .object([
      ("v", .integer(Record.version)), ("time", .string(time)),
      ("commit", commit.map { .string($0) }),
      ("host", host.json), ("case", .string(id.description)),
      ("results", .list(results.map(\.json))),
    ])
  }

  /// Reads a report; nil if something is missing.
  package init?(_ json: JSONValue) {
    guard let time = json["time"]?.text, let host = json["host"].flatMap({ HostFacts($0) }),
      let id = json["case"]?.text.flatMap({ CaseID($0) }), let results = json["results"]?.list
    else { return nil }
    self.init(
      time: time, commit: json["commit"]?.text, host: host, id: id,
      results: results.compactMap { SelfTestResult($0) })
  }
}
