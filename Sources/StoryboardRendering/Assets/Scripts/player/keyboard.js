// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element, inputById } from '../base/dom.js';
import { HELP } from './help.js';
import { actionFor, targetKind } from './keys.js';
import { readSingleKeys, writeSingleKeys } from './single-keys.js';

/** The key that tries a page by hand. */
const LIVE = 'L';

/** The keys and what they do. */
const KEYS = [
  ['Space K', 'play or pause'],
  ['← →', 'one frame; with Shift ten'],
  [', .', 'one frame'],
  ['[ ]', 'previous event, next event'],
  ['F', 'next finding; with Shift the previous one'],
  ['Home End', 'first frame, last frame'],
  ['1 … 9', 'a variant'],
  ['Shift 1 … 9', 'solo device (press again for all)'],
  ['X', 'swap the variants that are compared'],
  ['M R S I T G', 'findings, redlines, safe area, adjusted insets, finger trail, previous frame'],
  ['O', 'loop around this moment, slowly'],
  ['{ }', 'loop from here, loop to here; or drag along the script'],
  ['0', 'devices fitted to the window; with Shift at 100 %'],
  ['Y', 'synchronise devices by time, by offset, by event'],
  [LIVE, 'try it live, or return to the recording'],
  ['D', 'devices'],
  ['E', 'measure from edge to edge'],
  ['C', 'copy a link to this view'],
  ['/', 'search variants, devices, findings and key frames'],
  ['− +', 'slower, faster'],
  ['?', 'this list'],
];

/** Words that are keys: their names, and single characters. */
const KEY = /^(Space|Shift|Home|End|[^a-z…])$/;

/**
 * A text in which keys look like keys.
 * @param {string} text
 */
const keyed = (text) => text.split(' ').flatMap((part) => [' ', KEY.test(part) ? element('kbd', {}, [part]) : part]);

/**
 * Moves the focus away from a list that was changed with a pointer, so that keys work again; with the keyboard the
 * focus stays in the list.
 */
function leaveListsAfterPointers() {
  /** @type {EventTarget | null} */
  let pointed = null;
  addEventListener('pointerdown', ({ target }) => { pointed = target; }, true);
  addEventListener('keydown', () => { pointed = null; }, true);
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && target === pointed) target.blur();
  });
}

/** The keys of the page, the list of them, and the switch for those of a single character. */
export class Keyboard {
  #perform;
  #help;
  #box;
  #singleKeys = readSingleKeys();

  /**
   * @param {(action: import('./keys.js').Action) => void} perform
   * @param {boolean} hasTrial  whether the page can be tried by hand
   */
  constructor(perform, hasTrial) {
    this.#perform = perform;
    document.body.insertAdjacentHTML('beforeend', HELP);
    this.#help = /** @type {HTMLDialogElement} */ (byId('help'));
    this.#box = inputById('single-keys');
    byId('help-open').addEventListener('click', () => this.openHelp());
    byId('help-close').addEventListener('click', () => this.#help.close());
    const list = KEYS.filter(([key]) => hasTrial || key !== LIVE)
      .flatMap(([keys, what]) => [element('dt', {}, keyed(keys)), element('dd', {}, keyed(what))]);
    byId('help-title').after(element('dl', {}, list));
    this.#box.addEventListener('change', () => {
      this.#singleKeys = this.#box.checked;
      writeSingleKeys(this.#singleKeys);
    });
    addEventListener('keydown', (event) => this.#press(event));
    leaveListsAfterPointers();
  }

  openHelp() {
    this.#box.checked = this.#singleKeys;
    if (this.#help.open) return;
    this.#help.showModal();
    // The list is read from its beginning, where the window is too low for all of it.
    byId('help-title').focus();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    // An open dialog receives the keys.
    if (document.querySelector('dialog[open]')) return;
    const action = actionFor(event, targetKind(/** @type {HTMLElement} */ (event.target)), this.#singleKeys);
    if (!action) return;
    event.preventDefault();
    this.#perform(action);
    // The focus stays with what is chosen of a group, as if the arrows had done it.
    const on = document.activeElement;
    if (on instanceof HTMLInputElement && on.type === 'radio' && !on.checked) {
      const chosen = document.querySelector('[name="' + on.name + '"]:checked');
      if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true });
    }
  }
}
