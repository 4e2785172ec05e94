// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from '../base/dom.js';

/**
 * The number of a line in a place such as `Patterns/bar.pattern.jsonc:12:5`.
 * @param {string} place
 */
const lineIn = (place) => Number(/:(\d+):\d+/.exec(place)?.[1] ?? 0);

/**
 * The lines that the findings of a variant name.
 * @param {string} variant  its id
 */
function foundIn(variant) {
  const sentences = [...document.querySelectorAll('#findings-' + CSS.escape(variant) + ' li:not([hidden]) p, #trial-findings p')];
  return sentences.flatMap(({ textContent }) => lineIn(textContent ?? '') || []);
}

/**
 * Shows the pattern file or the rule in Swift, with the lines of the findings and those that the variant changes marked.
 * @param {import('./store.js').Store} store
 */
export function showCode({ model: { data }, sides }) {
  const { source = '', changes } = data.trial ?? {};
  const found = new Set(sides.flatMap((side) => foundIn(data.variants[side].id)));
  const changed = new Set(sides.flatMap((side) => changes?.[side] ?? []));
  const box = byId('code');
  if (!box.firstChild) {
    box.append(element('pre', { tabindex: '0' }, source.split('\n').map((line) => element('span', {}, [line + '\n']))));
  }
  const lines = [...(box.firstElementChild?.children ?? [])];
  lines.forEach((line, index) => {
    line.classList.toggle('found', found.has(index + 1));
    line.classList.toggle('changed', changed.has(index + 1));
  });
  const first = lines[Math.min(...(found.size > 0 ? found : changed)) - 1];
  if (first instanceof HTMLElement && box.firstElementChild) box.firstElementChild.scrollTop = first.offsetTop - 80;
}
