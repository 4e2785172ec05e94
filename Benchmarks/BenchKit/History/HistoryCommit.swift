// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

package import TextFormats

/// A commit that was measured.
package struct HistoryCommit: Equatable, Sendable {
  /// The commit's hash.
  package var id: String
  /// When it was measured, as ISO 8601 in UTC.
  package var time: String
  /// The first line of its message; empty if it is unknown.
  package var subject: String

  /// Makes a commit.
  package init(id: String, time: String, subject: String) {
    self.id = id
    self.time = time
    self.subject = subject
  }

  /// The commit as JSON.
  package var json: JSONValue {
    .object([("commit", .string(id)), ("time", .string(time)), ("subject", .string(subject))])
  }

  /// Reads a commit; nil if something is missing.
  package init?(_ json: JSONValue) {
    guard let id = json["commit"]?.text, let time = json["time"]?.text else { return nil }
    self.init(id: id, time: time, subject: json["subject"]?.text ?? "")
  }
}
