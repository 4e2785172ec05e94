// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import ScrollCore
import TextFormats

extension JSONValue {
  /// A time in milliseconds that reads back as the same number of seconds, to the bit.
  ///
  /// Readers divide by 1,000, and the product of the division's result with 1,000 may be off by one
  /// unit in the last place; then one of its two neighbours is the time that was read.
  ///
  /// - Parameter seconds: The time in seconds; not negative.
  static func milliseconds(_ seconds: Double) -> JSONValue {
    let product = seconds * 1000
    let candidates = [product.rounded(), product, product.nextUp, product.nextDown]
    return .number(candidates.first { $0 / 1000 == seconds } ?? product)
  }

  /// A length: a number of points, or a share of the screen as a text such as `"50%"`.
  init(_ length: Length) {
    switch length {
    case .points(let points): self = .number(points)
    case .fraction(let share):
      let product = share * 100
      let candidates = [product.rounded(), product, product.nextUp, product.nextDown]
      let percentage = candidates.first { $0 / 100 == share } ?? product
      self = .string(JSONValue.number(percentage).line + "%")
    }
  }

  /// A position or distance: a list of two lengths.
  init(_ point: ScriptPoint) {
    self = .list([JSONValue(point.x), JSONValue(point.y)])
  }

  /// An element's identifier, such as `cell[1][4]`.
  init(_ element: ElementID, _ own: OwnElements?) {
    self = .string(own.text(of: element))
  }
}
