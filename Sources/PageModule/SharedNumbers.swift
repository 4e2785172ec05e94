// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers at an address that stays the same until their count grows, so that a page may keep it for a call.
@safe struct SharedNumbers {
  /// The first number; nil before anything is stored.
  private(set) var start: UnsafeMutablePointer<Double>?
  private var count = 0
  private var capacity = 0

  /// Makes space for a number of numbers; the previous ones are lost.
  ///
  /// - Returns: The address of the first.
  mutating func resize(to count: Int) -> UnsafeMutablePointer<Double>? {
    if reserve(count) { unsafe start?.initialize(repeating: 0, count: count) }
    return unsafe start
  }

  /// Stores numbers in place of the previous ones.
  mutating func store(_ numbers: [Double]) {
    reserve(numbers.count)
    guard let start = unsafe start else { return }
    for index in 0..<count { unsafe start[index] = numbers[index] }
  }

  /// The numbers.
  var numbers: [Double] {
    guard let start = unsafe start else { return [] }
    return unsafe [Double](UnsafeBufferPointer(start: start, count: count))
  }

  /// Sets the count, and allocates more memory if it is needed.
  ///
  /// - Returns: Whether the memory is new, and therefore not initialised.
  @discardableResult
  private mutating func reserve(_ count: Int) -> Bool {
    self.count = count
    guard count > capacity else { return false }
    unsafe start?.deallocate()
    unsafe start = .allocate(capacity: count)
    capacity = count
    return true
  }
}
