// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * The action of a key.
 * @typedef {{do: 'toggle' | 'home' | 'end' | 'help' | 'slower' | 'faster' | 'swap'
 *   | 'sync' | 'previousEvent' | 'nextEvent' | 'previousFinding' | 'nextFinding' | 'live'
 *   | 'share' | 'loop' | 'fit' | 'points' | 'search' | 'devices' | 'loopFrom' | 'loopTo' | 'measure'}
 *   | {do: 'step', frames: number} | {do: 'variant' | 'device', index: number}
 *   | {do: 'overlay', name: string}} Action
 *
 * The parts of a keyboard event that decide.
 * @typedef {{key: string, code: string, shiftKey: boolean, ctrlKey: boolean, altKey: boolean,
 *   metaKey: boolean}} Press
 *
 * The focused element. A `field` uses letters and arrows itself, a `control` (button, link) only the space bar. An
 * `option` of a group uses the arrows, and the space bar until it is `chosen`.
 * @typedef {'page' | 'control' | 'field' | 'option' | 'chosen'} TargetKind
 */

/** Keys that are one printable character; the off switch takes all of them away. */
const CHARACTER_ACTIONS = /** @type {Record<string, Action>} */ ({
  k: { do: 'toggle' },
  ',': { do: 'step', frames: -1 },
  '.': { do: 'step', frames: 1 },
  '[': { do: 'previousEvent' },
  ']': { do: 'nextEvent' },
  f: { do: 'nextFinding' },
  F: { do: 'previousFinding' },
  '-': { do: 'slower' },
  '+': { do: 'faster' },
  '=': { do: 'faster' },
  x: { do: 'swap' },
  y: { do: 'sync' },
  s: { do: 'overlay', name: 'safe' },
  i: { do: 'overlay', name: 'insets' },
  r: { do: 'overlay', name: 'redlines' },
  t: { do: 'overlay', name: 'trail' },
  g: { do: 'overlay', name: 'ghost' },
  m: { do: 'overlay', name: 'findings' },
  o: { do: 'loop' },
  '{': { do: 'loopFrom' },
  '}': { do: 'loopTo' },
  c: { do: 'share' },
  '/': { do: 'search' },
  d: { do: 'devices' },
  e: { do: 'measure' },
  l: { do: 'live' },
  '?': { do: 'help' },
});

/**
 * The action of a key press, or null to leave it to the browser.
 * @param {Press} press
 * @param {TargetKind} target
 * @param {boolean} singleKeys  whether keys of one character are on
 * @returns {Action | null}
 */
export function actionFor(press, target, singleKeys) {
  if (press.ctrlKey || press.altKey || press.metaKey || target === 'field') return null;
  const isOption = target === 'option' || target === 'chosen';
  if (isOption && press.key.startsWith('Arrow')) return null;
  switch (press.key) {
    case 'ArrowLeft': return { do: 'step', frames: press.shiftKey ? -10 : -1 };
    case 'ArrowRight': return { do: 'step', frames: press.shiftKey ? 10 : 1 };
    case 'Home': return { do: 'home' };
    case 'End': return { do: 'end' };
  }
  if (!singleKeys) return null;
  if (press.key === ' ') return target === 'control' || target === 'option' || press.shiftKey ? null : { do: 'toggle' };
  // With shift, `key` is another character on every keyboard layout; `code` still contains the digit.
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(press.code);
  if (digit?.[1] === '0') return { do: press.shiftKey ? 'points' : 'fit' };
  if (digit) return { do: press.shiftKey ? 'device' : 'variant', index: Number(digit[1]) - 1 };
  return Object.hasOwn(CHARACTER_ACTIONS, press.key) ? CHARACTER_ACTIONS[press.key] : null;
}

/**
 * Where a press lands, from the element that has the focus.
 * @param {{tagName: string, id?: string, type?: string, checked?: boolean,
 *   isContentEditable?: boolean}} element
 * @returns {TargetKind}
 */
export function targetKind(element) {
  const tag = element.tagName.toUpperCase();
  if (tag === 'INPUT') {
    // The scrubber steps frames by the same keys, a box has the space bar only; all else types.
    if (element.type === 'range') return element.id === 'scrubber' ? 'page' : 'field';
    if (element.type === 'radio') return element.checked ? 'chosen' : 'option';
    return element.type === 'checkbox' ? 'control' : 'field';
  }
  if (tag === 'SELECT' || tag === 'TEXTAREA' || element.isContentEditable) return 'field';
  return tag === 'BUTTON' || tag === 'A' || tag === 'SUMMARY' ? 'control' : 'page';
}
