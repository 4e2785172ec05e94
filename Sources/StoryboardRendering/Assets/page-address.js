// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** How long a view must stay before it is written, in milliseconds. */
const REST = 150;

/**
 * Keeps the fragment of the page's address and what is shown alike.
 * @param {() => string} hash  of what is shown
 * @param {() => void} follow  shows what the fragment says
 */
export function createAddress(hash, follow) {
  let timer = 0;
  /** The fragment that the page wrote or took over last. */
  let address = location.hash;
  const write = () => {
    // A link has been followed, and the browser is about to say so.
    if (location.hash !== address) return;
    history.replaceState(null, '', hash());
    address = location.hash;
  };
  const read = () => {
    address = location.hash;
    if (location.hash !== hash()) follow();
  };
  addEventListener('hashchange', read);
  addEventListener('popstate', ({ state }) => {
    if (typeof state?.top !== 'number') return;
    read();
    // The browser scrolls by itself, too, but to where that was before the page had other contents.
    scrollTo(0, state.top);
    requestAnimationFrame(() => scrollTo(0, state.top));
  });

  return {
    /** To be called after a change by hand. */
    settle() {
      clearTimeout(timer);
      // Browsers limit how often the address may change; a drag over the scrubber changes it a lot.
      timer = setTimeout(write, REST);
    },

    /**
     * Goes where another part of the page is in view, so that the browser's way back leads here again.
     * @param {() => void} go
     */
    leap(go) {
      const [from, top] = [hash(), scrollY];
      go();
      if (scrollY === top || location.hash !== address) return;
      clearTimeout(timer);
      history.replaceState({ top }, '', from);
      history.pushState(null, '', hash());
      address = location.hash;
    },
  };
}
