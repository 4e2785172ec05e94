// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import TextFormats

/// A content offset as files have it: a distance from either end.
enum OffsetFromEnd {
  /// So many points below the rest at the start.
  case start(Double)
  /// So many points above the rest at the end.
  case end(Double)

  /// The keys of an offset that is more than a number.
  static let keys = ["fromStart", "fromEnd"]
  /// How far an offset can be from its end, in points.
  static let range = 0...1e9
}

extension Value {
  /// An offset: a number of points from the start, or an object with one of its keys.
  ///
  /// - Parameters:
  ///   - name: What a message calls it.
  ///   - place: What a number is counted from, and other values that are accepted, as messages have them.
  func readOffset(_ name: String, _ place: String) -> OffsetFromEnd? {
    let range = OffsetFromEnd.range
    guard kind == .object else {
      guard let number, range ~= number else {
        refuse(
          name,
          "a number of points from 0 to \(shown(range.upperBound)) below \(place), or { \"fromEnd\": points }"
        )
        return nil
      }
      return .start(number)
    }
    guard let object = KeyedObject(self, name, keys: OffsetFromEnd.keys) else { return nil }
    switch (object["fromStart"], object["fromEnd"]) {
    case (let start?, nil):
      return start.readNumber("'fromStart'", range, unit: "pt").map { .start($0) }
    case (nil, let end?):
      return end.readNumber("'fromEnd'", range, unit: "pt").map { .end($0) }
    default:
      report("\(name) needs exactly one of the keys 'fromStart' and 'fromEnd'")
      return nil
    }
  }
}
