// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The rule of a pattern beside its pictures: a pattern file, or what of the Swift source matters.
///
/// `player/code.js` reads it.
public struct PageCode: Sendable {
  /// The lines.
  public var text: String
  /// The lines, from 1, that each variant changes.
  public var changes: [[Int]]

  /// Makes the code of a page.
  public init(_ text: String, changes: [[Int]]) {
    self.text = text
    self.changes = changes
  }

  /// Writes the text and the changes as members of an object.
  func write(to json: inout PageJSON) {
    json.member("source", text)
    json.key("changes")
    json.array { json in
      for lines in changes {
        json.array { json in for line in lines { json.number(line) } }
      }
    }
  }
}
