// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing, put } from '../base/dom.js';
import { GRID } from '../base/model.js';

// What of looks follows formulas: how far elements are turned and blurred, the radius of their corners, how far their
// shadows reach, and how far their backgrounds have turned into another colour.

/** How a shadow is drawn, as parts of its reach: ElementLook+Shadow.swift has the numbers. */
const [SPREADS, DROP, DARKNESS] = [[1, 0.7, 0.45, 0.2], 0.3, 0.04];

/**
 * The groups and shapes of a figure that follow formulas.
 * @typedef {{turn: Element | null, blur: Element | null, corner: Element | null, fills: Element[]}} Handles
 *
 * A shadow, and what lies on it.
 * @typedef {{group: Element, body: Element}} Shadow
 *
 * Where the values of an element are in a frame: the angle, the blur, the radius, the reach, the share of another
 * colour; -1 for one that stays.
 * @typedef {[number, number, number, number, number]} Places
 */

/**
 * The attributes of lengths of rectangles, by the properties of channels.
 * @type {Record<string, string>}
 */
const LENGTHS = { c: 'rx', w: 'width', h: 'height', l: 'stroke-width' };

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
 * The background of a copied figure, if it has one, and the colour that it turns into.
 * @param {Element} copy
 */
function fillsOf(copy) {
  // Rectangles of shadows have outlines.
  const fill = 'rect[opacity]:not([stroke])';
  const first = copy.querySelector(fill);
  if (!first) return [];
  const next = first.nextElementSibling;
  return next?.matches(fill) ? [first, next] : [first];
}

/**
 * @param {Element} copy  of a drawn element, without ids
 * @returns {Handles}
 */
export const handlesOf = (copy) => ({
  turn: copy.querySelector('g[transform^="rotate"]'),
  blur: renamed(copy, 'filter', 'filter'),
  corner: renamed(copy, 'clipPath', 'clip-path'),
  fills: fillsOf(copy),
});

/**
 * @param {Handles} handles
 * @param {number[]} values  in the order of places; NaN for one that stays
 */
export function drive({ turn, blur, corner, fills }, [angle, deviation, radius, , share]) {
  if (angle === angle) turn?.setAttribute('transform', 'rotate(' + angle + ')');
  if (deviation === deviation) blur?.setAttribute('stdDeviation', String(Math.max(0, deviation)));
  if (radius === radius) corner?.setAttribute('rx', String(Math.max(0, radius)));
  const [ground, cover] = fills.length > 1 ? fills : [undefined, fills[0]];
  if (share !== share || !cover) return;
  cover.setAttribute('opacity', String(Math.min(1, Math.max(0, share))));
  // At edges between pixels a background would show through what covers it.
  ground?.setAttribute('opacity', share >= 1 && !cover.hasAttribute('fill-opacity') ? '0' : '1');
}

/**
 * The shadow of a copied figure: that of the recording, or a new one where that is drawn apart from it.
 * @param {Element} copy
 * @param {Element | null} content  of the copy
 * @returns {Shadow}
 */
export function shadowOf(copy, content) {
  const known = copy.querySelector('rect[stroke-linejoin][stroke="#000"]')?.parentElement;
  const group = known ?? drawing('g', {}, SPREADS.map(() =>
    drawing('rect', { stroke: '#000', 'stroke-linejoin': 'round', opacity: String(DARKNESS) })));
  // What is scaled has its content in one more group.
  if (!known) (content?.querySelector(':scope > g[transform^="translate"]') ?? content ?? copy).prepend(group);
  const body = drawing('g');
  while (group.nextSibling) body.append(group.nextSibling);
  group.after(body);
  return { group, body };
}

/**
 * Draws a shadow.
 * @param {Element} group
 * @param {{x: number, y: number, width: number, height: number}} box
 * @param {number} radius
 * @param {number} reach
 */
export function shade(group, { x, y, width, height }, radius, reach) {
  const far = Math.max(0, reach);
  put(group, { transform: 'translate(0 ' + far * DROP + ')', opacity: String(Math.min(1, far)) });
  [...group.children].forEach((part, index) => put(part, {
    x: String(x), y: String(y), width: String(Math.max(0, width)), height: String(Math.max(0, height)),
    rx: String(Math.max(0, Math.min(radius, width / 2, height / 2))), 'stroke-width': String(2 * SPREADS[index] * far),
  }));
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
  const length = LENGTHS[property];
  if (length) group.setAttribute(length, String(value / GRID));
}
