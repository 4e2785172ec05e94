// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from '../base/model.js';

// What of looks follows formulas: how far elements are turned and blurred, and the radius of their corners.

/**
 * The groups and shapes of a figure that follow formulas.
 * @typedef {{turn: Element | null, blur: Element | null, corner: Element | null}} Handles
 *
 * Where the values of an element are in a frame: the angle, the blur, the radius; -1 for one that stays.
 * @typedef {[number, number, number]} Places
 */

let count = 0;

/**
 * Gives what a part of a copied figure refers to a name of its own, and returns it.
 * @param {Element} copy
 * @param {string} name  of the element
 * @param {string} attribute  of the group around it
 */
function renamed(copy, name, attribute) {
  const part = copy.querySelector(name);
  if (!part) return null;
  count += 1;
  part.id = 'driven-' + count;
  part.parentElement?.setAttribute(attribute, 'url(#' + part.id + ')');
  return part.firstElementChild;
}

/**
 * @param {Element} copy  of a drawn element, without ids
 * @returns {Handles}
 */
export const handlesOf = (copy) => ({
  turn: copy.querySelector('g[transform^="rotate"]'),
  blur: renamed(copy, 'filter', 'filter'),
  corner: renamed(copy, 'clipPath', 'clip-path'),
});

/**
 * @param {Handles} handles
 * @param {number[]} values  the angle, the blur, the radius; NaN for one that stays
 */
export function drive({ turn, blur, corner }, [angle, deviation, radius]) {
  if (angle === angle) turn?.setAttribute('transform', 'rotate(' + angle + ')');
  if (deviation === deviation) blur?.setAttribute('stdDeviation', String(Math.max(0, deviation)));
  if (radius === radius) corner?.setAttribute('rx', String(Math.max(0, radius)));
}

/**
 * Applies a value of a channel of a recorded run.
 * @param {Element} group
 * @param {string} property
 * @param {number} value  in grid units
 */
export function poseLook(group, property, value) {
  if (property === 'k') group.setAttribute('transform', 'scale(1 ' + value / GRID / 1000 + ')');
  if (property === 'r') group.setAttribute('transform', 'rotate(' + value / GRID / 100 + ')');
  if (property === 'b') group.querySelector('feGaussianBlur')?.setAttribute('stdDeviation', String(value / GRID));
  if (property === 'c') group.setAttribute('rx', String(value / GRID));
}
