// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import BenchKit
import StoryboardProduction
import SystemCalls
import TextFormats

/// The files of `bench`: a folder with what many commits cost, and budgets.
///
/// The folder has the files of the suite's own history: a line of JSON for each record, and for each commit.
enum BenchStore {
  /// The most bytes of a file.
  private static let limit = 1 << 28
  private static let records = "/history.jsonl"
  private static let commits = "/commits.jsonl"

  /// Adds the records of a commit and returns the whole history.
  ///
  /// - Throws: An error if a file is invalid or cannot be written.
  static func add(
    _ new: [Record], of commit: HistoryCommit, to folder: String, _ context: CommandContext
  ) throws(OperationError) -> History {
    try FileSystem.makeFolder(folder)
    let lock = try FolderLock(folder, log: context)
    defer { lock.release() }
    var new = new
    for index in new.indices { new[index].commit = commit.id }
    let text = try text(folder + records) + new.map { $0.line + "\n" }.joined()
    let list = try Self.text(folder + commits) + commit.json.line + "\n"
    let history = try history(text, list, folder)
    try AtomicFile.write(Array(list.utf8), to: folder + commits)
    try AtomicFile.write(Array(text.utf8), to: folder + records)
    return history
  }

  private static func text(_ path: String) throws(OperationError) -> String {
    guard FileSystem.kind(of: path) == .file else { return "" }
    return String(decoding: try FileSystem.contents(of: path, limit: limit), as: UTF8.self)
  }

  private static func history(
    _ text: String, _ list: String, _ folder: String
  ) throws(OperationError) -> History {
    let found: [Record]
    do { found = try Record.read(lines: text) } catch {
      throw OperationError("\(folder)\(records): \(error)")
    }
    var known: [HistoryCommit] = []
    for (index, line) in list.split(separator: "\n").enumerated() {
      guard let json = try? JSONParser.parse(String(line)), let commit = HistoryCommit(json) else {
        throw OperationError("\(folder)\(commits): line \(index + 1): expected a commit and a time")
      }
      if !known.contains(where: { $0.id == commit.id }) { known.append(commit) }
    }
    return History(commits: known, records: found)
  }

  /// Reads budgets; none where there is no file yet.
  static func budgets(_ path: String) throws(OperationError) -> BudgetFile {
    guard FileSystem.kind(of: path) != .nothing else { return BudgetFile() }
    let text = String(decoding: try FileSystem.contents(of: path, limit: limit), as: UTF8.self)
    do { return try BudgetFile(reading: text) } catch {
      throw OperationError("\(path): \(error)")
    }
  }
}
