// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

public import ScrollCore

/// What a run of a page was made from, so that the page's own core can make it again, and what came of it.
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
