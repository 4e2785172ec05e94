// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What browsers have and TypeScript 4.8, Debian's, does not know. A newer one has its own word for it, which then
// holds; it came together with `CompressionStream`, and to ask for a name that is being declared would be a circle.
declare var DecompressionStream: typeof globalThis extends {
  CompressionStream: unknown, DecompressionStream: infer Known,
} ? Known : new (format: 'gzip') => ReadableWritablePair<Uint8Array, BufferSource>;
