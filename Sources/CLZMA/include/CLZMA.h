// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_CLZMA_H
#define SCROLLWORK_CLZMA_H

/// Unpacks a file in the format `.lzma`; returns how many bytes are in it, or -1 if it is broken, has more bytes than
/// `room`, has a dictionary of more than 64 MiB, or something follows it.
long scrollwork_unlzma(const unsigned char *packed, long count, unsigned char *bytes, long room);

#endif
