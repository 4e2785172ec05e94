// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers as sentences have them: few decimals, a true minus sign, a unit.
package enum Figures {
  /// A number with at most a number of decimals, without trailing zeros.
  package static func text(_ number: Double, decimals: Int = 2) -> String {
    guard number.isFinite else { return number.isNaN ? "none" : number < 0 ? "−∞" : "∞" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let units = (number.magnitude * scale).rounded(.toNearestOrAwayFromZero)
    guard units < 9e15 else { return "\(number)" }
    let whole = Int(units) / Int(scale)
    var digits = String(Int(units) % Int(scale) + Int(scale)).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    let sign = number < 0 && units > 0 ? "−" : ""
    return sign + "\(whole)" + (digits.isEmpty ? "" : "." + digits)
  }

  /// A time, in seconds with at most four decimals.
  package static func seconds(_ time: Double) -> String { text(time, decimals: 4) + " s" }

  /// A short time, in milliseconds with at most one decimal.
  package static func milliseconds(_ time: Double) -> String {
    text(time * 1000, decimals: 1) + " ms"
  }
}
