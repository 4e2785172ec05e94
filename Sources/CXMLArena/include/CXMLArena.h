// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_CXMLARENA_H
#define SCROLLWORK_CXMLARENA_H

#include <stddef.h>

/// From here on what this thread asks for comes from blocks that end together; calls nest.
void scrollwork_arena_begin(void);

/// Gives all back that the outermost `begin` of this thread has brought. Nothing of it may be used any more.
void scrollwork_arena_end(void);

/// From here on what this thread asks for lives until it is freed, whatever has begun; returns what `resume` wants.
int scrollwork_arena_pause(void);

/// Ends a pause.
void scrollwork_arena_resume(int depth);

/// Whether what this thread asks for ends with `end`.
int scrollwork_arena_is_open(void);

// The C library's functions, for memory of either kind.
void *scrollwork_arena_malloc(size_t size);
void *scrollwork_arena_realloc(void *memory, size_t size);
void scrollwork_arena_free(void *memory);
char *scrollwork_arena_strdup(const char *text);

#endif
