// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { afterLayout } from '../base/after-layout.js';
import { announce, byId, element, inputById } from '../base/dom.js';
import { answerOf } from './answer.js';
import { createDeviceMenu } from './device-menu.js';

/** In a link: all devices, where a page shows one of each result. */
const ALL = 'all';

/** Room on either side of the chosen variant, in pixels, for the names beside it. */
const BESIDE = 60;

/**
 * Scrolls the line of variants, and nothing else, so that the chosen one is in view.
 * @param {HTMLElement} tab
 */
function showTab(tab) {
  const list = tab.parentElement;
  if (!list || list.scrollWidth <= list.clientWidth) return;
  const { offsetLeft: left, offsetWidth: width } = tab;
  const most = left - BESIDE;
  list.scrollLeft = Math.max(Math.min(list.scrollLeft, most), left + width + BESIDE - list.clientWidth);
}

/** The controls that select the view: a variant, optionally a second one, and the devices. */
export class ViewControl {
  #store;
  #data;
  // A page of one variant has nothing to compare it with.
  #compareWith = /** @type {HTMLSelectElement | null} */ (document.getElementById('compare'));
  #tell;
  /** The device that stays when a reader deselects all, until another is selected: one is always shown. */
  #rest = -1;

  /** @param {import('./store.js').Store} store */
  constructor(store) {
    this.#store = store;
    this.#data = store.model.data;
    const { devices, variants } = this.#data;
    this.#tell = createDeviceMenu((what) => this.#chooseAll(what));
    variants.forEach(({ id }, index) => inputById('variant-' + id).addEventListener('change', () => this.showVariant(index)));
    this.#compareWith?.addEventListener('change', () => {
      this.#compare(this.#compareWith?.value);
      store.follow();
    });
    devices.forEach(({ id }, index) => inputById('show-' + id).addEventListener('change', () => this.#toggle(index)));
  }

  /** Updates the controls. */
  prepare() {
    const { compare, shown, variant } = this.#store;
    const { devices, variants } = this.#data;
    variants.forEach(({ id }, index) => {
      const about = byId('about-' + id);
      const box = inputById('variant-' + id);
      box.checked = index === variant;
      const [tab] = box.labels ?? [];
      if (index === variant && tab) afterLayout(tab, () => showTab(tab));
      about.hidden = index !== variant && index !== compare;
      about.dataset.side = compare === null ? '' : index === variant ? 'A' : 'B';
    });
    if (this.#compareWith) this.#compareWith.value = compare === null ? '' : variants[compare].id;
    devices.forEach(({ id }, index) => { inputById('show-' + id).checked = shown.has(index); });
    this.#tell(shown.size, devices.length);
    this.#countAlike();
  }

  /** @returns {import('./view-link.js').View} */
  link() {
    const { compare, shown, variant } = this.#store;
    const { alone, devices, variants } = this.#data;
    return {
      variant: variants[variant].id,
      compare: compare === null ? undefined : variants[compare].id,
      devices: !alone && this.#store.isUsual ? undefined : shown.size === devices.length ? [ALL] : [...shown].map((index) => devices[index].id),
    };
  }

  /** @param {import('./view-link.js').View} view */
  read(view) {
    const store = this.#store;
    const { alone, beside, devices, together, variants } = this.#data;
    // A page that no link has opened shows what matters most.
    if (location.hash.length <= 1 && !alone) {
      const { variant, compare, device } = answerOf(store.model);
      Object.assign(store, { variant, compare, shown: together || device < 0 ? store.usual : new Set([device]) });
      return;
    }
    const wanted = this.#indexOf(view.variant);
    store.variant = wanted >= 0 ? wanted : this.#data.initial;
    this.#compare(location.hash.length > 1 ? view.compare : variants[beside ?? -1]?.id);
    const shown = devices.flatMap(({ id }, index) => (view.devices?.some((one) => one === id || one === ALL) ? [index] : []));
    store.shown = shown.length > 0 ? new Set(shown) : store.usual;
  }

  /** @param {number} index */
  showVariant(index) {
    const store = this.#store;
    const { variants } = this.#data;
    if (!variants[index]) return;
    store.variant = index;
    if (store.compare === index) store.compare = null;
    store.follow();
    announce(variants[index].title);
  }

  /**
   * Shows one device alone, or all again.
   * @param {number} index
   */
  solo(index) {
    const store = this.#store;
    const { alone, devices } = this.#data;
    if (!devices[index]) return;
    const isAlone = !alone && store.shown.size === 1 && store.shown.has(index);
    store.shown = isAlone ? store.usual : new Set([index]);
    this.#rest = -1;
    store.follow();
    announce(isAlone ? store.shown.size + ' devices' : devices[index].name);
  }

  /** Opens the menu of devices. */
  openDevices() {
    const face = /** @type {HTMLElement | null} */ (document.querySelector('.picker > summary'));
    face?.click();
    face?.focus();
  }

  /** Changes the sides of a comparison. */
  swap() {
    const store = this.#store;
    if (store.compare === null) return;
    [store.variant, store.compare] = [store.compare, store.variant];
    store.follow();
  }

  /** @param {string | undefined} id  of a variant */
  #indexOf(id) { return this.#data.variants.findIndex((one) => one.id === id); }

  /**
   * Shows another variant next to the first; none if there is no such variant.
   * @param {string | undefined} id
   */
  #compare(id) {
    const index = this.#indexOf(id);
    this.#store.compare = index >= 0 && index !== this.#store.variant ? index : null;
  }

  /** @param {'all' | 'none' | 'each'} what */
  #chooseAll(what) {
    const store = this.#store;
    const { devices } = this.#data;
    [this.#rest] = what === 'none' ? store.shown : [-1];
    const { alone } = this.#data;
    store.shown = what === 'all' ? (alone ? store.usual : new Set(devices.keys())) : new Set(what === 'each' ? store.model.alike : [this.#rest]);
    store.follow();
    announce(what === 'none' ? devices[this.#rest].name : what === 'all' ? 'all devices' : store.shown.size + ' devices with different results');
  }

  /** Says beside the name of a device how many have the same result and are not shown. */
  #countAlike() {
    const { model: { alike }, shown } = this.#store;
    const { devices } = this.#data;
    const isEach = alike.every((index) => shown.has(index)) && shown.size === new Set(alike).size;
    devices.forEach(({ id }, index) => {
      const others = !isEach || !shown.has(index) ? [] : devices.filter((_, other) => !shown.has(other) && alike[other] === alike[index]);
      const badge = document.getElementById('alike-' + id);
      const name = document.querySelector('#device-' + CSS.escape(id) + ' h3');
      if (others.length === 0) return badge?.remove();
      const made = badge ?? element('span', { class: 'alike', id: 'alike-' + id });
      made.textContent = '+' + others.length + ' alike';
      made.title = others.map((other) => other.name).join(', ');
      name?.append(made);
    });
  }

  /** @param {number} index  of a device */
  #toggle(index) {
    const { shown } = this.#store;
    if (shown.size === 1 && shown.has(this.#rest)) shown.clear();
    if (this.#rest === index || !shown.delete(index)) shown.add(index);
    this.#rest = -1;
    if (shown.size === 0) shown.add(index);
    this.#store.follow();
  }
}
