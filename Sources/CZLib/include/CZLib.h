// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_CZLIB_H
#define SCROLLWORK_CZLIB_H

/// Bytes that suffice for `count` bytes packed by `scrollwork_gzip`.
long scrollwork_gzip_room(long count);

/// Packs bytes as one member of a gzip file, without a name or a date; returns how many bytes it took, or -1. The level is
/// from 1, the fastest, to 9, the smallest.
long scrollwork_gzip(const unsigned char *bytes, long count, unsigned char *packed, long room, int level);

/// Unpacks the one member of a gzip file; returns how many bytes are in it, or -1 if it is broken, has more bytes than
/// `room`, or something follows it. The checksum of the member is compared.
long scrollwork_gunzip(const unsigned char *packed, long count, unsigned char *bytes, long room);

/// Bytes that suffice for `count` bytes packed by `scrollwork_deflate`.
long scrollwork_deflate_room(long count);

/// Packs bytes as a stream of zlib's own format, as PNG files have it; returns how many bytes it took, or -1.
long scrollwork_deflate(const unsigned char *bytes, long count, unsigned char *packed, long room);

/// Unpacks such a stream; returns how many bytes are in it, or -1 if it is broken, has more bytes than `room`, or
/// something follows it. Its checksum is compared.
long scrollwork_inflate(const unsigned char *packed, long count, unsigned char *bytes, long room);

#endif
