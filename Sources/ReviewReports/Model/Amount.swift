// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers in reports for people.
enum Amount {
  /// A number with one decimal, if that is not 0.
  static func text(_ number: Double) -> String {
    let tenths = Int((min(max(number, -1e12), 1e12) * 10).rounded())
    let size = abs(tenths)
    return (tenths < 0 ? "−" : "") + "\(size / 10)" + (size % 10 > 0 ? ".\(size % 10)" : "")
  }

  /// A time in seconds with two decimals.
  static func seconds(_ time: Double) -> String {
    let hundredths = Int((min(max(time, 0), 1e9) * 100).rounded())
    return "\(hundredths / 100).\("\(100 + hundredths % 100)".dropFirst())"
  }

  /// A count with its noun.
  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
