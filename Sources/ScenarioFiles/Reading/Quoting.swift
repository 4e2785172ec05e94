// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension Unicode.Scalar {
  /// Whether a terminal would act on the scalar, or show nothing, instead of printing it.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }
}

/// A text from a file as messages show it: at most 60 scalars, invisible ones spelt out.
func shown(_ text: some StringProtocol) -> String {
  var result = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == 60 { return result + "…" }
    if scalar.isInvisible {
      result += scalar.escaped(asASCII: true)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A number as messages show it: without a fraction where it has none.
package func shown(_ number: Double) -> String {
  if let integer = Int(exactly: number), abs(integer) < 1_000_000_000_000_000 {
    return "\(integer)"
  }
  return "\(number)"
}
