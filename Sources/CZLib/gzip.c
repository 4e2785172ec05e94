// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
//
// zlib's header brings half of the C library with it, which Swift would then take for a part of zlib; so what is needed
// stands here.

#include "CZLib.h"

#include <zlib.h>

// The size of zlib's window, as a power of 2; with 16 added the stream is a member of a gzip file.
enum { ZLIB = 15, GZIP = 15 + 16 };

static long pack(const unsigned char *bytes, long count, unsigned char *packed, long room, int format, int level) {
  z_stream stream = {0};
  if (deflateInit2(&stream, level, Z_DEFLATED, format, 9, Z_DEFAULT_STRATEGY) != Z_OK) return -1;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  stream.next_out = packed;
  stream.avail_out = (uInt)room;
  int end = deflate(&stream, Z_FINISH);
  long size = (long)stream.total_out;
  deflateEnd(&stream);
  return end == Z_STREAM_END ? size : -1;
}

static long unpack(const unsigned char *packed, long count, unsigned char *bytes, long room, int format) {
  z_stream stream = {0};
  if (inflateInit2(&stream, format) != Z_OK) return -1;
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

// The bound is that of a stream of zlib's own; the header and trailer of gzip take 12 bytes more.
long scrollwork_gzip_room(long count) { return scrollwork_deflate_room(count) + 12; }

long scrollwork_gzip(const unsigned char *bytes, long count, unsigned char *packed, long room, int level) {
  return pack(bytes, count, packed, room, GZIP, level);
}

long scrollwork_gunzip(const unsigned char *packed, long count, unsigned char *bytes, long room) {
  return unpack(packed, count, bytes, room, GZIP);
}

long scrollwork_deflate_room(long count) { return (long)compressBound((uLong)count); }

long scrollwork_deflate(const unsigned char *bytes, long count, unsigned char *packed, long room) {
  return pack(bytes, count, packed, room, ZLIB, Z_BEST_COMPRESSION);
}

long scrollwork_inflate(const unsigned char *packed, long count, unsigned char *bytes, long room) {
  return unpack(packed, count, bytes, room, ZLIB);
}
