// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Live runs of pattern files: the core is the same for all, and their programs are data of the page.

/** Why the core refuses programs; see ProgramFile.swift. */
const REFUSALS = ['', 'they have another version', 'they are damaged', 'they have no meaning'];

/** @param {string} digits  hexadecimal */
export const bytesOfDigits = (digits) =>
  Uint8Array.from({ length: digits.length / 2 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2), 16));

/**
 * Gives a core the programs that it runs.
 * @param {import('./core.js').Core} core
 * @param {ArrayLike<number>} bytes
 */
export function loadPrograms(core, bytes) {
  core.give(bytes);
  const [, load] = Object.entries(core.exports).find(([name]) => name.startsWith('load_')) ?? [];
  const refusal = /** @type {() => number} */ (/** @type {unknown} */ (load))();
  if (refusal !== 0) throw new Error('the page’s programs cannot be read: ' + REFUSALS[refusal]);
}
