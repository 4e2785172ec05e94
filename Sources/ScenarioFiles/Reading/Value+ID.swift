// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Value {
  /// An identity: words of small letters, digits and hyphens, joined by slashes.
  func readID(_ name: String = "'id'") -> String? {
    if let text, text.utf8.count <= 100, Self.isID(text) { return text }
    refuse(
      name,
      "words of small letters, digits and hyphens, joined by slashes, such as \"collapsing-header/fling-top\", at most 100 characters"
    )
    return nil
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
