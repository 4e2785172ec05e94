// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { bytesOf } from './page-digits.js';
import { unpack } from './page-unpack.js';

// The one script that a page holds as it is: it brings the data, the style of what the script shows, and
// the other script into the light.

/**
 * The text of a packed block: gzip in digits.
 * @param {Element | null} block
 */
function unpacked(block) {
  return new TextDecoder().decode(unpack(bytesOf(block?.textContent ?? '')));
}

/**
 * Adds the element that a packed block holds the text of; the policy of the page knows the text by its digest, as
 * it would if it stood there.
 * @param {'style' | 'script'} name @param {Element} home
 */
function bring(name, home) {
  const element = document.createElement(name);
  element.textContent = unpacked(document.getElementById(name));
  home.append(element);
}

/** Starts the page. */
export function start() {
  const data = document.getElementById('data');
  if (data) data.textContent = unpacked(data);
  bring('style', document.head);
  document.documentElement.classList.add('ready');
  bring('script', document.body);
}
