// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A value that several threads share, with the lock that they take to use it.
///
/// It is `Mutex` of `Synchronization` for systems that lack it, before macOS 15 and iOS 18.
package final class Protected<Value: ~Copyable>: @unchecked Sendable {
  /// On the heap, because a lock of the C library may not move.
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  /// Shares a value, which nothing else refers to.
  package init(_ value: consuming sending Value) {
    self.value = value
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Waits until no other thread uses the value, and uses it.
  ///
  /// - Parameter body: What is done with the value. It may not use the same value through `withLock` again.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  package func withLock<Result: ~Copyable, Failure>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
