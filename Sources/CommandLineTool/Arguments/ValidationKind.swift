// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a file is checked against.
enum ValidationKind: String, CaseIterable {
  /// Whatever fits the root element.
  case auto
  /// The SVG that the tool writes.
  case svg
  /// The pages that the tool writes.
  case page
  /// SVG 1.1, made anywhere.
  case svg11
}
