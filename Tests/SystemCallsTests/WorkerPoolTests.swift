// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import Testing

@testable import SystemCalls

@Suite struct `Worker pool` {
  @Test(arguments: [0, 1, 2, 7, 500], [1, 2, 8])
  func `does every piece once`(count: Int, jobs: Int) {
    let done = Protected([Int](repeating: 0, count: count))
    WorkerPool.run(count, jobs: jobs) { index in done.withLock { $0[index] += 1 } }
    #expect(done.withLock { $0 } == [Int](repeating: 1, count: count))
  }

  @Test func `one job keeps the order`() {
    let order = Protected([Int]())
    WorkerPool.run(50, jobs: 1) { index in order.withLock { $0.append(index) } }
    #expect(order.withLock { $0 } == Array(0..<50))
  }

  @Test func `two jobs work at the same time`() {
    // Each piece waits for the other, which requires two threads.
    let arrived = Protected(0)
    WorkerPool.run(2, jobs: 2) { _ in
      arrived.withLock { $0 += 1 }
      while arrived.withLock({ $0 }) < 2 {}
    }
    #expect(arrived.withLock { $0 } == 2)
  }
}
