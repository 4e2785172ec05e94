// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Programs that were built from one state of the sources.
struct Build: Sendable {
  /// What a person calls it.
  var name: String
  /// The path of the suite.
  var bench: String
  /// The path of the tool; nil where it was not built.
  var tool: String?

  /// The build that this program is part of.
  static var current: Build {
    let bench = System.executable
    let tool = System.folder(of: bench) + "/scrollwork"
    return Build(name: "this build", bench: bench, tool: System.exists(tool) ? tool : nil)
  }
}
