// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension UInt8 {
  /// Whether it is white space in XML: a space, a tab, or the end of a line.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D }
}
