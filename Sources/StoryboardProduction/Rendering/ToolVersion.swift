// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BuildStamp

/// The version of the tool, as `--version` and the manifest give it.
package enum ToolVersion {
  /// Major, minor and patch number.
  package static let number = "0.2.0"
  /// When it was released, or is meant to be.
  package static let date = "2026-12-01"
  /// Name and version, as in every file that names its generator.
  package static let line = "scrollwork \(number)"
  /// The output of `--version`: with the commit, if it is known.
  package static let lineWithCommit =
    BuildStamp.commit.isEmpty ? line : "\(line) (\(BuildStamp.commit))"
}
