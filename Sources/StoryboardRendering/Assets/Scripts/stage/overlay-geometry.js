// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from '../base/model.js';

// The geometry of overlays in a frame, in points of the screen.

/** The visible part of the finger's path, in seconds. */
const TRAIL = 0.4;

/**
 * The finger's path up to a frame: a point for each recent frame in which it was down without interruption, as a path
 * of dots; empty while it is up.
 * @param {import('../base/model.js').Run} run
 * @param {import('../base/model.js').Model['read']} read
 * @param {number} frame
 */
export function trailPath(run, read, frame) {
  let path = '';
  const first = Math.max(0, frame - Math.round(TRAIL * run.rate));
  for (let at = frame; at >= first; at -= 1) {
    const x = read(run.finger[0], at) / GRID;
    const y = read(run.finger[1], at) / GRID;
    if (Number.isNaN(x) || Number.isNaN(y)) break;
    path += 'M' + x + ' ' + y + 'h0';
  }
  return path;
}

/**
 * The adjusted insets in a frame as boxes on the screen, in points, the one before the content first, with
 * their extents; null without a scroll view. A box ends with the scroll view, and with the screen.
 * @param {import('../base/model.js').Run} run
 * @param {import('../base/model.js').Model['read']} read
 * @param {number} frame
 * @param {{width: number, height: number}} screen
 */
export function insetBoxes(run, read, frame, screen) {
  if (!run.insets) return null;
  const [axis, ...references] = run.insets;
  const [start, leading, trailing, end] = references.map((reference) => read(reference, frame));
  if (Number.isNaN(start + leading + trailing + end)) return null;
  const limit = (axis === 'y' ? screen.height : screen.width) * GRID;
  const held = (/** @type {number} */ position) => Math.max(0, Math.min(position, end, limit)) / GRID;
  return [[start, start + leading, leading], [end - trailing, end, trailing]].map(([from, to, units]) => {
    const [near, far] = [held(from), held(to)];
    const box = axis === 'y' ? { x: 0, y: near, width: screen.width, height: far - near }
      : { x: near, y: 0, width: far - near, height: screen.height };
    return { ...box, units, axis };
  });
}
