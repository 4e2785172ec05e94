// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import Glibc
import Synchronization

// A program with a race, or with none, selected by its argument: the cases that the thread
// sanitizer must distinguish.

final class Shared: Sendable {
  let locked = Mutex(0)
  nonisolated(unsafe) var plain = 0
}
let shared = Shared()
let race = CommandLine.arguments.last ?? "none"

/// Much the same as threads of a worker pool do, so often that they have to wait for each other.
let work: @Sendable @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
  // The first of them does without the lock that all others take.
  let takesLock = !(race == "one-sided" && Int(bitPattern: $0) == 1)
  for _ in 0..<5_000 {
    guard takesLock else {
      shared.plain += 1
      continue
    }
    shared.locked.withLock { count in
      count += 1
      if race == "one-sided" { shared.plain += 1 }
    }
    if race == "plain" { shared.plain += 1 }
  }
  return nil
}

@main enum Races {
  nonisolated static func main() {
    var threads: [pthread_t] = []
    for index in 1...4 {
      var thread = pthread_t()
      pthread_create(&thread, nil, work, UnsafeMutableRawPointer(bitPattern: index))
      threads.append(thread)
    }
    for thread in threads { pthread_join(thread, nil) }
    precondition(shared.locked.withLock { $0 } == (race == "one-sided" ? 15_000 : 20_000))
  }
}
