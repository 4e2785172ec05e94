// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers as people read them, with a point whatever the locale.
package enum Numerals {
  /// A number with a fixed count of decimals.
  ///
  /// - Parameters:
  ///   - value: The number; one that is not finite becomes a dash.
  ///   - decimals: From 0 to 9.
  package static func fixed(_ value: Double, decimals: Int) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "–" }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (abs(value) * power).rounded()
    let whole = Int(scaled / power)
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + "\(Int(scaled))" }
    let rest = "\(Int(scaled) - whole * Int(power))"
    return sign + "\(whole)." + String(repeating: "0", count: decimals - rest.count) + rest
  }

  /// A number with a given count of significant digits, without an exponent.
  package static func significant(_ value: Double, digits: Int = 3) -> String {
    guard value != 0, value.isFinite else { return fixed(value, decimals: 0) }
    var decimals = digits - 1
    var size = abs(value)
    while size >= 10, decimals > 0 {
      size /= 10
      decimals -= 1
    }
    while size < 1, decimals < 9 {
      size *= 10
      decimals += 1
    }
    return fixed(value, decimals: decimals)
  }

  /// An integer with a narrow space before each group of three digits.
  package static func grouped(_ value: Double) -> String {
    let text = fixed(value, decimals: 0)
    var result = ""
    for (index, digit) in text.enumerated() {
      let rest = text.count - index
      if index > 0, rest % 3 == 0, result != "-", text.count > 4 { result += "\u{202F}" }
      result.append(digit)
    }
    return result
  }

  /// A ratio as a change in per cent with its sign, such as `+2.1 %`.
  package static func change(_ ratio: Double, decimals: Int = 1) -> String {
    let text = fixed((ratio - 1) * 100, decimals: decimals)
    // A minus sign is as wide as a plus sign; a hyphen is not.
    let signed =
      text.hasPrefix("-") ? "−" + text.dropFirst() : text == "–" ? text : "+" + text
    return signed + " %"
  }

  /// A duration in the unit that suits it.
  ///
  /// - Parameter value: The duration in nanoseconds.
  package static func duration(nanoseconds value: Double) -> String {
    switch abs(value) {
    case ..<1e3: significant(value) + " ns"
    case ..<1e6: significant(value / 1e3) + " µs"
    case ..<1e9: significant(value / 1e6) + " ms"
    default: significant(value / 1e9) + " s"
    }
  }
}
