// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#include "BenchProbe.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__GLIBC__)

// The process's own allocation functions take precedence over the C library's, which stay reachable
// under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static uint64_t count;
static uint64_t bytes;

static void note(size_t size) {
  __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
  __atomic_fetch_add(&bytes, size, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note(size);
  *block = __libc_memalign(alignment, size);
  return *block == NULL ? 12 : 0;
}

bool scrollwork_counts_allocations(void) { return true; }

uint64_t scrollwork_allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

uint64_t scrollwork_allocated_bytes(void) { return __atomic_load_n(&bytes, __ATOMIC_RELAXED); }

#else

bool scrollwork_counts_allocations(void) { return false; }

uint64_t scrollwork_allocation_count(void) { return 0; }

uint64_t scrollwork_allocated_bytes(void) { return 0; }

#endif
