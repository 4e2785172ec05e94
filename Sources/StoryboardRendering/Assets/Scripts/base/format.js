// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from './model.js';

/** What drives the content, by the letter in a run's phases. */
export const PHASES = /** @type {Record<string, string>} */ ({
  i: 'at rest',
  t: 'dragging',
  d: 'decelerating',
  b: 'bouncing',
  a: 'animating',
});

/** Names of events, by kind. */
export const EVENTS = /** @type {Record<string, string>} */ ({
  touchDown: 'finger down',
  touchUp: 'finger up',
  touchCancel: 'touch cancelled',
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
  const rounded = Math.abs(roundUnits(units, digits));
  const text = String(rounded).padStart(digits + 1, '0');
  const sign = units < 0 && rounded > 0 ? '−' : '';
  if (digits === 0) return sign + text;
  return sign + text.slice(0, -digits) + '.' + text.slice(-digits);
}

/**
 * Grid units in steps of the last visible digit. Halves round away from zero, in integers: binary fractions would round
 * 0.05 in either direction.
 * @param {number} units
 * @param {number} digits
 */
function roundUnits(units, digits) {
  const unit = stepOf(digits);
  const rounded = Math.floor((Math.abs(units) + unit / 2) / unit);
  return units < 0 ? -rounded : rounded;
}

/** @param {number} digits */
const stepOf = (digits) => (digits === 0 ? GRID : digits === 1 ? GRID / 10 : 1);

/**
 * The difference between a value and another one, with its sign; an equals sign if both look equal, an en dash if
 * either is missing. It is the difference of the displayed numbers, so that a reader's sum agrees.
 * @param {number} units
 * @param {number} reference
 * @param {number} digits
 */
export function formatDifference(units, reference, digits) {
  if (!Number.isFinite(units) || !Number.isFinite(reference)) return '–';
  const steps = roundUnits(units, digits) - roundUnits(reference, digits);
  if (steps === 0) return '=';
  return (steps > 0 ? '+' : '') + formatValue(steps * stepOf(digits), digits);
}

/**
 * A time in seconds with three decimals.
 * @param {number} seconds
 */
export function formatTime(seconds) {
  return (Math.round(seconds * 1000) / 1000).toFixed(3);
}
