// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import CAtomics

/// A number that threads share with signal handlers, which may take no locks.
///
/// It lasts as long as the process.
struct SharedWord: @unchecked Sendable {
  private let word: UnsafeMutablePointer<Int>

  /// Allocates a word; a signal handler must not.
  init(_ value: Int) {
    word = .allocate(capacity: 1)
    word.initialize(to: value)
  }

  /// What it holds.
  var value: Int {
    get { scrollwork_atomic_load(word) }
    nonmutating set { scrollwork_atomic_store(word, newValue) }
  }

  /// Adds one, and returns the sum.
  func increment() -> Int { scrollwork_atomic_add(word, 1) }

  /// Sets it to `value` if it holds `held`, and returns whether it did.
  func exchange(_ held: Int, for value: Int) -> Bool {
    scrollwork_atomic_exchange(word, held, value)
  }
}
