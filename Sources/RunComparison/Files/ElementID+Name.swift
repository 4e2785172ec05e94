// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ElementID {
  private static let kinds: [String: ElementID.Kind] = Dictionary(
    ElementID.Kind.allCases.map { ("\(ElementID($0).kindName)", $0) }, uniquingKeysWith: { $1 })

  /// Whether a pattern file can give an element this name: that of a kind it has only as the kind's.
  static func isOwnName(_ word: some StringProtocol) -> Bool {
    word.first?.isLetter == true && kinds[String(word)] == nil
      && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
  }

  /// The element that frame output names so, such as `cell[1][4]`; nil for what is no name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - own: Receives a name that is that of no kind: a pattern file has given it.
  init?(named name: String, _ own: inout [OwnElement]) {
    let parts = name.split(separator: "[", omittingEmptySubsequences: false)
    let word = String(parts[0])
    guard parts.count <= 3 else { return nil }
    var numbers: [Int32] = []
    for part in parts.dropFirst() {
      guard part.last == "]", let number = Int32(part.dropLast()), number >= 0 else { return nil }
      numbers.append(number)
    }
    guard let kind = Self.kinds[word] else {
      guard Self.isOwnName(word), numbers.count <= 1, own.count < 1_000 else { return nil }
      let element = OwnElement(name: word, look: nil)
      let place = own.firstIndex(of: element) ?? own.count
      if place == own.count { own.append(element) }
      self.init(.own, number: UInt16(place + 1), item: numbers.first ?? -1)
      return
    }
    switch numbers.count {
    case 0: self.init(kind)
    case 1: self.init(kind, item: numbers[0])
    default: self.init(kind, section: numbers[0], item: numbers[1])
    }
  }
}
