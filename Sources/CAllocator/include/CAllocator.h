// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_ALLOCATOR_H
#define SCROLLWORK_ALLOCATOR_H

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#endif

/// Lets the allocator keep what is freed, up to a number of bytes at the end of its memory; other allocators decide that
/// themselves.
static inline void scrollwork_keep_freed_memory(int bytes) {
#if defined(__GLIBC__)
  // Blocks that are mapped alone are given back when they are freed: as few as the library allows.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, bytes);
#else
  (void)bytes;
#endif
}

#endif
