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

#if !hasFeature(Embedded)
extension OutputSpan where Element: BitwiseCopyable {
  /// Appends the last elements once more.
  mutating func append(again length: Int) {
    precondition(length >= 0 && length <= count && length <= capacity - count)
    unsafe withUnsafeMutableBufferPointer { (buffer, count) in
      guard length > 0, let start = buffer.baseAddress else { return }
      let end = unsafe start + count
      unsafe end.initialize(from: end - length, count: length)
      count += length
    }
  }
}
#endif
