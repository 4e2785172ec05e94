// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element, inputById } from '../base/dom.js';
import { formatTime } from '../base/format.js';

/**
 * Something to find: its kind, its name, and how it is shown.
 * @typedef {{kind: string, text: string, go: () => void}} Entry
 */

/** Results at most. */
const MOST = 9;

/**
 * The entries that have every word of a query.
 * @param {Entry[]} entries
 * @param {string} query
 */
export function matching(entries, query) {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word);
  if (words.length === 0) return [];
  return entries.filter(({ kind, text }) => {
    const all = (kind + ' ' + text).toLowerCase();
    return words.every((word) => all.includes(word));
  }).slice(0, MOST);
}

/** The search over variants, devices, findings and key frames. */
export class Search {
  #field = inputById('search');
  #list = byId('search-list');
  #entriesOf;
  /** @type {Entry[]} */
  #found = [];
  #chosen = 0;

  /** @param {() => Entry[]} entriesOf */
  constructor(entriesOf) {
    this.#entriesOf = entriesOf;
    const field = this.#field;
    field.addEventListener('input', () => this.#search());
    field.addEventListener('focus', () => this.#search());
    field.addEventListener('blur', () => this.#show([]));
    field.addEventListener('keydown', (event) => this.#press(event));
    // The field keeps the focus until something is chosen.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
    this.#list.addEventListener('click', ({ target }) => {
      const index = target instanceof Element ? [...this.#list.children].findIndex((item) => item.contains(target)) : -1;
      if (index >= 0) this.#go(index);
    });
  }

  open() {
    this.#field.focus();
    this.#field.select();
  }

  #search() { this.#show(matching(this.#entriesOf(), this.#field.value)); }

  /** @param {Entry[]} found */
  #show(found) {
    this.#found = found;
    this.#list.replaceChildren(...found.map(({ kind, text }, index) => (
      element('li', { role: 'option', id: 'found-' + index }, [element('span', {}, [kind]), ' ', text]))));
    const isEmpty = found.length === 0 && this.#field.value.trim() !== '' && document.activeElement === this.#field;
    if (isEmpty) this.#list.append(element('li', { role: 'option', 'aria-disabled': 'true' }, ['Nothing found']));
    this.#list.hidden = found.length === 0 && !isEmpty;
    this.#field.setAttribute('aria-expanded', String(!this.#list.hidden));
    this.#choose(0);
  }

  /** @param {number} index */
  #choose(index) {
    const count = this.#found.length;
    this.#chosen = count > 0 ? (index + count) % count : 0;
    if (count > 0) this.#field.setAttribute('aria-activedescendant', 'found-' + this.#chosen);
    else this.#field.removeAttribute('aria-activedescendant');
    [...this.#list.children].forEach((item, at) => item.setAttribute('aria-selected', String(count > 0 && at === this.#chosen)));
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') this.#choose(this.#chosen + (key === 'ArrowDown' ? 1 : -1));
    else if (key === 'Enter') this.#go(this.#chosen);
    else if (key === 'Escape') this.#field.blur();
    else return;
    event.preventDefault();
  }

  /** @param {number} index */
  #go(index) {
    const entry = this.#found[index];
    if (!entry) return;
    this.#field.value = '';
    this.#field.blur();
    entry.go();
  }
}

/**
 * What there is to find on a page.
 * @param {import('./store.js').Store} store
 * @param {{variant(index: number): void, device(index: number): void,
 *   finding(variant: number, device: number, seconds: number): void,
 *   moment(row: import('../base/model.js').Row, frame: number): void}} show
 * @param {{row: import('../base/model.js').Row, frame: number, text: string}[]} moments
 * @returns {Entry[]}
 */
export function entriesOf({ model }, show, moments) {
  const { devices, runs, variants } = model.data;
  return [
    ...variants.map(({ title }, index) => ({ kind: 'variant', text: title, go: () => show.variant(index) })),
    ...devices.map(({ name }, index) => ({ kind: 'device', text: name, go: () => show.device(index) })),
    ...variants.flatMap(({ title }, variant) => devices.flatMap(({ name, rate }, device) => (
      (runs[variant][device].findings ?? []).map(([label, worst]) => (
        { kind: 'finding', text: [label, title, name].join(' · '), go: () => show.finding(variant, device, worst / rate) }))))),
    ...moments.map(({ row, frame, text }) => ({
      kind: 'key frame', text: [text, row.side, row.name, formatTime(frame / row.run.rate) + ' s'].filter((part) => part).join(' · '), go: () => show.moment(row, frame),
    })),
  ];
}
