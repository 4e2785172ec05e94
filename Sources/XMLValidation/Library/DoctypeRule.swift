// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What a document type declaration may contain.
///
/// Nothing external is ever loaded for it.
package enum DoctypeRule: Sendable {
  /// `<!DOCTYPE name>` with or without identifiers, but no internal subset.
  case withoutSubset
  /// An internal subset too, as drawing programs write it; entities stay within libxml2's limits
  /// and external ones stay unread.
  ///
  /// Entities in values are not multiplied by parsing, but they are by RelaxNG.
  case withSubset
}
