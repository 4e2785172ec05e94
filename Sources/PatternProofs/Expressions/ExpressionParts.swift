// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// The numbers of the expressions that another one is made of: at most three, which need no memory.
struct ExpressionParts: RandomAccessCollection, Sendable {
  /// How many there are.
  let count: Int
  private let first, second, third: Int

  init() { (count, first, second, third) = (0, 0, 0, 0) }
  init(_ a: Int) { (count, first, second, third) = (1, a, 0, 0) }
  init(_ a: Int, _ b: Int) { (count, first, second, third) = (2, a, b, 0) }
  init(_ a: Int, _ b: Int, _ c: Int) { (count, first, second, third) = (3, a, b, c) }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(position: Int) -> Int {
    precondition(position >= 0 && position < count, "no such part")
    return position == 0 ? first : position == 1 ? second : third
  }
}
