// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Bytes as a page holds them: in two signs 13 bits, where base 64 has 12. See ContentDigest/Base91.swift.

/** The value of each character, by its code. */
const BYTE_DIGITS = new Uint8Array(127);
for (let code = 33, value = 0; code < 127; code += 1) {
  if (code !== 38 && code !== 60 && code !== 62) BYTE_DIGITS[code] = value++;
}

/**
 * Decodes a text to bytes.
 * @param {string} text
 */
export function bytesOf(text) {
  const { length } = text;
  const bytes = new Uint8Array(((length >> 1) * 13 + (length & 1) * 6) >> 3);
  let held = 0;
  let count = 0;
  let end = 0;
  for (let at = 0; at < length; at += 2) {
    // Beyond the end, the code is outside the alphabet, and its value is 0.
    held |= (BYTE_DIGITS[text.charCodeAt(at)] + 91 * (BYTE_DIGITS[text.charCodeAt(at + 1)] || 0)) << count;
    for (count += 13; count >= 8 && end < bytes.length; count -= 8) {
      bytes[end++] = held;
      held >>= 8;
    }
  }
  return bytes;
}
