// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A commit that was measured.
public struct HistoryCommit: Equatable, Sendable {
  /// The commit's hash.
  public var id: String
  /// When it was measured, as ISO 8601 in UTC.
  public var time: String
  /// The first line of its message; empty if it is unknown.
  public var subject: String

  /// Makes a commit.
  public init(id: String, time: String, subject: String) {
    self.id = id
    self.time = time
    self.subject = subject
  }

  /// The commit as JSON.
  public var json: JSONValue {
    .members([("commit", .text(id)), ("time", .text(time)), ("subject", .text(subject))])
  }

  /// Reads a commit; nil if something is missing.
  public init?(_ json: JSONValue) {
    guard let id = json["commit"]?.text, let time = json["time"]?.text else { return nil }
    self.init(id: id, time: time, subject: json["subject"]?.text ?? "")
  }
}
