// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

extension OutputSpan {
  /// Requires room for a number of elements, at least 1.
  ///
  /// `append` asks before every element. After this the compiler knows the answer for that many, and a
  /// loop asks once in each iteration.
  @inline(__always)
  func requireRoom(for elements: Int) {
    precondition(capacity >= elements)
    precondition(count <= capacity &- elements)
  }
}
