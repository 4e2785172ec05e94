// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * What a reader has chosen on any page, such as the theme; null if nothing. Storage may be closed to a page opened from a file.
 * @param {string} name
 */
export function kept(name) {
  try {
    return localStorage.getItem('scrollwork.' + name);
  } catch {
    return null;
  }
}

/**
 * Keeps a choice for the next page.
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem('scrollwork.' + name, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
