// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_RUN_PROBE_H
#define SCROLLWORK_RUN_PROBE_H

#include <stdbool.h>
#include <stdint.h>

/// Sends a request to valgrind; outside of it nothing happens.
///
/// - Parameters:
///   - kind: The number of the request.
///   - argument: Its first argument.
/// - Returns: The answer; 0 outside of valgrind.
uint64_t scrollwork_valgrind_request(uint64_t kind, uint64_t argument);

/// Whether the process runs in valgrind.
bool scrollwork_is_profiled(void);

/// Calls a function; callgrind, started with `--instr-atstart=no`, counts nothing but this call.
void scrollwork_region(void (*body)(void *), void *context);

/// Lets callgrind write what it has counted since the last call, to the next of its numbered files.
///
/// - Parameter name: What the file says of its origin.
void scrollwork_dump_counts(const char *name);

#endif
