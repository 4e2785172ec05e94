// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** How long a view must stay before it is written, in milliseconds. */
const REST = 150;

/**
 * Keeps the fragment of the page's address and what is shown alike.
 * @param {() => string} hash  of what is shown
 * @param {() => void} follow  shows what the fragment says
 * @returns {() => void} to be called after a change by hand
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
  addEventListener('hashchange', () => {
    address = location.hash;
    if (location.hash !== hash()) follow();
  });
  return () => {
    clearTimeout(timer);
    // Browsers limit how often the address may change; a drag over the scrubber changes it a lot.
    timer = setTimeout(write, REST);
  };
}
