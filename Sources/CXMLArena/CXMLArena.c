// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
//
// A tree of libxml2 is tens of thousands of small pieces, which are asked for one by one and all end together. Here
// each is a step further in a large block, and giving back is one call. Where a sanitizer watches, every piece stays
// one of the C library's.

#include "CXMLArena.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SCROLLWORK_WATCHED 1
#endif
#endif

typedef struct Block {
  struct Block *previous;
  size_t size;
} Block;

/// Before each piece stands how large it is.
typedef size_t Header;

enum { FIRST_BLOCK = 1 << 20, LARGEST_BLOCK = 1 << 23 };

static _Thread_local struct {
  int depth;
  Block *block;
  /// The first one, which the next document has, too.
  Block *kept;
  char *cursor;
  char *end;
  /// The piece that was asked for last, which can still grow or go.
  char *last;
} arena;

// A thread keeps its first block until it ends, because pages that are new to a process cost as much as what is written
// to them.
static pthread_key_t kept_block;
static pthread_once_t kept_block_once = PTHREAD_ONCE_INIT;

static void make_kept_block(void) { pthread_key_create(&kept_block, free); }

static size_t rounded(size_t size) { return (size + sizeof(Header) - 1) & ~(sizeof(Header) - 1); }

static Header *header_of(void *memory) { return (Header *)memory - 1; }

static int is_in_arena(const void *memory) {
  for (const Block *block = arena.block; block; block = block->previous)
    if ((const char *)memory > (const char *)block && (const char *)memory < (const char *)block + block->size)
      return 1;
  return 0;
}

static int add_block(size_t room) {
  size_t size = arena.block ? arena.block->size * 2 : FIRST_BLOCK;
  if (size > LARGEST_BLOCK) size = LARGEST_BLOCK;
  if (size < room + sizeof(Block)) size = room + sizeof(Block);
  Block *block = malloc(size);
  if (!block) return 0;
  if (!arena.block && size == FIRST_BLOCK) {
    pthread_once(&kept_block_once, make_kept_block);
    pthread_setspecific(kept_block, block);
    arena.kept = block;
  }
  block->previous = arena.block;
  block->size = size;
  arena.block = block;
  arena.cursor = (char *)(block + 1);
  arena.end = (char *)block + size;
  return 1;
}

void scrollwork_arena_begin(void) {
#ifndef SCROLLWORK_WATCHED
  arena.depth += 1;
#endif
}

void scrollwork_arena_end(void) {
#ifndef SCROLLWORK_WATCHED
  arena.depth -= 1;
  if (arena.depth > 0) return;
  while (arena.block && arena.block != arena.kept) {
    Block *previous = arena.block->previous;
    free(arena.block);
    arena.block = previous;
  }
  arena.cursor = arena.block ? (char *)(arena.block + 1) : NULL;
  arena.end = arena.block ? (char *)arena.block + arena.block->size : NULL;
  arena.last = NULL;
#endif
}

int scrollwork_arena_pause(void) {
  int depth = arena.depth;
  arena.depth = 0;
  return depth;
}

void scrollwork_arena_resume(int depth) { arena.depth = depth; }

int scrollwork_arena_is_open(void) { return arena.depth > 0; }

void *scrollwork_arena_malloc(size_t size) {
  if (arena.depth == 0) return malloc(size);
  if (size > SIZE_MAX / 4) return NULL;
  size_t room = rounded(size) + sizeof(Header);
  if ((size_t)(arena.end - arena.cursor) < room && !add_block(room)) return NULL;
  arena.last = arena.cursor + sizeof(Header);
  *header_of(arena.last) = room - sizeof(Header);
  arena.cursor += room;
  return arena.last;
}

void *scrollwork_arena_realloc(void *memory, size_t size) {
  if (!memory) return scrollwork_arena_malloc(size);
  if (!is_in_arena(memory)) return realloc(memory, size);
  if (size > SIZE_MAX / 4) return NULL;
  size_t before = *header_of(memory);
  if (size <= before) return memory;
  size_t more = rounded(size) - before;
  if (memory == arena.last && (size_t)(arena.end - arena.cursor) >= more) {
    *header_of(memory) += more;
    arena.cursor += more;
    return memory;
  }
  void *copy = scrollwork_arena_malloc(size);
  if (copy) memcpy(copy, memory, before);
  return copy;
}

void scrollwork_arena_free(void *memory) {
  if (!memory) return;
  if (!is_in_arena(memory)) {
    free(memory);
  } else if (memory == arena.last) {
    // A value that was only looked at leaves no gap.
    arena.cursor = arena.last - sizeof(Header);
    arena.last = NULL;
  }
}

char *scrollwork_arena_strdup(const char *text) {
  size_t size = strlen(text) + 1;
  char *copy = scrollwork_arena_malloc(size);
  return copy ? memcpy(copy, text, size) : NULL;
}
