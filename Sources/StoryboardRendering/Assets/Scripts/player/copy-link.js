// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, copyText, announce } from '../base/dom.js';

/** How long the button shows the result, in milliseconds. */
const ANSWER = 2000;

/** The button that copies a link to what is shown. */
export class CopyLink {
  #hash;
  #settled;
  #label = byId('copy-link-word');
  #face = [...this.#label.childNodes];
  #timer = 0;

  /**
   * @param {() => string} hash  of what is shown
   * @param {() => void} settled  writes it to the address
   */
  constructor(hash, settled) {
    this.#hash = hash;
    this.#settled = settled;
    byId('copy-link').addEventListener('click', () => this.copy());
  }

  copy() {
    // The browser may take a while, or ask the reader.
    this.#label.textContent = 'Copying…';
    this.#settled();
    // The address bar has the same link.
    void copyText(new URL(this.#hash(), location.href).href)
      .then((isCopied) => this.#answer(isCopied ? 'Link copied' : 'In the address bar'));
  }

  /** @param {string} text */
  #answer(text) {
    this.#label.textContent = text;
    announce(text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => { this.#label.replaceChildren(...this.#face); }, ANSWER);
  }
}
