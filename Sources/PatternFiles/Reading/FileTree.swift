// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A value of a pattern file, with its place, that a variant may change before it is read.
struct FileTree: Equatable, Sendable {
  /// What a value is.
  enum Content: Equatable, Sendable {
    case object([Member])
    case list([FileTree])
    case text(String)
    case number(Double)
    case flag(Bool)
    case null
  }

  /// A key of an object, and its value.
  struct Member: Equatable, Sendable {
    var key: String
    /// Where the key stands in the file, in bytes.
    var offset: Int
    var value: FileTree
  }

  /// What it is.
  var content: Content
  /// Where it stands in the file, in bytes.
  var offset: Int
  /// Whether the bytes of a text are those between its quotes, so that places inside can be named.
  var isLiteral = true

  /// The members of an object; nil for another value.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }

  /// The elements of a list; nil for another value.
  var elements: [FileTree]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The text; nil for another value.
  var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The value of a key; nil if there is none, or the value is no object.
  subscript(key: String) -> FileTree? { members?.first { $0.key == key }?.value }
}
