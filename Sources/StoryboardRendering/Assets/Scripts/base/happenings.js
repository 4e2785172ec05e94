// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID, frameAfter } from './model.js';

// The events of runs, and the frames at which one scrolling part hands over to another.

/** What counts as a move from one frame to the next, in grid units. */
export const MOVED = 0.02 * GRID;

/**
 * Times of the events of several runs in order, one for each instant.
 * @template {{events: [number, string][]}} R
 * @param {R[]} runs
 * @param {(run: R, seconds: number) => number} [timeOf]  the playhead's time for a time of a run
 * @returns {{time: number, kinds: string[]}[]} seconds
 */
export function eventStops(runs, timeOf = (_, seconds) => seconds) {
  /** @type {Map<number, Set<string>>} */
  const stops = new Map();
  for (const run of runs) {
    for (const [milliseconds, kind] of run.events) {
      const time = timeOf(run, milliseconds / 1000);
      const kinds = stops.get(time) ?? new Set();
      stops.set(time, kinds.add(kind));
    }
  }
  return [...stops].sort(([a], [b]) => a - b).map(([time, kinds]) => ({ time, kinds: [...kinds] }));
}

/**
 * The stop before or after a frame; null at the ends.
 * @param {{time: number, kinds: string[]}[]} stops  in order of time
 * @param {number} frame
 * @param {1 | -1} direction
 * @param {number} rate
 */
export function neighbour(stops, frame, direction, rate) {
  const beyond = direction > 0
    ? stops.filter(({ time }) => frameAfter(time, rate) > frame)[0]
    : stops.filter(({ time }) => frameAfter(time, rate) < frame).pop();
  return beyond ?? null;
}

/**
 * The frames of a run in which a sheet or a list hands over to another.
 * @param {import('./model.js').Run} run
 * @param {import('./model.js').ValueData[]} values
 * @param {import('./model.js').Model['read']} read
 */
export function handoversOf(run, values, read) {
  return handovers(run.frames, values.flatMap(({ key }, index) => (/\.contentOffset\.y$|^sheet\.top$/.test(key)
    ? [(/** @type {number} */ at) => read(run.values[index], at)] : [])));
}

/**
 * The frames at which one part stops and another continues.
 * @param {number} frames
 * @param {((frame: number) => number)[]} movers
 */
export function handovers(frames, movers) {
  /** @type {number[]} */
  const found = [];
  // Whether each part moves in each frame, computed once.
  const moving = movers.map((mover) => {
    const moves = new Uint8Array(frames);
    for (let frame = 1, before = mover(0); frame < frames; frame += 1) {
      const now = mover(frame);
      if (Math.abs(now - before) > MOVED) moves[frame] = 1;
      before = now;
    }
    return moves;
  });
  for (let frame = 3; frame + 3 < frames; frame += 1) {
    const stops = moving.some((moves) => moves[frame - 2] && moves[frame - 1] && !moves[frame + 2] && !moves[frame + 3]);
    const starts = stops
      && moving.some((moves) => !moves[frame - 2] && !moves[frame - 1] && moves[frame + 2] && moves[frame + 3]);
    if (!starts) continue;
    found.push(frame);
    frame += 6;
  }
  return found;
}
