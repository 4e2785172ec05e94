// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Locking
import SystemCalls
import Testing

@Suite struct `A protected value` {
  private struct Refused: Error {}

  @Test func `loses no change of any thread`() {
    let count = Protected(0)
    WorkerPool.run(8, jobs: 4) { _ in
      for _ in 0..<10_000 { count.withLock { $0 += 1 } }
    }
    #expect(count.withLock { $0 } == 80_000)
  }

  @Test func `is free again after an error`() {
    let names = Protected(["a"])
    #expect(throws: Refused.self) {
      try names.withLock { names throws(Refused) in
        names.append("b")
        throw Refused()
      }
    }
    #expect(names.withLock { $0 } == ["a", "b"])
  }
}
