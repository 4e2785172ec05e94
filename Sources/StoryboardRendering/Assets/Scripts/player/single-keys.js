// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

const SINGLE_KEYS = 'scrollwork.singleKeys';

/** Whether keys of one character are on; storage may be closed to a page opened from a file. */
export function readSingleKeys() {
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'off';
  } catch {
    return true;
  }
}

/** @param {boolean} on */
export function writeSingleKeys(on) {
  try {
    localStorage.setItem(SINGLE_KEYS, on ? 'on' : 'off');
  } catch {
    // The choice then lasts as long as the page.
  }
}
