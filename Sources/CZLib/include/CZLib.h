// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_CZLIB_H
#define SCROLLWORK_CZLIB_H

/// Bytes that suffice for `count` bytes packed by `scrollwork_gzip`.
long scrollwork_gzip_room(long count);

/// Packs bytes as one member of a gzip file, without a name or a date; returns how many bytes it took, or -1.
long scrollwork_gzip(const unsigned char *bytes, long count, unsigned char *packed, long room);

#endif
