// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** How long a view must stay before it is written to the address, in milliseconds. */
const REST = 150;

/** Keeps the fragment of the address consistent with the view. */
export class Address {
  #hash;
  #follow;
  #timer = 0;
  /** The fragment that the page wrote or took over last. */
  #address = location.hash;

  /**
   * @param {() => string} hash  of what is shown
   * @param {() => void} follow  applies the fragment
   */
  constructor(hash, follow) {
    this.#hash = hash;
    this.#follow = follow;
    addEventListener('hashchange', () => this.#read());
    addEventListener('popstate', ({ state }) => {
      if (typeof state?.top !== 'number') return;
      this.#read();
      // The browser also scrolls, but to a position from before the page changed its content.
      scrollTo(0, state.top);
      requestAnimationFrame(() => scrollTo(0, state.top));
    });
  }

  /** To be called after a change by hand. */
  settle() {
    clearTimeout(this.#timer);
    // Browsers limit how often the address may change; a drag over the scrubber changes it a lot.
    this.#timer = setTimeout(() => this.#write(), REST);
  }

  /**
   * Scrolls to another part of the page, with a history entry so that the Back button returns here.
   * @param {() => void} go
   */
  leap(go) {
    const [from, top] = [this.#hash(), scrollY];
    go();
    if (scrollY === top || location.hash !== this.#address) return;
    clearTimeout(this.#timer);
    history.replaceState({ top }, '', from);
    history.pushState(null, '', this.#hash());
    this.#address = location.hash;
  }

  #write() {
    // A link has been followed, and the browser is about to report it.
    if (location.hash !== this.#address) return;
    history.replaceState(null, '', this.#hash());
    this.#address = location.hash;
  }

  #read() {
    this.#address = location.hash;
    if (location.hash !== this.#hash()) this.#follow();
  }
}
