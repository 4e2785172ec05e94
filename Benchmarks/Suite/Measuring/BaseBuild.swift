// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import BenchProbe

/// Builds what a comparison is made with.
enum BaseBuild {
  /// The build of a commit or of a path.
  ///
  /// - Parameters:
  ///   - base: The path of a built suite, or any name of a commit in git.
  ///   - needsTool: Whether the tool is measured, too.
  /// - Throws: An error with exit code 5 if there is nothing to measure: a base that cannot be
  ///   measured must look neither like a regression nor like success.
  static func find(_ base: String, needsTool: Bool) throws(BenchError) -> Build {
    if base.contains("/"), System.exists(base), !System.exists(base + "/.") {
      let tool = System.folder(of: base) + "/scrollwork"
      return Build(name: base, bench: base, tool: System.exists(tool) ? tool : nil)
    }
    let commit: String
    do throws(BenchError) {
      commit = try Git.commit(base)
    } catch {
      throw nothing("\(base) is neither a built suite nor a commit of this repository")
    }
    return try build(
      commit, in: commit, name: "\(base) (\(commit.prefix(12)))", needsTool: needsTool, isKept: true
    )
  }

  /// The build of one of many commits; they follow each other in one folder, where only what has changed is
  /// compiled, so the build before is gone.
  static func next(_ commit: String, needsTool: Bool) throws(BenchError) -> Build {
    try build(
      commit, in: "bisect", name: String(commit.prefix(12)), needsTool: needsTool, isKept: false)
  }

  private static func build(
    _ commit: String, in name: String, name text: String, needsTool: Bool, isKept: Bool
  ) throws(BenchError) -> Build {
    let folder = "\(try Git.root())/.build/bench/\(name)"
    if !System.exists(folder + "/Package.swift") {
      Console.say("checking out \(commit.prefix(12))")
      try Git.run(["worktree", "prune"])
      try Git.run(["worktree", "add", "--detach", "--force", folder, commit])
    } else if !isKept {
      try Git.run(["-C", folder, "checkout", "--quiet", "--detach", "--force", commit])
    }
    guard System.exists(folder + "/Benchmarks/Suite") else {
      throw nothing("\(text) has no benchmark suite, so nothing can be compared with it")
    }
    var build = Build(name: text, bench: try make("bench", folder, isKept: isKept), tool: nil)
    if needsTool { build.tool = try make("scrollwork", folder, isKept: isKept) }
    return build
  }

  private static func nothing(_ text: String) -> BenchError {
    BenchError(text, status: .nothingMeasured)
  }

  /// The path of a program, built with the flags of this suite's own build.
  private static func make(
    _ product: String, _ folder: String, isKept: Bool
  ) throws(BenchError) -> String {
    let path = "\(folder)/.build/release/\(product)"
    guard !isKept || !System.exists(path) else { return path }
    Console.say("building \(product) of \(folder)")
    // Valgrind reads no later version of debugging information than 4.
    var arguments = [
      "swift", "build", "-c", "release", "-Xcc", "-gdwarf-4", "--package-path", folder, "--product",
      product,
    ]
    #if os(Linux)
    arguments.append("--static-swift-stdlib")
    #endif
    let child = try ChildProcess(arguments, output: .nothing)
    guard child.wait().status == 0, System.exists(path) else {
      throw nothing("\(product) of \(folder) does not build")
    }
    return path
  }
}
