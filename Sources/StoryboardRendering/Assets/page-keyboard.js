// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from './page-dom.js';
import { actionFor, placeOf } from './page-keys.js';
import { readSingleKeys, writeSingleKeys } from './page-settings.js';

/**
 * The keys of the page, the list of them, and the switch for those of a single character.
 * @param {(action: import('./page-keys.js').Action) => void} perform
 * @param {boolean} hasTrial  whether the page can be tried by hand
 */
export function createKeyboard(perform, hasTrial) {
  const help = /** @type {HTMLDialogElement} */ (byId('help'));
  const box = /** @type {HTMLInputElement} */ (byId('single-keys'));
  let singleKeys = readSingleKeys();

  const openHelp = () => {
    box.checked = singleKeys;
    if (!help.open) help.showModal();
  };
  byId('help-open').addEventListener('click', openHelp);
  byId('help-close').addEventListener('click', () => help.close());
  for (const part of /** @type {NodeListOf<HTMLElement>} */ (help.querySelectorAll('.live-key'))) part.hidden = !hasTrial;
  box.addEventListener('change', () => {
    singleKeys = box.checked;
    writeSingleKeys(singleKeys);
  });
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // What lies over the page has the keys.
    if (document.querySelector('dialog[open]')) return;
    const action = actionFor(event, placeOf(/** @type {HTMLElement} */ (event.target)), singleKeys);
    if (!action) return;
    event.preventDefault();
    perform(action);
  });

  return { openHelp };
}
