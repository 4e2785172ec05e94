// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An element that a pattern file names: what it is called, and how it is drawn.
public struct OwnElement: Equatable, Sendable {
  /// The name in the file, in UTF-8, which Embedded Swift compares without tables of characters.
  let utf8: [UInt8]
  private let drawing: Drawing?

  /// An object, so that programs that draw nothing contain no code for looks.
  private final class Drawing: Sendable {
    let look: ElementLook?
    let item: ElementID?

    init(_ look: ElementLook?, in item: ElementID?) {
      self.look = look
      self.item = item
    }
  }

  /// Its drawing; nil for that of its kind.
  public var look: ElementLook? { drawing?.look }

  /// What shows it only within its edges: the item of a repeated element in which it lies, or an element in that, but for
  /// the numbers of the item and its section, which are its own; nil for nothing but its layer.
  public var clippingItem: ElementID? { drawing?.item }

  /// Makes an element.
  public init(name: String, look: ElementLook?, clippingItem: ElementID? = nil) {
    utf8 = Array(name.utf8)
    drawing =
      look == nil && clippingItem == nil ? nil : Drawing(look, in: clippingItem)
  }

  /// Makes an element that is only called by a name, in UTF-8, and not drawn.
  init(utf8: [UInt8]) {
    self.utf8 = utf8
    drawing = nil
  }

  /// The name in the file.
  public var name: String { String(decoding: utf8, as: UTF8.self) }

  /// Whether two elements have the same name and drawing.
  public static func == (a: Self, b: Self) -> Bool {
    a.utf8 == b.utf8 && a.look == b.look && a.clippingItem == b.clippingItem
  }
}
