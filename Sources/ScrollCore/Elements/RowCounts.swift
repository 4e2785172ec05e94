// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// How many rows a list has that programs change.
public struct RowCounts: Equatable, Sendable {
  /// How many rows each section has; one number for a list without sections.
  let counts: [Int]
  /// Whether the list has sections, or tabs with lists of their own.
  let hasSections: Bool

  /// The rows of a list without sections.
  init(_ count: Int) {
    counts = [count]
    hasSections = false
  }

  /// The rows of the sections of a list, or of the lists of tabs.
  init(ofSections counts: [Int]) {
    self.counts = counts
    hasSections = true
  }
}
#endif
