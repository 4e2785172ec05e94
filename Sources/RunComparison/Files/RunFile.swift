// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Names and limits of files of recorded runs.
package enum RunFile {
  /// How names of files with recorded runs end.
  package static let suffix = ".run"
  /// The most bytes of a file.
  package static let byteLimit = 64 << 20
  /// How many bytes of a file hold its name.
  package static let nameLength = 4096
  /// The most frames of a run: 600 s at 240 frames a second, and one.
  package static let frameLimit = 144_001
  /// The most numbers that change which a file may describe, so that a small file cannot fill the memory.
  package static let numberLimit = 40_000_000

  /// Names of the recorded tracks of the scroll view's bounds.
  static let bounds = ["start", "end", "leading", "trailing"]
  /// Names of what is recorded of the finger.
  static let finger = ["x", "y"]
}

extension RunFile {
  /// The name of a recorded run: scenario, variant and device; nil if it is not one.
  ///
  /// Only the first lines are read; they may end as Windows ends lines, as those that are read may.
  package static func name(of bytes: [UInt8]) -> String? {
    var parts: [String] = []
    var words = ["scenario ", "variant ", "device "][...]
    for line in RunReader.plain(Array(bytes.prefix(nameLength))).split(
      separator: 0x0A, maxSplits: 6)
    {
      let text = String(decoding: line, as: UTF8.self)
      guard let word = words.first, text.hasPrefix(word) else { continue }
      parts.append(String(text.dropFirst(word.count)))
      words.removeFirst()
    }
    return words.isEmpty ? parts.joined(separator: "/") : nil
  }
}
