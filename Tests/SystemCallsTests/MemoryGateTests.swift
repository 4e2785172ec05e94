// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import Testing

@testable import SystemCalls

@Suite struct `A memory gate` {
  private struct Seen {
    var used = 0
    var most = 0
    var order: [Int] = []
  }

  @Test func `holds no more at once than its limit`() {
    let sizes = (0..<60).map { 10 + $0 * 37 % 50 }
    let gate = MemoryGate(bytes: 100)
    let seen = Protected(Seen())
    WorkerPool.run(sizes.count, jobs: 8) { index in
      guard gate.enter(index, holding: sizes[index]) else { return }
      seen.withLock {
        $0.used += sizes[index]
        $0.most = max($0.most, $0.used)
        $0.order.append(index)
      }
      Process.sleep(0.0002)
      seen.withLock { $0.used -= sizes[index] }
      gate.leave(sizes[index])
    }
    seen.withLock {
      #expect($0.order.count == sizes.count)
      #expect($0.most <= 100)
      // One piece alone never exceeds half of it.
      #expect($0.most > 59)
    }
  }

  @Test func `lets a piece that is too large run alone, and pieces without memory at any time`() {
    let gate = MemoryGate(bytes: 10)
    #expect(gate.enter(0, holding: 50))
    #expect(gate.enter(1, holding: 0))
    gate.leave(50)
    #expect(gate.enter(2, holding: 10))
  }
}
