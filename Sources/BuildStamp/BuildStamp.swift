// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// What the program was built from.
package enum BuildStamp {
  /// The first digits of the commit, with `-modified` where files differ from it; empty if nobody knows.
  ///
  /// No file that the tool writes depends on it.
  package static var commit: String { Stamp.commit }
}
