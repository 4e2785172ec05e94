// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

import Locking

/// Starts numbered pieces of work only when there is enough memory.
///
/// Pieces start in ascending order, and a piece never requests more memory later, so running pieces
/// always end and free memory for the next one. A piece that runs alone starts whatever it needs.
package final class MemoryGate: Sendable {
  private struct State {
    var next = 0
    var used = 0
  }

  private let limit: Int
  private let state = Protected(State())

  /// Makes a gate for a number of bytes.
  package init(bytes: Int = MemoryBudget.bytes) { limit = bytes }

  /// Waits until all earlier pieces have started and there is enough memory for this one.
  ///
  /// - Parameters:
  ///   - index: The number of the piece; each number from 0 on enters once.
  ///   - bytes: How much it holds; 0 for a piece that is left out.
  /// - Returns: Whether it may start; false when a stop is requested.
  package func enter(_ index: Int, holding bytes: Int) -> Bool {
    var attempts = 0
    while !begins(index, bytes) {
      if Interruption.isRequested { return false }
      attempts += 1
      if attempts < 50 { sched_yield() } else { usleep(500) }
    }
    return true
  }

  /// Gives back what a piece no longer holds.
  package func leave(_ bytes: Int) {
    state.withLock { $0.used -= bytes }
  }

  private func begins(_ index: Int, _ bytes: Int) -> Bool {
    state.withLock { state in
      guard state.next == index,
        bytes == 0 || state.used == 0 || state.used + bytes <= limit
      else { return false }
      state.next += 1
      state.used += bytes
      return true
    }
  }
}
