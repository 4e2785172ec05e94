// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, announce } from '../base/dom.js';
import { SYNCS } from './sync.js';

/** The choice of how devices are kept together. */
export class SyncControl {
  #store;
  #choice = /** @type {HTMLSelectElement} */ (byId('sync'));

  /** @param {import('./store.js').Store} store */
  constructor(store) {
    this.#store = store;
    this.#choice.addEventListener('change', () => this.#change(this.#choice.value));
  }

  /** @param {import('./view-link.js').View} view */
  read({ sync }) { this.#choose(sync); }

  link() {
    const { isInStep, sync } = this.#store;
    return { sync: isInStep ? undefined : sync };
  }

  /** Selects the next mode. */
  next() { this.#change(SYNCS[(SYNCS.indexOf(this.#store.sync) + 1) % SYNCS.length]); }

  /** @param {string} mode */
  #change(mode) {
    this.#choose(mode);
    this.#store.follow();
    announce('synced by ' + this.#store.sync);
  }

  /** @param {string | undefined} mode  of a link, which may be anything */
  #choose(mode) {
    this.#choice.value = this.#store.sync = SYNCS.find((one) => one === mode) ?? SYNCS[0];
  }
}
