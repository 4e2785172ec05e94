// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

extension ElementID {
  private static let kinds: [String: ElementID.Kind] = Dictionary(
    ElementID.Kind.allCases.map { ("\(ElementID($0).kindName)", $0) }, uniquingKeysWith: { $1 })

  /// The element that frame output names so, such as `cell[1][4]`; nil for an unknown name.
  init?(named name: String) {
    let parts = name.split(separator: "[", omittingEmptySubsequences: false)
    guard let kind = Self.kinds[String(parts[0])], parts.count <= 3 else { return nil }
    var numbers: [Int32] = []
    for part in parts.dropFirst() {
      guard part.last == "]", let number = Int32(part.dropLast()), number >= 0 else { return nil }
      numbers.append(number)
    }
    switch numbers.count {
    case 0: self.init(kind)
    case 1: self.init(kind, item: numbers[0])
    default: self.init(kind, section: numbers[0], item: numbers[1])
    }
  }
}
