// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_BENCH_PROBE_H
#define SCROLLWORK_BENCH_PROBE_H

#include <stdbool.h>
#include <stdint.h>

// Heap. Whatever links this target counts its own allocations, so no product does.

/// Whether this platform's allocator can be counted.
bool scrollwork_counts_allocations(void);

/// The number of heap blocks that the process has allocated so far.
uint64_t scrollwork_allocation_count(void);

/// The number of heap bytes that the process has allocated so far; freed memory is not subtracted.
uint64_t scrollwork_allocated_bytes(void);

// Clocks, in nanoseconds; only differences mean something.

/// A clock that never goes back.
uint64_t scrollwork_monotonic_time(void);

/// Processor time of the calling thread.
uint64_t scrollwork_thread_time(void);

// Processors.

/// How many processors the process may run on, at least 1.
int scrollwork_processor_count(void);

/// Keeps the process, and the processes that it starts, on one of the processors that it may run on.
///
/// - Parameter index: 0 up to the count, taken around.
/// - Returns: Whether the platform did so.
bool scrollwork_pin(int index);

/// Turns address space randomisation off or on for processes that are started from now on.
///
/// - Returns: Whether the platform did so.
bool scrollwork_randomize_addresses(bool randomizes);

// Child processes.

/// What a process used until its end.
struct scrollwork_usage {
  /// Processor time, its own and the system's for it, in nanoseconds.
  uint64_t processor_time;
  /// The peak memory, in bytes.
  uint64_t peak_bytes;
  /// Its exit code, or minus the number of the signal that ended it.
  int status;
};

/// Waits for the end of a child process.
///
/// - Returns: Whether there was such a child.
bool scrollwork_wait(int process, struct scrollwork_usage *usage);

/// Calls a function in a copy of this process, which ends after it, and waits for that.
///
/// - Returns: The process identifier of the copy; -1 if there was none, or the function failed.
int scrollwork_call_in_copy(bool (*body)(void *), void *context);

// Work.

/// Executes a loop with a given number of iterations, each of which depends on the previous one.
///
/// - Returns: A value that depends on every iteration.
uint64_t scrollwork_spin(uint64_t iterations);

/// Uses a value, as far as the optimiser can know.
static inline void scrollwork_use(double value) { __asm__ volatile("" : : "m"(value) : "memory"); }

#endif
