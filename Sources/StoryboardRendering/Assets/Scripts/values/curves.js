// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from '../base/model.js';

// Scales and paths of plots. A plot has 1000 units in both directions, whatever its size on the screen.

/** Extent of a plot in its own units. */
export const SPAN = 1000;

/** Points of a curve: finer than any screen shows. */
const MOST_POINTS = 1200;

/**
 * Round numbers within a range, a few of them.
 * @param {number} from
 * @param {number} to
 * @param {number} count  how many at most, about
 */
export function ticks(from, to, count) {
  const extent = to - from;
  if (!(extent > 0) || !Number.isFinite(extent)) return Number.isFinite(from) ? [from] : [];
  const power = 10 ** Math.floor(Math.log10(extent / count));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => extent / one <= count)
    ?? 10 * power;
  const found = [];
  for (let n = Math.ceil(from / step - 1e-9); n * step <= to + step * 1e-9; n += 1) {
    found.push(Number((n * step).toPrecision(12)));
  }
  return found;
}

/**
 * The range of a plot in grid units: the occurring values, with a small margin; a constant value is in the centre.
 * @param {number[]} values  without NaN
 */
export function rangeOf(values) {
  let least = Infinity;
  let most = -Infinity;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  if (least > most) return null;
  const room = most > least ? (most - least) * 0.08 : Math.max(GRID, Math.abs(most) * 0.1);
  return { from: least - room, to: most + room };
}

/**
 * The frames that a curve needs: all of a short run; of a long one the least and the greatest of each
 * bucket, so that no peak is lost.
 * @param {number} frames
 * @param {(frame: number) => number} value
 */
export function samplesOf(frames, value) {
  const all = [];
  if (frames <= MOST_POINTS) {
    for (let frame = 0; frame < frames; frame += 1) all.push(frame);
    return all;
  }
  const size = Math.ceil(frames / (MOST_POINTS / 2));
  for (let start = 0; start < frames; start += size) {
    const end = Math.min(frames, start + size);
    let least = start;
    let most = start;
    for (let frame = start; frame < end; frame += 1) {
      if (Number.isNaN(value(frame))) [least, most] = [Math.min(least, frame), Math.max(most, frame)];
      else if (value(frame) < value(least)) least = frame;
      else if (value(frame) > value(most)) most = frame;
    }
    all.push(...new Set([start, least, most, end - 1].sort((a, b) => a - b)));
  }
  return [...new Set(all)];
}

/**
 * A curve; frames without a value break it, and points on a straight line are left out.
 * @param {number} frames
 * @param {(frame: number) => number} value
 * @param {(frame: number) => number} x
 * @param {(value: number) => number} y
 */
export function curvePath(frames, value, x, y) {
  const at = samplesOf(frames, value);
  const short = (/** @type {number} */ number) => Math.round(number * 10) / 10;
  let path = '';
  let isDown = false;
  for (let i = 0; i < at.length; i += 1) {
    const now = value(at[i]);
    if (Number.isNaN(now)) {
      isDown = false;
      continue;
    }
    const before = i > 0 ? value(at[i - 1]) : NaN;
    const after = i + 1 < at.length ? value(at[i + 1]) : NaN;
    const slope = (now - before) / (at[i] - at[i - 1]);
    // NaN is equal to nothing, so ends always stay.
    if (isDown && slope === (after - now) / (at[i + 1] - at[i])) continue;
    path += (isDown ? 'L' : 'M') + short(x(at[i])) + ' ' + short(y(now));
    // A value of a single frame is a dot.
    if (!isDown && Number.isNaN(after)) path += 'h0';
    isDown = true;
  }
  return path;
}

/**
 * The area between two values over time, as a closed path.
 * @param {number} frames
 * @param {(frame: number) => number} least
 * @param {(frame: number) => number} most
 * @param {(frame: number) => number} x
 * @param {(value: number) => number} y  holds values within the plot
 */
export function areaPath(frames, least, most, x, y) {
  const up = curvePath(frames, least, x, y);
  const down = curvePath(frames, most, x, y);
  // Ranges with gaps have no single outline.
  if (!up || !down || up.lastIndexOf('M') > 0 || down.lastIndexOf('M') > 0) return '';
  const back = down.slice(1).split('L').reverse();
  return up + 'L' + back.join('L') + 'Z';
}

/**
 * Positions for labels of one height, from top to bottom, each as near to its ideal position as the others allow.
 * @param {number[]} wishes  middles
 * @param {number} height
 * @param {number} room  the height of the range, from 0
 * @returns {number[]} middles, in the order of the wishes
 */
export function spread(wishes, height, room) {
  const order = wishes.map((_, index) => index).sort((a, b) => wishes[a] - wishes[b] || a - b);
  /** @type {number[]} */
  const positions = Array.from({ length: wishes.length }, () => 0);
  let least = height / 2;
  for (const index of order) {
    positions[index] = Math.max(least, wishes[index]);
    least = positions[index] + height;
  }
  let most = room - height / 2;
  for (const index of [...order].reverse()) {
    positions[index] = Math.min(most, positions[index]);
    most = positions[index] - height;
  }
  return positions;
}
