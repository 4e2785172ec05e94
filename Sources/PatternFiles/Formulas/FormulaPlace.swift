// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Where an operation of a program comes from, for the error of a run that ends there.
struct FormulaPlace: Equatable, Sendable {
  /// The formula, by its number in the file.
  var formula: Int
  /// The place in its text, in bytes from the beginning.
  var offset: Int
}
