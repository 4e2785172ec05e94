// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_ATOMICS_H
#define SCROLLWORK_ATOMICS_H

#include <stdbool.h>
#include <stddef.h>

// Words that threads and signal handlers share, for systems before Swift's `Synchronization`. Every access is sequentially consistent.

/// What a word holds.
static inline ptrdiff_t scrollwork_atomic_load(const ptrdiff_t *word) { return __atomic_load_n(word, __ATOMIC_SEQ_CST); }

/// Sets a word.
static inline void scrollwork_atomic_store(ptrdiff_t *word, ptrdiff_t value) { __atomic_store_n(word, value, __ATOMIC_SEQ_CST); }

/// Adds to a word, and returns the sum.
static inline ptrdiff_t scrollwork_atomic_add(ptrdiff_t *word, ptrdiff_t value) { return __atomic_add_fetch(word, value, __ATOMIC_SEQ_CST); }

/// Sets a word if it holds a value, and returns whether it did.
static inline bool scrollwork_atomic_exchange(ptrdiff_t *word, ptrdiff_t held, ptrdiff_t value) {
  return __atomic_compare_exchange_n(word, &held, value, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);
}

#endif
