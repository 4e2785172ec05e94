// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The version of the tool, as `--version` and the manifest give it.
enum ToolVersion {
  /// Major, minor and patch number.
  static let number = "0.1.0"
  /// What `--version` prints.
  static let line = "scrollwork \(number)"
}
