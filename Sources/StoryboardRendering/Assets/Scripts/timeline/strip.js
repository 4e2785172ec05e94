// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from '../base/dom.js';
import { formatTime, formatValue } from '../base/format.js';
import { SEVERITIES, SIGNS } from '../review/severity.js';
import { stillOf } from '../stage/still.js';
import { isWorkbench } from '../base/workbench.js';
import { momentAt, momentsOf } from './moments.js';

/**
 * A picture of the strip; its drawing is made when it first comes into view.
 * @typedef {object} Still
 * @property {HTMLElement} item
 * @property {HTMLButtonElement} button
 * @property {HTMLElement} picture
 * @property {HTMLElement} time
 * @property {HTMLElement} found
 * @property {HTMLElement} text
 * @property {HTMLElement} values
 * @property {number} device
 * @property {boolean} isNear
 * @property {number} frame  the frame to show
 * @property {import('../base/model.js').Run | null} run
 * @property {import('../stage/drawing-view.js').DrawingView | null} view
 * @property {import('../stage/overlay.js').Overlay | null} overlay
 */

/**
 * Text in which the name of a value may wrap after each full stop.
 * @param {string} text
 * @returns {(string | Node)[]}
 */
const breakable = (text) => text.split(/(?<=[a-z]\.)/).flatMap((part) => [part, element('wbr')]);

/**
 * The findings that show worst in a picture.
 * @param {[string, number][]} found  labels, and how bad they are
 * @returns {(string | Node)[]}
 */
const foundLabels = (found) => found.flatMap(([label, severity], position) => [
  position > 0 ? ' ' : '', element('span', { class: SEVERITIES[severity] }, [
    element('span', { 'aria-hidden': 'true' }, [SIGNS[severity] + '\u202f']),
    element('span', { class: 'vh' }, [SEVERITIES[severity] + ': ']),
    ...breakable(label),
  ]),
]);

/** On a workbench: the width of a picture with its text, and how far the time axis is inside the row, in pixels. */
const FILM = 96;
const INSIDE = 9;
/** The distance of a picture from the edge of its button, in pixels. */
const PADDING = 7;

/** Values below a printed picture at most. */
const PRINTED_VALUES = 4;

/** The film strip: a row of key moments for each run that is shown. */
export class Strip {
  #store;
  #seek;
  #list = byId('strip');
  /** @type {Map<string, {box: HTMLElement, items: HTMLElement, stills: Still[]}>} */
  #known = new Map();
  /** @type {WeakMap<Element, Still>} */
  #stillOf = new WeakMap();
  /** @type {{moments: import('./moments.js').Moment[], stills: Still[], run: import('../base/model.js').Run, current: number}[]} */
  #rows = [];
  /** The width of a row at the last layout, in pixels. */
  #width = 0;
  /** Whether the devices have been on the screen: on a workbench the pictures come after them, into room that is there. */
  #isDue = false;
  /** How many drawings have been made. */
  #made = 0;

  #observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const still = this.#stillOf.get(target);
      if (!still) continue;
      still.isNear = isIntersecting;
      still.picture.classList.toggle('far', !isIntersecting);
      if (isIntersecting) this.#draw(still);
    }
  }, { rootMargin: '200px' });

  /**
   * @param {import('../player/store.js').Store} store
   * @param {(run: import('../base/model.js').Run, seconds: number, device: number) => void} seek
   */
  constructor(store, seek) {
    this.#store = store;
    this.#seek = seek;
    new ResizeObserver(() => {
      this.#width = this.#list.querySelector('ol')?.clientWidth ?? 0;
      this.#spread();
    }).observe(this.#list);
    addEventListener('beforeprint', () => {
      if (!this.#isDue) this.#comeDue();
      for (const { stills } of this.#rows) for (const still of stills) this.#draw(still);
    });
  }

  lay() {
    if (!this.#isDue && isWorkbench()) return this.#wait();
    this.#isDue = true;
    const { rows } = this.#store;
    this.#rows = rows.map((row) => this.#follow(row));
    this.#list.replaceChildren(...rows.map(({ device, side }) => /** @type {Node} */ (this.#known.get(device + side)?.box)));
    this.#spread();
  }

  /** On a workbench the pictures are below their times, as far as they do not cover each other. */
  #spread() {
    const width = this.#width;
    const { duration } = this.#store.model;
    for (const { moments, run, stills } of this.#rows) {
      const isSpread = isWorkbench() && duration > 0 && moments.length * FILM <= width;
      const places = moments.map(({ frame }) => INSIDE - PADDING + (frame / run.rate / duration) * (width - 2 * INSIDE));
      places.forEach((place, i) => { places[i] = Math.max(place, i > 0 ? places[i - 1] + FILM : 0); });
      for (let i = places.length - 1, end = width; i >= 0; end = places[i], i -= 1) places[i] = Math.min(places[i], end - FILM);
      stills.forEach(({ item }, i) => {
        item.style.marginLeft = isSpread ? Math.max(0, places[i] - (i > 0 ? places[i - 1] + FILM : 0)) + 'px' : '';
      });
    }
  }

  show() {
    if (this.#store.isMoving) return;
    for (const row of this.#rows) {
      const index = momentAt(row.moments, this.#store.frameOf(row.run));
      if (index === row.current) continue;
      row.stills[row.current]?.button.removeAttribute('aria-current');
      row.stills[index].button.setAttribute('aria-current', 'true');
      row.current = index;
    }
  }

  /** The key frames of the runs that are shown, with what is to be seen in them. */
  get moments() {
    return this.#store.rows.flatMap((row, index) => (this.#rows[index]?.moments ?? []).map(({ frame, found, texts }) => (
      { row, frame, text: [...found.map(([label]) => label), ...texts].join(' · ') })));
  }

  #wait() {
    requestAnimationFrame(() => setTimeout(() => {
      if (!this.#isDue) this.#comeDue();
    }));
  }

  #comeDue() {
    this.#isDue = true;
    this.lay();
    this.show();
  }

  /** @param {import('../base/model.js').Row} row */
  #follow({ device, name, side, run }) {
    const { model } = this.#store;
    const key = device + side;
    const row = this.#known.get(key) ?? { box: element('div', { class: 'strip-row' }), items: element('ol'), stills: [] };
    this.#known.set(key, row);
    const title = (side ? side + ' · ' : '') + name;
    row.items.setAttribute('aria-label', title);
    row.box.replaceChildren(element('h3', { class: 'strip-name' }, [title]), row.items);
    const moments = momentsOf(run, model.data.values, model.read);
    while (row.stills.length < moments.length) row.stills.push(this.#makeStill(device));
    const stills = row.stills.slice(0, moments.length);
    moments.forEach((moment, index) => this.#describe(stills[index], moment, run));
    row.items.replaceChildren(...stills.map(({ item }) => item));
    return { moments, stills, run, current: -1 };
  }

  /**
   * Has a picture show a moment.
   * @param {Still} still
   * @param {import('./moments.js').Moment} moment
   * @param {import('../base/model.js').Run} run
   */
  #describe(still, { frame, found, texts }, run) {
    still.frame = frame;
    still.run = run;
    still.time.textContent = formatTime(frame / run.rate) + ' s';
    still.found.replaceChildren(...foundLabels(found));
    still.text.replaceChildren(...breakable(texts.join(' · ')));
    still.values.replaceChildren(...this.#valuesIn(run, frame));
    still.button.removeAttribute('aria-current');
    if (still.isNear) this.#draw(still);
  }

  /**
   * Updates a picture, with its own copy of the device's drawing.
   * @param {Still} still
   */
  #draw(still) {
    const { run, frame } = still;
    if (!run) return;
    if (!still.view) this.#makeDrawing(still);
    still.view?.follow(run);
    still.view?.show(frame);
    const { overlay } = still;
    overlay?.follow(run, this.#store.overlays);
    overlay?.show(frame);
    // Also an empty drawing takes time in each step.
    if (overlay) overlay.svg.style.display = overlay.isBlank ? 'none' : '';
  }

  /** @param {Still} still */
  #makeDrawing(still) {
    this.#made += 1;
    const { copy, view, overlay } = stillOf(this.#store.model, still.device, 'm' + this.#made + '-');
    still.view = view;
    still.overlay = overlay;
    still.picture.replaceChildren(copy, overlay.svg);
  }

  /**
   * @param {number} device
   * @returns {Still}
   */
  #makeStill(device) {
    const [picture, time, found, text, values] = ['still', 'moment-time', 'moment-found', 'moment-word', 'moment-values']
      .map((name) => element('span', { class: name }));
    const button = /** @type {HTMLButtonElement} */ (
      element('button', { type: 'button', class: 'moment' }, [picture, time, ' ', found, ' ', text, values]));
    const item = element('li', {}, [button]);
    item.dataset.device = String(device);
    const { width, height } = byId('device-' + this.#store.model.data.devices[device].id)
      .querySelector('svg')?.viewBox.baseVal ?? { width: 1, height: 1 };
    item.style.setProperty('--w', String(width));
    picture.style.aspectRatio = width + ' / ' + height;
    /** @type {Still} */
    const still = {
      item, button, picture, time, found, text, values, device, isNear: false, frame: 0, run: null, view: null, overlay: null,
    };
    button.addEventListener('click', () => {
      if (still.run) this.#seek(still.run, still.frame / still.run.rate, device);
    });
    this.#stillOf.set(picture, still);
    this.#observer.observe(picture);
    return still;
  }

  /**
   * What the values are in a frame, for paper.
   * @param {import('../base/model.js').Run} run
   * @param {number} frame
   */
  #valuesIn(run, frame) {
    const { data, read } = this.#store.model;
    return data.values.flatMap(({ key, digits }, index) => {
      const value = read(run.values[index], frame);
      if (Number.isNaN(value) || /^contentOffset\.m/.test(key)) return [];
      return [element('span', {}, [element('span', {}, breakable(key)), ' ', element('b', {}, [formatValue(value, digits)])])];
    }).slice(0, PRINTED_VALUES);
  }
}
