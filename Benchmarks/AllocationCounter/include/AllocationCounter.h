// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_ALLOCATION_COUNTER_H
#define SCROLLWORK_ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocator can be counted.
bool scrollwork_counts_allocations(void);

/// How many heap blocks the process has asked for so far.
uint64_t scrollwork_allocation_count(void);

#endif
