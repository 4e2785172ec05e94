// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Circles that follow the finger with the finger's keys, each a little later: the faster the finger, the farther behind
/// they are.
enum FingerTail {
  /// The delay of a circle behind the finger, in seconds.
  static func delay(_ tail: Int) -> Double {
    0.03 * Double(tail)
  }

  /// Appends the name of a circle's group that corresponds to one of the finger's groups.
  static func appendName(
    of name: SceneName, tail: Int, prefix: String, to bytes: inout ByteText
  ) {
    var outer = name
    outer.isInner = false
    outer.append(to: &bytes, prefix: prefix)
    bytes.append("-tail")
    bytes.append(decimal: tail)
    if name.isInner { bytes.append("-y") }
  }
}
