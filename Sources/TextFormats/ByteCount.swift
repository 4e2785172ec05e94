// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Sizes as text, with decimal units.
package enum ByteCount {
  /// Bytes below 1000, then kB and MB with one decimal.
  package static func text(_ bytes: Int) -> String {
    func scaled(_ unit: Int) -> String {
      let tenths = (bytes * 10 + unit / 2) / unit
      return "\(tenths / 10).\(tenths % 10)"
    }
    if bytes < 1000 { return "\(bytes) B" }
    return bytes < 999_950 ? scaled(1000) + " kB" : scaled(1_000_000) + " MB"
  }

  /// A number below 1000 with three digits.
  package static func padded(_ number: Int) -> String {
    String("\(1000 + number)".dropFirst())
  }
}
