// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The elements that a pattern file names, by their numbers from 1.
///
/// An object, so that timelines that have none cost nothing.
public final class OwnElements: Sendable {
  /// The elements; number 1 is the first.
  public let elements: [OwnElement]

  #if hasFeature(Embedded)
  /// Makes a table.
  public init(_ elements: [OwnElement]) { self.elements = elements }
  #else
  /// What the file calls elements that records call by their kinds, such as `panel` for a sheet: scenarios may use
  /// both names.
  public let kinds: [(name: String, kind: ElementID.Kind)]

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - elements: The elements with names of their own.
  ///   - kinds: The names of others.
  public init(_ elements: [OwnElement], kinds: [(name: String, kind: ElementID.Kind)] = []) {
    self.elements = elements
    self.kinds = kinds
  }
  #endif

  /// The element of an identity; nil for one that is called by its kind.
  public func element(of id: ElementID) -> OwnElement? {
    let place = Int(id.number) - 1
    return place >= 0 && place < elements.count ? elements[place] : nil
  }
}

extension OwnElements? {
  /// Whether two elements have the same name in frame output.
  @inline(never)
  public func haveSameName(_ a: ElementID, _ b: ElementID) -> Bool {
    guard let self, a.number > 0 || b.number > 0 else { return a.hasSameName(as: b) }
    guard a.item == b.item, a.section == b.section, let first = self.element(of: a)?.utf8,
      let second = self.element(of: b)?.utf8, first.count == second.count
    else { return false }
    for index in 0..<first.count where first[index] != second[index] { return false }
    return true
  }

  /// Appends the name of an element as frame output spells it, such as `cell[3]` or `avatar`, in UTF-8.
  @inline(never)
  public func appendName(of id: ElementID, to text: inout [UInt8]) {
    if let name = self?.element(of: id)?.utf8 {
      for byte in name { text.append(byte) }
      id.appendIndices(to: &text)
    } else {
      id.appendName(to: &text)
    }
  }

  /// The name of an element as frame output spells it.
  public func text(of id: ElementID) -> String {
    var bytes: [UInt8] = []
    appendName(of: id, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
