// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Links to commits.

import { data } from './data.js';
import { element } from './elements.js';

/**
 * The short hash of a commit, as a link if the page knows where commits are.
 * @param {number} index
 */
export function commitLink(index) {
  const [id] = data.commits[index];
  const code = element('code', {}, id.slice(0, 9));
  return data.link ? element('a', { href: data.link + id }, code) : code;
}
