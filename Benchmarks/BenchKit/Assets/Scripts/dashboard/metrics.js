// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The metrics of a case, and how their values are formatted.

/** @typedef {import('./data.js').Metric} Metric */

/** @typedef {(value: number) => string} Format */

/**
 * Formats a number with its significant digits.
 * @type {Format}
 */
const number = (value) => {
  const size = Math.abs(value);
  return value.toLocaleString('en', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 4 })
    .replaceAll(',', '\u202f');
};

/** @type {[string, number][]} */
const UNITS = [['s', 1e9], ['ms', 1e6], ['µs', 1e3], ['ns', 1]];

/**
 * Formats nanoseconds with the largest fitting unit.
 * @type {Format}
 */
const time = (ns) => {
  const [unit, size] = UNITS.find(([, size]) => ns >= size) ?? ['ns', 1];
  return `${number(ns / size)} ${unit}`;
};

/**
 * Metric, title and format, in the order of the page.
 * @type {[Metric, string, Format][]}
 */
export const METRICS = [
  ['ns', 'Time', time], ['instr', 'Instructions', number], ['allocs', 'Allocations', number],
  ['bytes_out', 'Bytes of a run', number],
];
