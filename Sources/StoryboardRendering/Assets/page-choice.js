// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from './page-dom.js';
import { createPicker } from './page-picker.js';

/**
 * What is shown: a variant, perhaps another one beside it, and some of the devices; and the controls that say so.
 * @param {import('./page-model.js').Model} model
 * @param {() => void} changed  after a reader's choice
 * @param {(text: string) => void} say
 */
export function createChoice(model, changed, say) {
  const { alone, beside, devices, initial, variants } = model.data;
  const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (byId(id));
  // A page of one variant has nothing to compare it with.
  const compareWith = /** @type {HTMLSelectElement | null} */ (document.getElementById('compare'));
  /** The devices that are shown unless a reader says otherwise. */
  const usual = () => new Set(alone ? [0] : devices.keys());
  const indexOf = (/** @type {string | undefined} */ id) => variants.findIndex((one) => one.id === id);

  /** The device that stays when a reader wants none, until another is chosen: one is always shown. */
  let rest = -1;
  const tell = createPicker((isAll) => {
    [rest] = isAll ? [-1] : choice.shown;
    choice.shown = isAll ? usual() : new Set([rest]);
    changed();
    say(isAll ? 'all devices' : devices[rest].name);
  });

  const choice = {
    variant: initial,
    /**
     * The variant beside it.
     * @type {number | null}
     */
    compare: null,
    shown: usual(),

    /** The variants that are shown. */
    get sides() { return choice.compare === null ? [choice.variant] : [choice.variant, choice.compare]; },
    /** The run whose time the playhead has: of the first device that is shown. */
    get leader() {
      const [first] = choice.shown;
      return model.run(choice.variant, first);
    },
    /**
     * The runs that are shown, in order.
     * @returns {import('./page-strip.js').Row[]}
     */
    get rows() {
      return [...choice.shown].flatMap((device) => choice.sides.map((variant, place) => ({
        device, name: devices[device].name, side: choice.compare === null ? '' : 'AB'[place],
        run: model.run(variant, device),
      })));
    },

    /** Brings the devices into their order, and the controls to what is chosen. */
    follow() {
      const { variant, compare } = choice;
      choice.shown = new Set([...devices.keys()].filter((index) => choice.shown.has(index)));
      variants.forEach(({ id }, index) => {
        input('variant-' + id).checked = index === variant;
        byId('about-' + id).hidden = index !== variant && index !== compare;
        byId('about-' + id).dataset.side = compare === null ? '' : index === variant ? 'A' : 'B';
      });
      if (compareWith) compareWith.value = compare === null ? '' : variants[compare].id;
      devices.forEach(({ id }, index) => { input('show-' + id).checked = choice.shown.has(index); });
      tell(choice.shown.size, devices.length);
    },

    /** @param {number} index */
    show(index) {
      if (!variants[index]) return;
      choice.variant = index;
      if (choice.compare === index) choice.compare = null;
      changed();
      say(variants[index].title);
    },

    /**
     * Shows one device alone, or all again.
     * @param {number} index
     */
    solo(index) {
      if (!devices[index]) return;
      const isAlone = !alone && choice.shown.size === 1 && choice.shown.has(index);
      choice.shown = isAlone ? usual() : new Set([index]);
      rest = -1;
      changed();
      say(isAlone ? 'all devices' : devices[index].name);
    },

    /** Changes the sides of a comparison. */
    swap() {
      if (choice.compare === null) return;
      [choice.variant, choice.compare] = [choice.compare, choice.variant];
      changed();
    },

    /**
     * For links.
     * @returns {import('./page-hash.js').View}
     */
    get view() {
      const { variant, compare, shown } = choice;
      return {
        variant: variants[variant].id,
        compare: compare === null ? undefined : variants[compare].id,
        devices: shown.size === (alone ? 0 : devices.length) ? undefined : [...shown].map((index) => devices[index].id),
      };
    },

    /**
     * Takes over what a link says.
     * @param {import('./page-hash.js').View} view
     */
    read(view) {
      if (indexOf(view.variant) >= 0) choice.variant = indexOf(view.variant);
      const other = location.hash.length > 1 ? indexOf(view.compare) : beside ?? -1;
      choice.compare = other >= 0 && other !== choice.variant ? other : null;
      const wanted = devices.flatMap(({ id }, index) => (view.devices?.includes(id) ? [index] : []));
      choice.shown = wanted.length > 0 ? new Set(wanted) : usual();
    },
  };

  variants.forEach(({ id }, index) => input('variant-' + id).addEventListener('change', () => choice.show(index)));
  compareWith?.addEventListener('change', () => {
    const index = indexOf(compareWith.value);
    choice.compare = index >= 0 && index !== choice.variant ? index : null;
    changed();
  });
  devices.forEach(({ id }, index) => input('show-' + id).addEventListener('change', () => {
    if (choice.shown.size === 1 && choice.shown.has(rest)) choice.shown.clear();
    if (rest === index || !choice.shown.delete(index)) choice.shown.add(index);
    rest = -1;
    if (choice.shown.size === 0) choice.shown.add(index);
    changed();
  }));
  return choice;
}
