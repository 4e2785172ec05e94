// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An element that a pattern file names: what it is called, and how it is drawn.
public struct OwnElement: Equatable, Sendable {
  /// The name in the file, in UTF-8, which Embedded Swift compares without tables of characters.
  let utf8: [UInt8]
  /// Its drawing; nil for that of its kind.
  public let look: ElementLook?

  /// Makes an element.
  public init(name: String, look: ElementLook?) {
    utf8 = Array(name.utf8)
    self.look = look
  }

  /// The name in the file.
  public var name: String { String(decoding: utf8, as: UTF8.self) }
}
