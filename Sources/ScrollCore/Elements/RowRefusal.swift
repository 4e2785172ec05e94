// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if !WITHOUT_PROGRAM_STEPS
/// Why rows cannot be changed.
public enum RowRefusal: Equatable, Sendable {
  /// It is no list of rows that can be changed.
  case notRows
  /// The list, or the section, has no such row; how many it has.
  case noSuchRow(count: Int)
  /// The list has sections, and the change does not say which.
  case needsSection
  /// The list has no such section; how many it has.
  case noSuchSection(count: Int)
  /// The list has no sections, and the change names one.
  case hasNoSections
  /// The heights of the rows depend on their numbers, which would change.
  case heightsFollowNumbers
  /// All rows of the list have one height, and the change gives some another one.
  case hasOneHeight
}
#endif
