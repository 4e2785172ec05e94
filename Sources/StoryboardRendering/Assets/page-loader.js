// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { unpack } from './page-unpack.js';

// The one script that a page holds as it is: it brings the data and the other script into the light.

/**
 * The text of a packed block: gzip in base 64.
 * @param {Element | null} block
 */
function unpacked(block) {
  const bytes = Uint8Array.from(atob(block?.textContent ?? ''), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(unpack(bytes));
}

/** Starts the page. */
export function start() {
  const data = document.getElementById('data');
  if (data) data.textContent = unpacked(data);
  const script = document.createElement('script');
  // The policy of the page knows this text by its digest, as it would if it stood here.
  script.textContent = unpacked(document.getElementById('script'));
  document.body.append(script);
}
