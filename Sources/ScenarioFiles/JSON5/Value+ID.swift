// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

extension Value {
  /// An identity: words of small letters, digits and hyphens, joined by slashes.
  func readID(_ name: String = "'id'") -> String? {
    if let text, text.utf8.count <= 100, Self.isID(text) {
      guard let word = text.split(separator: "/").first(where: { Self.isReserved($0) }) else {
        return text
      }
      refuse(name, "an id without the word '\(word)', which Windows reserves for a device")
      return nil
    }
    refuse(
      name,
      "words of small letters, digits and hyphens, joined by slashes, such as \"collapsing-header/fling-top\", at most 100 characters"
    )
    return nil
  }

  /// Whether Windows takes a word for a device, so that no file and no folder can have it as its name.
  ///
  /// What follows the first point does not count. The words are those of Microsoft's page "Naming Files, Paths, and
  /// Namespaces", in small letters.
  static func isReserved(_ word: some StringProtocol) -> Bool {
    let stem = String(word.prefix { $0 != "." })
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    return stem.utf8.count == 4 && (stem.hasPrefix("com") || stem.hasPrefix("lpt"))
      && stem.utf8.last.map { $0.isDigit } == true
  }

  private static func isID(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).allSatisfy {
      word in
      !word.isEmpty
        && word.allSatisfy {
          $0.isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "-")
        }
    }
  }
}
