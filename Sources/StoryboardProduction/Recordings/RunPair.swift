// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A run of both sides.
package struct RunPair: Sendable {
  /// The name.
  package var name: String
  /// The sources: A, then B.
  package var sources: [RunCollection.Source]

  /// Makes a pair of a run of A and one of B.
  package init(name: String, sources: [RunCollection.Source]) {
    self.name = name
    self.sources = sources
  }
}
