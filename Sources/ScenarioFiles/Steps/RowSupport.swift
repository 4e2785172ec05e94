// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// Which rows of a pattern programs can change.
enum RowSupport {
  /// Those of any repeated element, as in pattern files; the run says which there are.
  case any
  /// Those of one kind, which have one height.
  case kind(ElementID.Kind)
  /// None: the pattern has no rows that come and go.
  case none(pattern: String)

  /// What a pattern has; anything for an unknown one.
  init(of pattern: PatternEntry?) {
    self =
      if let pattern, pattern.file == nil {
        if let kind = pattern.rowKind { .kind(kind) } else { .none(pattern: pattern.id) }
      } else {
        .any
      }
  }
}
