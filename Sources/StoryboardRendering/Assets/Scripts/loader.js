// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { bytesOf } from './base/base91.js';
import { unpack } from './base/gzip.js';

// The only uncompressed script of a page: it decompresses the data, the style sheet and the main script.

/**
 * The text of a packed block: gzip in base 91.
 * @param {string} id
 */
function unpacked(id) {
  return new TextDecoder().decode(unpack(bytesOf(document.getElementById(id)?.textContent ?? '')));
}

/**
 * Adds the element whose text a packed block contains; the policy of the page allows the text by its digest, as if it
 * were inline.
 * @param {'style' | 'script'} name @param {string} text @param {Element} home
 */
function bring(name, text, home) {
  const element = document.createElement(name);
  element.textContent = text;
  home.append(element);
}

// The page starts when all of it is decompressed.
const data = document.getElementById('data');
if (data) data.textContent = unpacked('data');
const style = unpacked('style');
const script = unpacked('script');
bring('style', style, document.head);
document.documentElement.classList.add('ready');
bring('script', script, document.body);
