// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, copyText, announce } from '../base/dom.js';

/**
 * The dialog that shows a scenario file, to be downloaded or copied.
 * @param {string} scenario  the id of the page's
 * @param {() => string} text  of the file
 */
export function addSaving(scenario, text) {
  const file = /** @type {HTMLDialogElement} */ (byId('trial-file'));
  const field = /** @type {HTMLTextAreaElement} */ (byId('trial-text'));
  const link = byId('trial-download');
  byId('trial-save').addEventListener('click', () => {
    field.value = text();
    link.setAttribute('href', 'data:application/json;charset=utf-8,' + encodeURIComponent(field.value));
    link.setAttribute('download', scenario.replaceAll('/', '-') + '-by-hand.scenario.jsonc');
    file.showModal();
  });
  byId('trial-copy').addEventListener('click', () => {
    field.select();
    // Where it may not be copied, the selection is there for the keys.
    void copyText(field.value).then((isCopied) => announce(isCopied ? 'copied' : 'selected: copy it with the keyboard'));
  });
  byId('trial-file-close').addEventListener('click', () => file.close());
}
