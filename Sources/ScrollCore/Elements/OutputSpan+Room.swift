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

extension OutputSpan where Element: BitwiseCopyable {
  /// Asks where the elements lie, so that the calls below in a loop need not ask again.
  @inline(__always)
  mutating func requireAlignment() { _ = mutableSpan }

  /// Appends two elements, and asks once whether there is room for them.
  @inline(__always)
  mutating func append(_ first: Element, _ second: Element) {
    let start = count
    append(repeating: first, count: 2)
    var elements = mutableSpan
    var new = elements._mutatingExtracting(start..<start &+ 2)
    new[1] = second
  }

  /// Appends three elements, and asks once whether there is room for them.
  @inline(__always)
  mutating func append(_ first: Element, _ second: Element, _ third: Element) {
    let start = count
    append(repeating: first, count: 3)
    var elements = mutableSpan
    var new = elements._mutatingExtracting(start..<start &+ 3)
    new[1] = second
    new[2] = third
  }

  /// Appends four elements, and asks once whether there is room for them.
  @inline(__always)
  mutating func append(_ first: Element, _ second: Element, _ third: Element, _ fourth: Element) {
    let start = count
    append(repeating: first, count: 4)
    var elements = mutableSpan
    var new = elements._mutatingExtracting(start..<start &+ 4)
    new[1] = second
    new[2] = third
    new[3] = fourth
  }

  /// Appends one to four elements, which a function gives for their numbers.
  @inline(__always)
  mutating func append(upToFour count: Int, _ element: (Int) -> Element) {
    switch count {
    case 1: append(element(0))
    case 2: append(element(0), element(1))
    case 3: append(element(0), element(1), element(2))
    default:
      precondition(count == 4)
      append(element(0), element(1), element(2), element(3))
    }
  }
}

extension OutputSpan where Element: BitwiseCopyable {
  /// Appends the last elements once more.
  @_optimize(speed)
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
