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

/// Does numbered pieces of work on several threads.
///
/// Pieces are taken in ascending order. A caller that needs an order of the results stores them by
/// number.
package enum WorkerPool {
  /// Calls `body` once with every number below `count`, and returns when all calls have returned.
  ///
  /// One job runs everything on the calling thread. When a stop is requested, no further piece is begun;
  /// the caller looks at `Interruption` afterwards.
  ///
  /// - Parameters:
  ///   - count: How many pieces there are.
  ///   - jobs: How many threads work at most, the calling one included.
  ///   - body: Does one piece.
  package static func run(_ count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let queue = Queue(count: count, body: body)
    var threads: [pthread_t] = []
    for _ in 1..<max(1, min(jobs, count)) {
      // A thread that cannot be had is no reason to stop: the others do its share.
      if let thread = start(queue) { threads.append(thread) }
    }
    queue.work()
    for thread in threads { pthread_join(thread, nil) }
  }

  private static func start(_ queue: Queue) -> pthread_t? {
    // Created by the C library, not by an initialiser: libxml2's headers also have the type, and
    // its owner depends on which module the compiler loads first.
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    pthread_attr_init(attributes)
    defer { pthread_attr_destroy(attributes) }
    // Half a megabyte, which Darwin gives, is little for recursion over documents.
    pthread_attr_setstacksize(attributes, 8 << 20)
    let context = Unmanaged.passRetained(queue)
    #if canImport(Darwin)
    var thread: pthread_t?
    let result = pthread_create(&thread, attributes, { Queue.enter($0) }, context.toOpaque())
    #else
    var handle = pthread_t()
    let result = pthread_create(&handle, attributes, { Queue.enter($0) }, context.toOpaque())
    let thread: pthread_t? = handle
    #endif
    guard result == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  /// The pieces that are left, and how to do one.
  private final class Queue: Sendable {
    let next = Protected(0)
    let count: Int
    let body: @Sendable (Int) -> Void

    init(count: Int, body: @escaping @Sendable (Int) -> Void) {
      self.count = count
      self.body = body
    }

    func work() {
      while !Interruption.isRequested {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < count else { return }
        body(index)
      }
    }

    static func enter(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let context { Unmanaged<Queue>.fromOpaque(context).takeRetainedValue().work() }
      return nil
    }
  }
}
