// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, copyText } from './page-dom.js';

/** How long the button says what has come of it, in milliseconds. */
const ANSWER = 2000;

/**
 * The button that copies a link to what is shown.
 * @param {() => string} hash  of what is shown
 * @param {(text: string) => void} say
 * @returns {() => void} what the button does
 */
export function createShare(hash, say) {
  const word = byId('copy-link-word');
  const face = [...word.childNodes];
  let timer = 0;
  const answer = (/** @type {string} */ text) => {
    word.textContent = text;
    say(text);
    clearTimeout(timer);
    timer = setTimeout(() => { word.replaceChildren(...face); }, ANSWER);
  };
  const share = () => {
    // The browser may take its time, or ask.
    word.textContent = 'Copying…';
    // The address bar has the same link.
    void copyText(new URL(hash(), location.href).href)
      .then((isCopied) => answer(isCopied ? 'Link copied' : 'In the address bar'));
  };
  byId('copy-link').addEventListener('click', share);
  return share;
}
