// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
//
// zlib's header brings half of the C library with it, which Swift would then take for a part of zlib; so the
// three functions that are needed stand here.

#include "CZLib.h"

#include <zlib.h>

// The bound is that of a stream of zlib's own; the header and trailer of gzip take 12 bytes more.
long scrollwork_gzip_room(long count) { return (long)compressBound((uLong)count) + 12; }

long scrollwork_gzip(const unsigned char *bytes, long count, unsigned char *packed, long room) {
  z_stream stream = {0};
  if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK)
    return -1;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = packed;
  stream.avail_out = (uInt)room;
  int end = deflate(&stream, Z_FINISH);
  long size = (long)stream.total_out;
  deflateEnd(&stream);
  return end == Z_STREAM_END ? size : -1;
}

long scrollwork_gunzip(const unsigned char *packed, long count, unsigned char *bytes, long room) {
  z_stream stream = {0};
  if (inflateInit2(&stream, 15 + 16) != Z_OK) return -1;
  stream.next_in = (Bytef *)packed;
  stream.avail_in = (uInt)count;
  stream.next_out = bytes;
  stream.avail_out = (uInt)room;
  int end = inflate(&stream, Z_FINISH);
  long size = (long)stream.total_out;
  int is_all = stream.avail_in == 0;
  inflateEnd(&stream);
  return end == Z_STREAM_END && is_all ? size : -1;
}
