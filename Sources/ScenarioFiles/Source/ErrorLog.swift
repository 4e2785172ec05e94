// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Collects mistakes over all files of one reading, up to a limit.
final class ErrorLog {
  private var entries: [(fileOrder: Int, offset: Int, error: ScenarioFileError)] = []
  private var fileCount = 0

  /// Whether nothing has been reported.
  var isEmpty: Bool { entries.isEmpty }

  /// Whether further reports would be dropped.
  var isFull: Bool { entries.count >= InvalidScenarioFile.errorLimit }

  /// The place of one more file in the order of reports.
  func registerFile() -> Int {
    fileCount += 1
    return fileCount
  }

  /// Adds a mistake.
  func add(_ error: ScenarioFileError, fileOrder: Int, offset: Int) {
    if !isFull { entries.append((fileOrder, offset, error)) }
  }

  /// All mistakes in the order of files and places; two at one place stay in the order of reports.
  var failure: InvalidScenarioFile {
    let sorted = entries.enumerated().sorted { a, b in
      (a.element.fileOrder, a.element.offset, a.offset)
        < (b.element.fileOrder, b.element.offset, b.offset)
    }
    return InvalidScenarioFile(sorted.map(\.element.error))
  }
}
