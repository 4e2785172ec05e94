// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { bytesOf } from './base/base91.js';
import { unpack } from './base/gzip.js';

// The one script that a page holds as it is: it brings the data, the style of what the script shows, and
// the other script into the light.

/**
 * The text of a packed block: gzip in digits.
 * @param {string} id
 */
function unpacked(id) {
  return new TextDecoder().decode(unpack(bytesOf(document.getElementById(id)?.textContent ?? '')));
}

/**
 * Adds the element that a packed block held the text of; the policy of the page knows the text by its digest, as
 * it would if it stood there.
 * @param {'style' | 'script'} name @param {string} text @param {Element} home
 */
function bring(name, text, home) {
  const element = document.createElement(name);
  element.textContent = text;
  home.append(element);
}

// The page starts once all of it is unpacked.
const data = document.getElementById('data');
if (data) data.textContent = unpacked('data');
const style = unpacked('style');
const script = unpacked('script');
bring('style', style, document.head);
document.documentElement.classList.add('ready');
bring('script', script, document.body);
