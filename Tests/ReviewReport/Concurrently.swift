// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation

/// Computes values on all processors, in order.
func concurrently<Value: Sendable>(
  _ count: Int, _ make: @Sendable (Int) -> Value
) -> [Value] {
  let values = Values<Value>(count: count)
  DispatchQueue.concurrentPerform(iterations: count) { values.set($0, make($0)) }
  return values.all()
}

private final class Values<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value?]

  init(count: Int) { values = Array(repeating: nil, count: count) }

  func set(_ index: Int, _ value: Value) { lock.withLock { values[index] = value } }

  func all() -> [Value] { lock.withLock { values.compactMap { $0 } } }
}
