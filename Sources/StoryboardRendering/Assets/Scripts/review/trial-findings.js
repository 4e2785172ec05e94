// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../base/dom.js';
import { SEVERITIES, SIGNS } from './severity.js';
import { formatTime } from '../base/format.js';

/**
 * The findings of live runs: each sentence once, with its devices.
 * @param {{name: string, run: import('../base/model.js').Run, device: number}[]} rows
 * @returns {{label: string, sentence: string, rule: string, severity: number, occurrences: {name: string, device: number, seconds: number}[]}[]}
 */
export function sentencesOf(rows) {
  /** @type {Map<string, {label: string, sentence: string, rule: string, severity: number, occurrences: {name: string, device: number, seconds: number}[]}>} */
  const known = new Map();
  for (const { name, run, device } of rows) {
    for (const { label, sentence, rule, severity, worst } of run.trial?.findings ?? []) {
      const item = known.get(rule + sentence) ?? { label, sentence, rule, severity, occurrences: [] };
      known.set(rule + sentence, item);
      item.occurrences.push({ name, device, seconds: worst / run.rate });
    }
  }
  return [...known.values()];
}

/**
 * The list of a variant, like those that the page has of the recording.
 * @param {string} title
 * @param {string} count  as text
 * @param {string} side
 * @param {ReturnType<typeof sentencesOf>} items
 * @param {(device: number, seconds: number) => void} goTo
 */
export function findingList(title, count, side, items, goTo) {
  const head = element('p', { class: 'count' }, [element('b', {}, [title]), ' ', element('span', {}, [count])]);
  const list = element('ol', {}, items.map(({ label, sentence, rule, severity, occurrences }) => element('li', {}, [
    element('div', {}, occurrences.map(({ name, device, seconds }) => {
      const button = element('button', { type: 'button' }, [
        element('b', {}, [name]), ' ', element('span', {}, [formatTime(seconds) + ' s']),
      ]);
      button.addEventListener('click', () => goTo(device, seconds));
      return button;
    })),
    element('b', { class: 'what' }, [label]),
    element('p', {}, [sentence]),
    element('code', {}, [element('span', { class: SEVERITIES[severity], 'aria-hidden': 'true' }, [SIGNS[severity]]),
      ' ' + SEVERITIES[severity] + ' ' + rule]),
  ])));
  return element('div', { 'data-side': side }, items.length > 0 ? [head, list] : [head]);
}
