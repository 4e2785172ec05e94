// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// A text from a file as messages show it: at most 60 scalars, or another number, and invisible ones spelt out.
package func shown(_ text: some StringProtocol, atMost limit: Int = 60) -> String {
  var result = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == limit { return result + "…" }
    if VisibleText.isInvisible(scalar) {
      result += scalar.escaped(asASCII: true)
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// A number as messages show it: without a fraction where it has none.
package func shown(_ number: Double) -> String {
  // The magnitude as a number without a sign: the least integer has none of its own type.
  if let integer = Int(exactly: number), integer.magnitude < 1_000_000_000_000_000 {
    return "\(integer)"
  }
  return "\(number)"
}
