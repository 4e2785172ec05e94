// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

/// Numbers at an address that stays the same until their count grows, so that a page may keep it for a call.
@safe struct SharedNumbers {
  /// The first number; nil before the first `resize(to:)`.
  private(set) var start: UnsafeMutablePointer<Double>?
  private var count = 0
  private var capacity = 0

  /// Makes space for a number of numbers; what was there is lost.
  ///
  /// - Returns: The address of the first.
  @discardableResult
  mutating func resize(to count: Int) -> UnsafeMutablePointer<Double>? {
    self.count = count
    if count > capacity {
      unsafe start?.deallocate()
      unsafe start = .allocate(capacity: count)
      capacity = count
      unsafe start?.initialize(repeating: 0, count: count)
    }
    return unsafe start
  }

  /// Copies numbers, as many as there is space for.
  func fill(with numbers: [Double]) {
    guard let start = unsafe start else { return }
    for index in 0..<count { unsafe start[index] = numbers[index] }
  }

  /// The numbers.
  var numbers: [Double] {
    guard let start = unsafe start else { return [] }
    return unsafe [Double](UnsafeBufferPointer(start: start, count: count))
  }
}
