// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from './page-model.js';

/** What drives the content, by the letter in a run's phases. */
export const PHASES = /** @type {Record<string, string>} */ ({
  i: 'at rest',
  t: 'dragging',
  d: 'decelerating',
  b: 'bouncing',
  a: 'animating',
});

/** What happened, by the word in a run's events. */
export const EVENTS = /** @type {Record<string, string>} */ ({
  touchDown: 'finger down',
  touchUp: 'finger up',
  catch: 'caught',
  edgeHit: 'edge hit',
  settled: 'settled',
  rotated: 'rotated',
  waitTimedOut: 'wait timed out',
  crashed: 'crashed',
});

/**
 * A number of grid units with a fixed count of decimals and a true minus sign; an en dash for no value.
 * StoryboardTable.swift writes the same text.
 * @param {number} units
 * @param {number} digits  0, 1 or 2
 */
export function formatValue(units, digits) {
  if (!Number.isFinite(units)) return '–';
  // Halves round away from zero, in integers: binary fractions would round 0.05 either way.
  const unit = digits === 0 ? GRID : digits === 1 ? GRID / 10 : 1;
  const rounded = Math.floor((Math.abs(units) + unit / 2) / unit);
  const text = String(rounded).padStart(digits + 1, '0');
  const sign = units < 0 && rounded > 0 ? '−' : '';
  if (digits === 0) return sign + text;
  return sign + text.slice(0, -digits) + '.' + text.slice(-digits);
}

/**
 * A time in seconds with three decimals.
 * @param {number} seconds
 */
export function formatTime(seconds) {
  return (Math.round(seconds * 1000) / 1000).toFixed(3);
}
