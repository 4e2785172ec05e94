// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import SystemCalls

/// What `bench --against` compares with: a revision of the files, or another build of the tool.
enum BenchBase {
  /// Finds the other side.
  ///
  /// - Parameters:
  ///   - word: A revision of git, or the path of a tool, which contains a slash.
  ///   - own: The own side.
  ///   - scratch: An empty folder for the files of a revision.
  /// - Throws: An error if there is neither.
  static func side(
    _ word: String, besides own: BenchSide, in scratch: String
  ) throws(OperationError) -> BenchSide {
    if word.contains("/"), FileSystem.kind(of: word) == .file {
      let path = word.hasPrefix("/") ? word : try FileSystem.currentFolder() + "/" + word
      return BenchSide(name: word, tool: path, folder: own.folder, words: own.words)
    }
    guard !word.hasPrefix("-") else { throw unknown(word) }
    // The folder's place in the repository; empty at its top.
    let place = try git(["rev-parse", "--show-prefix"], word)
    let commit = try git(["rev-parse", "--verify", "--quiet", word + "^{commit}"], word)
    for operand in own.words where operand.hasPrefix("/") {
      throw OperationError(
        "--against \(word): expected paths in this folder, found '\(operand)', which is the same file in every revision"
      )
    }
    let files = scratch + "/files"
    try FileSystem.makeFolder(files)
    // git archive takes paths from where it runs.
    let top = try git(["rev-parse", "--show-toplevel"], word)
    let script = "git -C \"$0\" archive --format=tar \"$1\" | tar -xf - -C \"$2\""
    let result = try ChildProcess.run(
      ["/bin/sh", "-c", script, top, commit, files], limit: 1 << 16)
    let folder = place.isEmpty ? files : files + "/" + place
    guard result.code == 0, FileSystem.kind(of: folder) == .folder else {
      throw OperationError("\(word) has no folder \(place.isEmpty ? "." : place)")
    }
    return BenchSide(name: word, tool: own.tool, folder: folder, words: own.words)
  }

  private static func git(
    _ words: [String], _ revision: String
  ) throws(OperationError) -> String {
    let result = try ChildProcess.run(["git"] + words, limit: 1 << 16)
    guard result.code == 0 else { throw unknown(revision) }
    return String(
      decoding: result.output.split(separator: UInt8(ascii: "\n")).first ?? [], as: UTF8.self)
  }

  private static func unknown(_ word: String) -> OperationError {
    OperationError(
      "--against \(word): expected a revision of this folder's repository, such as main, or the path of another tool"
    )
  }
}
