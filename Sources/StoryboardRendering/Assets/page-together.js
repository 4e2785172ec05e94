// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from './page-dom.js';
import { SYNCS, createSync } from './page-sync.js';

/** @typedef {import('./page-model.js').Run} Run */

/**
 * The choice of how devices are kept together, and what follows from it.
 * @param {import('./page-model.js').Model} model
 * @param {() => Run} leader  the run whose time the playhead has
 * @param {(way: string) => void} changed
 */
export function createTogether(model, leader, changed) {
  const sync = createSync(model);
  const choice = /** @type {HTMLSelectElement} */ (byId('sync'));
  let way = SYNCS[0];

  /** @param {string | undefined} word  of a link, which may be anything */
  const choose = (word) => {
    way = SYNCS.find((one) => one === word) ?? SYNCS[0];
    choice.value = way;
  };
  choice.addEventListener('change', () => {
    choose(choice.value);
    changed(way);
  });

  return {
    choose,
    /** For links, which leave out the usual way. */
    get word() { return way === SYNCS[0] ? undefined : way; },
    /** The way after the present one. */
    next() {
      choose(SYNCS[(SYNCS.indexOf(way) + 1) % SYNCS.length]);
      changed(way);
    },
    /**
     * The frame that a run shows at a time of the playhead.
     * @param {Run} run
     * @param {number} seconds
     */
    frameOf: (run, seconds) => sync.frameOf(way, run, leader(), seconds),
    /**
     * Where the playhead stands when a run shows what it has at a time of its own.
     * @param {Run} run
     * @param {number} seconds
     */
    timeOf: (run, seconds) => sync.timeOf(way, run, leader(), seconds),
  };
}
