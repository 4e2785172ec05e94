// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import RunComparison
import SystemCalls

/// Files of a revision, as git keeps them: no checkout, no conversion of line ends.
struct GitRevision {
  /// The most bytes of all files together.
  package static let byteLimit = 1 << 30

  /// The revision and the path in it, as git spells it: `main:Goldens`.
  package let word: String

  /// Makes a revision from an operand such as `main:Goldens`; nil for what has no colon or is a path that
  /// exists.
  ///
  /// - Parameters:
  ///   - operand: What was typed. `main:` alone takes the path of the other operand.
  ///   - other: The other operand.
  /// - Throws: An error if there is no path.
  package init?(_ operand: String, besides other: String) throws(OperationError) {
    guard let colon = operand.firstIndex(of: ":"), colon != operand.startIndex,
      !operand.hasPrefix("-"), FileSystem.kind(of: operand) == .nothing
    else { return nil }
    guard operand.index(after: colon) == operand.endIndex else {
      word = operand
      return
    }
    guard !other.hasPrefix("/"), !other.contains(".."), !other.contains(":") else {
      throw OperationError(
        "\(operand) takes the path of the other operand, which must be below this folder; found '\(other)'"
      )
    }
    word = operand + "./" + other
  }

  /// The recorded runs: of a folder all files below it that have the suffix, by their path in it, of a
  /// file itself, under its whole path.
  package func files() throws(OperationError) -> [(path: String, bytes: [UInt8])] {
    let type = String(decoding: try git(["cat-file", "-t", word]), as: UTF8.self)
    if type.hasPrefix("blob") { return [(word, try git(["cat-file", "blob", word]))] }
    guard type.hasPrefix("tree") else {
      throw OperationError(
        "\(word) is a \(type.split(separator: "\n").first ?? "thing"), expected a folder or a file")
    }
    return try contents(of: listed().filter { $0.path.hasSuffix(RunFile.suffix) })
  }

  /// Whether the folder has files whose names end so.
  func hasFiles(suffix: String) throws(OperationError) -> Bool {
    try listed().contains { $0.path.hasSuffix(suffix) }
  }

  /// All files below the folder: their paths in it, and the names of their objects.
  private func listed() throws(OperationError) -> [(path: String, name: String)] {
    var found: [(path: String, name: String)] = []
    for entry in try git(["ls-tree", "-r", "-z", "--full-tree", word]).split(separator: 0) {
      let parts = entry.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let facts = parts[0].split(separator: 0x20)
      guard parts.count == 2, facts.count == 3 else { continue }
      found.append(
        (String(decoding: parts[1], as: UTF8.self), String(decoding: facts[2], as: UTF8.self)))
    }
    return found
  }

  /// What the objects hold, in their order.
  private func contents(
    of objects: [(path: String, name: String)]
  ) throws(OperationError) -> [(path: String, bytes: [UInt8])] {
    guard !objects.isEmpty else { return [] }
    let list = objects.map { $0.name + "\n" }.joined()
    let all = try git(["cat-file", "--batch"], input: Array(list.utf8))
    var files: [(path: String, bytes: [UInt8])] = []
    var place = 0
    for object in objects {
      // "name type size", a line feed, the bytes, a line feed.
      let end = all[place...].firstIndex(of: 0x0A) ?? all.count
      let words = all[place..<end].split(separator: 0x20)
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        size >= 0, end + 1 + size < all.count
      else { throw OperationError("git does not give the contents of \(word), \(object.path)") }
      files.append((object.path, Array(all[(end + 1)..<(end + 1 + size)])))
      place = end + 2 + size
    }
    return files
  }

  private func git(_ words: [String], input: [UInt8] = []) throws(OperationError) -> [UInt8] {
    let result = try ChildProcess.run(
      ["git"] + words, input: input, limit: Self.byteLimit)
    guard result.code == 0 else {
      let reason = result.errors.split(separator: "\n").first ?? "it ends with \(result.code)"
      throw OperationError("cannot read \(word): git says: \(reason)")
    }
    return result.output
  }
}
