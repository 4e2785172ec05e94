// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Words of a shell's command line.
enum ShellWord {
  /// A word that a shell passes to a command unchanged: in quotes if necessary.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        byte >= 0x80 || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
          || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
          || "-_./,:=@%+".utf8.contains(byte)
      }
    guard !isPlain else { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false)
      .joined(separator: #"'\''"#) + "'"
  }

  /// Words on one line.
  static func line(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }
}
