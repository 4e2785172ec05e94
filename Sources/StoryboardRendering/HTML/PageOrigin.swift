// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// The request and the digest of a run, so that the core in the page can repeat and verify it.
public struct PageOrigin: Sendable {
  /// The request of the run.
  public var request: RunRequest
  /// `Timeline.digest` of the run.
  public var digest: UInt64

  /// Makes the origin of a run.
  public init(_ request: RunRequest, digest: UInt64) {
    self.request = request
    self.digest = digest
  }
}
