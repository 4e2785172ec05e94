// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element, twin } from './page-dom.js';
import { formatTime, formatValue } from './page-format.js';
import { momentAt, momentsOf } from './page-moments.js';
import { createOverlay } from './page-overlays.js';
import { SEVERITIES, SIGNS } from './page-severity.js';
import { createPuppet } from './page-stage.js';

/**
 * A run that is shown, with its device's index and, in a comparison, its side.
 * @typedef {{device: number, name: string, side: string, run: import('./page-model.js').Run}} Row
 *
 * A picture of the strip; its drawing is made when it first comes into view.
 * @typedef {object} Still
 * @property {HTMLElement} item
 * @property {HTMLButtonElement} button
 * @property {HTMLElement} picture
 * @property {HTMLElement} time
 * @property {HTMLElement} found
 * @property {HTMLElement} word
 * @property {HTMLElement} values
 * @property {boolean} isNear
 * @property {number} frame  which it is to show
 * @property {import('./page-model.js').Run | null} run
 * @property {import('./page-stage.js').Puppet | null} puppet
 * @property {import('./page-overlays.js').Overlay | null} overlay
 */

/**
 * Words in which a value's name may go on in the next line after each of its points.
 * @param {string} text
 * @returns {(string | Node)[]}
 */
const breakable = (text) => text.split(/(?<=[a-z]\.)/).flatMap((part) => [part, element('wbr')]);

/** Values below a printed picture at most. */
const PRINTED_VALUES = 4;

/**
 * The film strip: a row of key moments for each run that is shown.
 * @param {import('./page-model.js').Model} model
 * @param {(run: import('./page-model.js').Run, seconds: number, device: number) => void} seek
 */
export function createStrip(model, seek) {
  const list = byId('strip');
  /** @type {Map<string, {box: HTMLElement, items: HTMLElement, stills: Still[]}>} */
  const known = new Map();
  /** @type {WeakMap<Element, Still>} */
  const stillOf = new WeakMap();
  /** @type {{moments: import('./page-moments.js').Moment[], stills: Still[], run: import('./page-model.js').Run, current: number}[]} */
  let rows = [];
  /** @type {ReadonlySet<string>} */
  let overlays = new Set();
  let made = 0;

  /**
   * Poses a picture, with a drawing of its own from the device's.
   * @param {Still} still
   * @param {number} device
   */
  const draw = (still, device) => {
    if (!still.run) return;
    if (!still.puppet) {
      const original = /** @type {SVGElement} */ (
        byId('device-' + model.data.devices[device].id).querySelector('.screens svg'));
      made += 1;
      const prefix = 'm' + made + '-';
      const copy = twin(original, prefix);
      for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
      copy.setAttribute('aria-hidden', 'true');
      copy.setAttribute('focusable', 'false');
      still.puppet = createPuppet(model, model.data.devices[device], copy, prefix + 'd' + device + '-');
      still.overlay = createOverlay(model, device, copy, true);
      still.picture.replaceChildren(copy, still.overlay.svg);
    }
    still.puppet.follow(still.run);
    still.puppet.show(still.frame);
    still.overlay?.follow(still.run, overlays);
    still.overlay?.show(still.frame);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const still = stillOf.get(target);
      if (!still) continue;
      still.isNear = isIntersecting;
      still.picture.classList.toggle('far', !isIntersecting);
      if (isIntersecting) draw(still, Number(still.item.dataset.device));
    }
  }, { rootMargin: '200px' });

  /**
   * @param {number} device
   * @returns {Still}
   */
  const makeStill = (device) => {
    const picture = element('span', { class: 'still' });
    const time = element('span', { class: 'moment-time' });
    const found = element('span', { class: 'moment-found' });
    const word = element('span', { class: 'moment-word' });
    const values = element('span', { class: 'moment-values' });
    const button = /** @type {HTMLButtonElement} */ (
      element('button', { type: 'button', class: 'moment' }, [picture, time, ' ', found, ' ', word, values]));
    const item = element('li', {}, [button]);
    item.dataset.device = String(device);
    const { width, height } = byId('device-' + model.data.devices[device].id)
      .querySelector('svg')?.viewBox.baseVal ?? { width: 1, height: 1 };
    item.style.setProperty('--w', String(width));
    picture.style.aspectRatio = width + ' / ' + height;
    /** @type {Still} */
    const still = { item, button, picture, time, found, word, values, isNear: false, frame: 0, run: null, puppet: null, overlay: null };
    button.addEventListener('click', () => {
      if (still.run) seek(still.run, still.frame / still.run.rate, device);
    });
    stillOf.set(picture, still);
    observer.observe(picture);
    return still;
  };

  /**
   * What the values are in a frame, for paper.
   * @param {import('./page-model.js').Run} run
   * @param {number} frame
   */
  const valuesIn = (run, frame) => model.data.values.flatMap(({ key, digits }, index) => {
    const value = model.read(run.values[index], frame);
    if (Number.isNaN(value) || /^contentOffset\.m/.test(key)) return [];
    return [element('span', {}, [element('span', {}, breakable(key)), ' ', element('b', {}, [formatValue(value, digits)])])];
  }).slice(0, PRINTED_VALUES);

  addEventListener('beforeprint', () => {
    for (const { stills } of rows) for (const still of stills) draw(still, Number(still.item.dataset.device));
  });

  return {
    /**
     * @param {Row[]} shown
     * @param {ReadonlySet<string>} shownOverlays
     */
    follow(shown, shownOverlays) {
      overlays = shownOverlays;
      rows = shown.map(({ device, name, side, run }) => {
        const key = device + side;
        const row = known.get(key) ?? { box: element('div', { class: 'strip-row' }), items: element('ol'), stills: [] };
        known.set(key, row);
        const title = (side ? side + ' · ' : '') + name;
        row.items.setAttribute('aria-label', title);
        row.box.replaceChildren(element('h3', { class: 'strip-name' }, [title]), row.items);
        const moments = momentsOf(run, model.data.values, model.read);
        while (row.stills.length < moments.length) row.stills.push(makeStill(device));
        const stills = row.stills.slice(0, moments.length);
        moments.forEach(({ frame, found, words }, index) => {
          const still = stills[index];
          still.frame = frame;
          still.run = run;
          still.time.textContent = formatTime(frame / run.rate) + ' s';
          still.found.replaceChildren(...found.flatMap(([label, severity], place) => [
            place > 0 ? ' ' : '', element('span', { class: SEVERITIES[severity] }, [
              element('span', { 'aria-hidden': 'true' }, [SIGNS[severity] + '\u202f']),
              element('span', { class: 'vh' }, [SEVERITIES[severity] + ': ']),
              ...breakable(label),
            ]),
          ]));
          still.word.replaceChildren(...breakable(words.join(' · ')));
          still.values.replaceChildren(...valuesIn(run, frame));
          still.button.removeAttribute('aria-current');
          if (still.isNear) draw(still, device);
        });
        row.items.replaceChildren(...stills.map(({ item }) => item));
        return { moments, stills, run, current: -1 };
      });
      list.replaceChildren(...shown.map(({ device, side }) => /** @type {Node} */ (known.get(device + side)?.box)));
    },

    /** @param {(run: import('./page-model.js').Run) => number} frameOf */
    show(frameOf) {
      for (const row of rows) {
        const index = momentAt(row.moments, frameOf(row.run));
        if (index === row.current) continue;
        row.stills[row.current]?.button.removeAttribute('aria-current');
        row.stills[index].button.setAttribute('aria-current', 'true');
        row.current = index;
      }
    },
  };
}
