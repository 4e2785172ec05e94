// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** Cells of a table that is searched at most; longer steps are searched near their diagonal only. */
const MOST_CELLS = 4_000_000;

/**
 * The path through a table of distances from its first to its last cell with the least sum, as the column of least
 * distance in each row; both only increase.
 * @param {number} rows
 * @param {number} columns
 * @param {(row: number, column: number) => number} distance
 * @returns {Int32Array}
 */
export function warp(rows, columns, distance) {
  const slope = rows > 1 ? (columns - 1) / (rows - 1) : 0;
  const reach = Math.min(columns, Math.max(Math.ceil(slope) + 1, Math.floor(MOST_CELLS / rows / 2)));
  // A single row sees all columns.
  const first = (/** @type {number} */ row) => (rows > 1 ? Math.max(0, Math.round(row * slope) - reach) : 0);
  const last = (/** @type {number} */ row) =>
    (rows > 1 ? Math.min(columns - 1, Math.round(row * slope) + reach) : columns - 1);
  const width = Math.min(columns, 2 * reach + 1);
  // The predecessor on the best path: 0 from above and before, 1 from above, 2 from before.
  const came = new Uint8Array(rows * width);
  let above = new Float64Array(columns).fill(Infinity);
  for (let row = 0; row < rows; row += 1) {
    const sums = new Float64Array(columns).fill(Infinity);
    for (let column = first(row); column <= last(row); column += 1) {
      const [both, before] = column > 0 ? [above[column - 1], sums[column - 1]] : [Infinity, Infinity];
      const move = both <= above[column] && both <= before ? 0 : above[column] <= before ? 1 : 2;
      const sum = move === 0 ? both : move === 1 ? above[column] : before;
      sums[column] = distance(row, column) + (row + column === 0 ? 0 : sum);
      came[row * width + column - first(row)] = move;
    }
    above = sums;
  }
  const best = new Int32Array(rows);
  let [row, column] = [rows - 1, columns - 1];
  let least = Infinity;
  while (row >= 0) {
    if (distance(row, column) < least) [least, best[row]] = [distance(row, column), column];
    if (row === 0 && column === 0) break;
    const move = row === 0 ? 2 : came[row * width + column - first(row)];
    if (move !== 1) column -= 1;
    if (move !== 2) {
      row -= 1;
      least = Infinity;
    }
  }
  return best;
}
