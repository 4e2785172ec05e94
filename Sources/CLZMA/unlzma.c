// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
//
// A target of its own for the reason of CZLib: the library's header brings half of the C library with it.

#include "CLZMA.h"

#include <lzma.h>

// The dictionary of the best packing, and what the decoder needs besides.
enum { memory = 65 << 20 };

long scrollwork_unlzma(const unsigned char *packed, long count, unsigned char *bytes, long room) {
  lzma_stream stream = LZMA_STREAM_INIT;
  if (lzma_alone_decoder(&stream, memory) != LZMA_OK) return -1;
  stream.next_in = packed;
  stream.avail_in = (size_t)count;
  stream.next_out = bytes;
  stream.avail_out = (size_t)room;
  lzma_ret end = lzma_code(&stream, LZMA_FINISH);
  long size = (long)stream.total_out;
  int is_all = stream.avail_in == 0;
  lzma_end(&stream);
  return end == LZMA_STREAM_END && is_all ? size : -1;
}
