// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// The position of a finger on one screen, expressed so that it hits the same target on all the others.

/**
 * The current state of a screen.
 * @typedef {{elements: import('./core.js').Element[], width: number, height: number}} Shown
 */

/** What no finger takes hold of. */
const UNTOUCHABLE = new Set(['statusBar', 'dimming', 'shade', 'backdrop']);

/**
 * The topmost element at a point.
 * @param {Shown} shown
 * @param {number} x  points
 * @param {number} y
 * @param {string[]} kinds
 */
export function hit({ elements }, x, y, kinds) {
  for (let index = elements.length - 1; index >= 0; index -= 1) {
    const one = elements[index];
    const isInside = x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height;
    if (isInside && !UNTOUCHABLE.has(kinds[one.kind])) return one;
  }
  return null;
}

/**
 * An element as scenario files name it; null where a name would be another's.
 * @param {{kind: number, section: number, item: number}} element
 * @param {string[]} kinds
 * @returns {import('./steps.js').ElementName | null}
 */
export function nameOf({ kind, section, item }, kinds) {
  if (section >= 0 && item < 0) return null;
  const indices = [section, item].filter((index) => index >= 0).map((index) => '[' + index + ']');
  return { kind, section, item, name: kinds[kind] + indices.join('') };
}

/**
 * The position of a point in a script: fractions of the screen if they hit the same kind of element on all screens, or
 * else relative to the element, if all screens show it.
 * @param {Shown} shown  the screen that is touched
 * @param {number} x  points
 * @param {number} y
 * @param {Shown[]} others
 * @param {string[]} kinds
 * @returns {import('./steps.js').Position}
 */
export function positionOn(shown, x, y, others, kinds) {
  const share = { x: x / shown.width, y: y / shown.height };
  const touched = hit(shown, x, y, kinds);
  const isAlike = others.every((other) =>
    hit(other, share.x * other.width, share.y * other.height, kinds)?.kind === touched?.kind);
  if (isAlike || !touched) return share;
  return targetOn(touched, x, y, others, kinds) ?? share;
}

/**
 * The position of a point relative to an element; null if not all screens show the element there.
 * @param {import('./core.js').Element} touched
 * @param {number} x
 * @param {number} y
 * @param {Shown[]} others
 * @param {string[]} kinds
 * @returns {import('./steps.js').Position | null}
 */
export function targetOn(touched, x, y, others, kinds) {
  const target = nameOf(touched, kinds);
  const [across, down] = [(x - touched.x) / touched.width, (y - touched.y) / touched.height];
  // On a lower screen the same part of the element may lie below its edge.
  const isEverywhere = others.every(({ elements, height }) => elements.some((one) =>
    one.kind === touched.kind && one.section === touched.section && one.item === touched.item
    && one.y + one.height * down < height));
  if (!target || !isEverywhere || touched.width <= 0 || touched.height <= 0) return null;
  return { x: across - 0.5, y: down - 0.5, target };
}
