// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore

/// A recorded value as a page lists it.
struct PageValue: Equatable {
  /// The name in frame output, such as `header.height`.
  let key: String
  /// The unit; empty for none.
  let unit: String
  /// The number of decimals.
  let digits: Int

  /// Suffixes of values that are fractions or counts of pages, not lengths.
  private static let shares = [".scale", ".alpha", ".stretchFactor", ".position"]

  private static let velocity = Array("velocity".utf8)

  init(_ name: TrackName) {
    key = name.description
    if Array(key.utf8)[...].firstRange(ofBytes: Self.velocity) != nil {
      (unit, digits) = ("pt/s", 1)
    } else if key.hasPrefix("selected") || key.hasSuffix(".state") || key.hasSuffix(".current") {
      (unit, digits) = ("", 0)
    } else if Self.shares.contains(where: key.hasSuffix) {
      (unit, digits) = ("", 2)
    } else {
      (unit, digits) = ("pt", 2)
    }
  }

  /// The number as the page shows it: fixed decimals, a true minus sign, an en dash for no value.
  ///
  /// `base/format.js` writes the same text; both start from whole units of 0.01 and round halves away
  /// from zero.
  func text(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    let units = Int((value * PackedSeries.grid).rounded(.toNearestOrAwayFromZero))
    let unit = digits == 0 ? 100 : digits == 1 ? 10 : 1
    let rounded = (abs(units) + unit / 2) / unit
    var text = String(rounded)
    while text.count < digits + 1 { text = "0" + text }
    if digits > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -digits)) }
    return units < 0 && rounded > 0 ? "−" + text : text
  }
}
