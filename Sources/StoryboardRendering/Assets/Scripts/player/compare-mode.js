// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, inputById } from '../base/dom.js';

/** How two variants are compared, as in links. */
export const MODES = ['side', 'onion', 'swipe', 'blink'];

/**
 * How two variants are compared: side by side, or one above the other on the same device, where a slider sets how much of
 * the second one shows. One playhead moves both.
 */
export class CompareMode {
  #store;
  #stage = byId('stage');
  #list = /** @type {HTMLSelectElement | null} */ (document.getElementById('compare-mode'));
  #mode = MODES[0];

  /** @param {import('./store.js').Store} store */
  constructor(store) {
    this.#store = store;
    const list = this.#list;
    if (!list) return;
    list.addEventListener('change', () => {
      this.#mode = list.value;
      store.follow();
    });
    const mix = inputById('compare-mix');
    mix.addEventListener('input', () => { this.#stage.style.setProperty('--mix', mix.value); });
  }

  prepare() {
    const list = this.#list;
    if (!list) return;
    const isComparing = this.#store.compare !== null;
    list.value = this.#mode;
    list.disabled = !isComparing;
    inputById('compare-mix').disabled = !isComparing || !['onion', 'swipe'].includes(this.#mode);
    this.#stage.dataset.mode = isComparing ? this.#mode : '';
  }

  /** @returns {import('./view-link.js').View} */
  link() { return { mode: this.#mode === MODES[0] ? undefined : this.#mode }; }

  /** @param {import('./view-link.js').View} view */
  read({ mode }) { this.#mode = mode !== undefined && MODES.includes(mode) ? mode : MODES[0]; }
}
