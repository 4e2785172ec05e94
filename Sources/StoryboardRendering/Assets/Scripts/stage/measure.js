// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { THIN, announce, byId, drawing, element, put } from '../base/dom.js';
import { formatValue } from '../base/format.js';
import { GRID } from '../base/model.js';

/** How near an edge has to be to the pointer to be meant, in pixels. */
const NEAR = 12;

/** The height of a line of text, in pixels. */
const LINE = 15;

/**
 * An edge that a reader has chosen: in points of its drawing, with the frame that was shown.
 * @typedef {{svg: SVGSVGElement, y: number, frame: number}} Place
 */

/**
 * The horizontal edges that are visible in a drawing, from the top, in points of the drawing.
 * @param {SVGSVGElement} svg
 */
function edgesIn(svg) {
  const { top, height } = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.height / height;
  const edges = new Set();
  for (const group of svg.querySelectorAll('g[id]')) {
    const first = group.firstElementChild;
    if (first?.localName !== 'rect' || getComputedStyle(first).visibility === 'hidden') continue;
    const box = first.getBoundingClientRect();
    for (const edge of [box.top, box.bottom]) {
      if (edge >= top && edge <= top + height) edges.add(Math.round((edge - top) * scale * 10) / 10);
    }
  }
  return /** @type {number[]} */ ([...edges].sort((a, b) => a - b));
}

/** Measures the distance of two edges, which may be those of two frames: by two clicks, or with arrows and Enter. */
export class Measure {
  #store;
  #stage = byId('stage');
  #box = /** @type {HTMLInputElement} */ (element('input', { type: 'checkbox', id: 'measure' }));
  #playing;
  /** @type {Place[]} */
  #places = [];
  /** @type {Place | null} */
  #at = null;
  #lines = drawing('path', { ...THIN, class: 'measured' });
  #size = drawing('text', { 'text-anchor': 'end' });
  #sheet = drawing('svg', { class: 'overlay measuring', 'aria-hidden': 'true' }, [this.#lines, this.#size]);

  /**
   * @param {import('../player/store.js').Store} store
   * @param {import('./stage.js').Stage} stage
   */
  constructor(store, stage) {
    this.#store = store;
    this.#playing = () => stage.playing;
    const label = element('label', { for: 'measure' }, [this.#box, 'measure edges']);
    document.querySelector('fieldset.show')?.append(label);
    this.#box.addEventListener('change', () => this.#open(this.#box.checked));
    this.#stage.addEventListener('pointermove', (event) => {
      this.#at = this.#placeAt(event);
      this.#draw();
    });
    this.#stage.addEventListener('click', (event) => {
      const place = this.#placeAt(event);
      if (place) this.#choose(place);
    });
    addEventListener('keydown', (event) => this.#press(event), true);
  }

  get isOpen() { return this.#box.checked; }

  toggle() { this.#open(!this.isOpen); }

  /** @param {boolean} isOpen */
  #open(isOpen) {
    this.#box.checked = isOpen;
    this.#places = [];
    this.#at = null;
    this.#sheet.remove();
    document.body.classList.toggle('measuring', isOpen);
    announce(isOpen ? 'click two edges, or choose them with the arrows up and down and Enter' : 'measuring ended');
  }

  /** @param {MouseEvent} event */
  #placeAt({ clientX, clientY }) {
    if (!this.isOpen) return null;
    const screen = document.elementsFromPoint(clientX, clientY).find((part) => part.classList.contains('screen'));
    const svg = /** @type {SVGSVGElement | null | undefined} */ (screen?.querySelector('svg'));
    const one = this.#playing().find((playing) => playing.svg === svg);
    if (!svg || !one) return null;
    const { top, height } = svg.getBoundingClientRect();
    const scale = svg.viewBox.baseVal.height / height;
    const wanted = (clientY - top) * scale;
    const nearest = edgesIn(svg).reduce((best, edge) => (Math.abs(edge - wanted) < Math.abs(best - wanted) ? edge : best), Infinity);
    const y = Math.abs(nearest - wanted) <= NEAR * scale ? nearest : Math.round(wanted * 10) / 10;
    return { svg, y, frame: this.#store.frameOf(one.run) };
  }

  /** @param {Place} place */
  #choose(place) {
    this.#places = this.#places.length === 1 && this.#places[0].svg === place.svg ? [this.#places[0], place] : [place];
    this.#at = null;
    this.#draw();
    if (this.#places.length === 2) announce(this.#words().join(', '));
  }

  #words() {
    const [from, to = this.#at] = this.#places;
    if (!to) return [];
    const frames = from.frame === to.frame ? 'frame ' + to.frame : 'frames ' + from.frame + ' → ' + to.frame;
    return [formatValue(Math.round(Math.abs(to.y - from.y) * GRID), 1).replace(/\.0$/, '') + ' pt', frames];
  }

  #draw() {
    const [place = this.#at] = this.#places;
    if (!place) return this.#sheet.remove();
    const { svg } = place;
    const { height, width } = svg.viewBox.baseVal;
    const scale = width / svg.getBoundingClientRect().width;
    const lines = [...this.#places, ...(this.#places.length < 2 && this.#at?.svg === svg ? [this.#at] : [])];
    const [from, to] = lines.map(({ y }) => y);
    const x = width / 2;
    put(this.#sheet, { viewBox: '0 0 ' + width + ' ' + height });
    put(this.#lines, { d: lines.map(({ y }) => 'M0 ' + y + 'H' + width).join('') + (to === undefined ? '' : 'M' + x + ' ' + from + 'V' + to) });
    const words = to === undefined ? [] : this.#words();
    this.#size.replaceChildren(...words.map((word, index) => (
      drawing('tspan', { x: String(width - 8 * scale), dy: (index * LINE * scale) + 'px' }, [word]))));
    put(this.#size, { y: String(Math.min(height - 24 * scale, Math.max(from, to ?? 0) + LINE * scale)), 'font-size': 13 * scale + 'px' });
    if (this.#sheet.parentNode !== svg.parentElement) svg.parentElement?.append(this.#sheet);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (!this.isOpen || (event.target instanceof Element && event.target.closest('input[type="search"], select, textarea, dialog'))) return;
    const [one] = this.#playing();
    const { key } = event;
    if (key === 'Escape') this.#open(false);
    else if (one && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const edges = edgesIn(one.svg);
      const now = this.#at?.y ?? -1;
      const y = key === 'ArrowDown' ? edges.find((edge) => edge > now) : edges.filter((edge) => edge < now).pop();
      if (y !== undefined) this.#at = { svg: one.svg, y, frame: this.#store.frameOf(one.run) };
      this.#draw();
    } else if (key === 'Enter' && this.#at) this.#choose(this.#at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
