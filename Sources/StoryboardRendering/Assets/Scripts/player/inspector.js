// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, inputById } from '../base/dom.js';
import { isWorkbench, phone, workbench } from '../base/workbench.js';
import { addBorders } from './borders.js';
import { showCode } from './code.js';
import { foldFacts } from './facts.js';

/** The panels, in the order of their tabs. */
const TABS = ['findings', 'values', 'parameters', 'code', 'files'];

/**
 * The inspector of a workbench: tabs for the panels, and a button that closes it. In a smaller window the panels follow each
 * other on the page, where the parameters of a trial are above the devices.
 */
export class Inspector {
  #store;
  #boxes = TABS.flatMap((name) => {
    const box = document.getElementById('tab-' + name);
    return box instanceof HTMLInputElement ? [{ name, box }] : [];
  });
  #isLive = false;

  /**
   * @param {import('./store.js').Store} store
   * @param {() => void} settled  after a change by hand
   */
  constructor(store, settled) {
    this.#store = store;
    if (this.#boxes.length === 0) return;
    for (const { box, name } of this.#boxes) {
      box.addEventListener('change', () => {
        this.#show(name);
        settled();
      });
    }
    byId('inspector-close').addEventListener('click', () => this.#open(false));
    byId('inspector-open').addEventListener('click', () => this.#open(true));
    addEventListener('keydown', ({ key }) => { if (key === 'Escape') this.dismiss(); });
    document.getElementById('parameters-try')?.addEventListener('click', () => byId('trial-open').click());
    const place = () => this.#place();
    for (const window of [workbench(), phone()]) window.addEventListener('change', place);
    place();
    this.#show(this.#boxes[0].name);
    foldFacts();
    addBorders();
  }

  /** @param {import('./view-link.js').View} view */
  read({ tab }) {
    const [first] = this.#boxes;
    if (first) this.#show(this.#boxes.find(({ name }) => name === tab)?.name ?? first.name);
  }

  /** @returns {import('./view-link.js').View} */
  link() {
    const index = this.#boxes.findIndex(({ box }) => box.checked);
    return { tab: index > 0 ? this.#boxes[index].name : undefined };
  }

  /** Live mode has its controls among the parameters. */
  follow() {
    this.#showCode();
    const { isTrial } = this.#store.model;
    if (isTrial !== this.#isLive && document.getElementById('tab-parameters')) {
      if (isTrial) this.#show('parameters');
      document.body.classList.toggle('is-live', isTrial);
    }
    this.#isLive = isTrial;
  }

  /** Closes the sheet of a phone, which would cover the devices. */
  dismiss() { if (phone().matches && this.#isOpen) this.#open(false); }

  /** Whether it is open: on a phone it is closed at first. */
  get #isOpen() {
    const { classList } = document.body;
    return phone().matches ? classList.contains('sheet-open') : !classList.contains('closed');
  }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    const { classList } = document.body;
    if (phone().matches) classList.toggle('sheet-open', isOpen);
    else classList.toggle('closed', !isOpen);
    this.#place();
    byId(isOpen ? 'inspector-close' : 'inspector-open').focus({ preventScroll: true });
  }

  /** @param {string} name */
  #show(name) {
    inputById('tab-' + name).checked = true;
    byId('inspector').dataset.tab = name;
    this.#showCode();
  }

  /** The file is written only for a reader who wants to see it. */
  #showCode() { if (byId('inspector').dataset.tab === 'code') showCode(this.#store); }

  #place() {
    byId('inspector-open').hidden = this.#isOpen;
    const trial = document.getElementById('trial');
    if (!trial) return;
    if (isWorkbench()) byId('parameters').append(trial);
    else byId('stage').parentElement?.before(trial);
  }
}
