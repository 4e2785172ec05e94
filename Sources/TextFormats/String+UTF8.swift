// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension String {
  /// The text of bytes; nil if they are not UTF-8.
  ///
  /// `String(validating:as:)` does the same from macOS 15 and iOS 18 on. Linear in the number of bytes.
  package init?(utf8 bytes: [UInt8]) {
    self.init(decoding: bytes, as: UTF8.self)
    // A part that is no text became U+FFFD.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
