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

  /// Links to the programs under a path of fixed length: the start of the stack depends on the
  /// lengths of arguments, and counts depend on the start of the stack.
  ///
  /// - Parameter folder: An empty folder, whose name is as long for every build.
  func linked(in folder: String) throws(BenchError) -> Build {
    var build = self
    build.bench = folder + "/bench"
    try System.link(bench, at: build.bench)
    if let tool {
      build.tool = folder + "/scrollwork"
      try System.link(tool, at: folder + "/scrollwork")
    }
    return build
  }

  /// The build that this program is part of.
  static var current: Build {
    let bench = System.executable
    let tool = System.folder(of: bench) + "/scrollwork"
    return Build(name: "this build", bench: bench, tool: System.exists(tool) ? tool : nil)
  }
}
