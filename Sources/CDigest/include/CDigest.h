// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

#ifndef SCROLLWORK_CDIGEST_H
#define SCROLLWORK_CDIGEST_H

/// Whether the processor has instructions for SHA-256.
int scrollwork_sha256_is_built_in(void);

/// Works `count` blocks of 64 bytes into the eight words of a state, with the constants of the 64 rounds; only where the
/// processor has instructions for it.
void scrollwork_sha256(unsigned int *state, const void *blocks, long count, const unsigned int *constants);

#endif
