// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the program was built from.
package enum BuildStamp {
  /// The abbreviated commit, with `-modified` if files differ from it; empty if it is unknown.
  ///
  /// No file that the tool writes depends on it.
  package static var commit: String { Stamp.commit }
}
