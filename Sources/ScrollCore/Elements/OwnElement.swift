// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// An element that a pattern file names: what it is called, and how it is drawn.
public struct OwnElement: Equatable, Sendable {
  /// The name in the file.
  public var name: String
  /// Its drawing; nil for that of its kind.
  public var look: ElementLook?

  /// Makes an element.
  public init(name: String, look: ElementLook?) {
    self.name = name
    self.look = look
  }
}

extension [OwnElement] {
  /// The name by which a file calls an element; nil for one that is called by its kind.
  public func name(of id: ElementID) -> String? {
    let place = Int(id.number) - 1
    return indices.contains(place) ? self[place].name : nil
  }

  /// The name of an element as frame output spells it.
  public func text(of id: ElementID) -> String {
    var bytes: [UInt8] = []
    appendName(of: id, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether two elements have the same name in frame output.
  public func haveSameName(_ a: ElementID, _ b: ElementID) -> Bool {
    guard a.item == b.item, a.section == b.section else { return false }
    switch (name(of: a), name(of: b)) {
    case (nil, nil): return a.hasSameName(as: b)
    case (let first?, let second?): return first.utf8.elementsEqual(second.utf8)
    default: return false
    }
  }

  /// Appends the name of an element as frame output spells it, such as `cell[3]` or `avatar`, in UTF-8.
  public func appendName(of id: ElementID, to text: inout [UInt8]) {
    if let name = name(of: id) {
      text += name.utf8
      id.appendIndices(to: &text)
    } else {
      id.appendName(to: &text)
    }
  }
}
