// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An element that a pattern file names: what it is called, and how it is drawn.
public struct OwnElement: Equatable, Sendable {
  /// The name in the file, in UTF-8, which Embedded Swift compares without tables of characters.
  let utf8: [UInt8]
  private let drawing: Drawing?

  /// An object, so that programs that draw nothing contain no code for looks.
  private final class Drawing: Sendable {
    let look: ElementLook

    init(_ look: ElementLook) { self.look = look }
  }

  /// Its drawing; nil for that of its kind.
  public var look: ElementLook? { drawing?.look }

  /// Makes an element.
  public init(name: String, look: ElementLook?) {
    utf8 = Array(name.utf8)
    drawing = look.map(Drawing.init)
  }

  /// Makes an element that is only called by a name, in UTF-8, and not drawn.
  init(utf8: [UInt8]) {
    self.utf8 = utf8
    drawing = nil
  }

  /// The name in the file.
  public var name: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether two elements have the same name and drawing.
  public static func == (a: Self, b: Self) -> Bool { a.utf8 == b.utf8 && a.look == b.look }
}
