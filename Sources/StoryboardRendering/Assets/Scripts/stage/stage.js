// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { bringIntoView, byId, element, flattenSymbols, prefixedClone } from '../base/dom.js';
import { isWorkbench } from '../base/workbench.js';
import { DrawingView } from './drawing-view.js';
import { Fit } from './fit.js';

/**
 * A device on the stage: its drawing, and a second one while variants are compared.
 * @typedef {object} Figure
 * @property {number} index
 * @property {HTMLElement} figure
 * @property {HTMLElement} screens
 * @property {SVGSVGElement} original
 * @property {string} prefix
 * @property {HTMLElement | null} link  to the file of the drawing
 * @property {number} width  in points
 * @property {number} height  in points
 * @property {DrawingView} view
 * @property {{box: HTMLElement, svg: SVGSVGElement, view: DrawingView} | null} second
 * @property {boolean} isNear  the window
 * @property {boolean} isFlat  whether its symbols are patterns
 */

/** Space between the text above a device and its drawing, in pixels. */
const CAPTION_GAP = 10;

/**
 * Gives all captions the number of lines of the longest one, so that the devices of a row start at the same height. The
 * browser says when a caption has changed, but only with the next frame: call the returned function to align them before
 * a position is measured.
 * @param {HTMLElement[]} captions
 */
function alignCaptions(captions) {
  let minHeight = '';
  const align = () => {
    // On a workbench all captions have the same height.
    if (isWorkbench()) {
      for (const caption of minHeight ? captions : []) caption.style.minHeight = '';
      minHeight = '';
      return;
    }
    const heights = captions.map(({ firstElementChild: first, lastElementChild: last }) => (
      first && last ? last.getBoundingClientRect().bottom - first.getBoundingClientRect().top : 0));
    const wanted = Math.max(...heights) + CAPTION_GAP + 'px';
    if (wanted === minHeight) return;
    minHeight = wanted;
    for (const caption of captions) caption.style.minHeight = minHeight;
  };
  const lines = new ResizeObserver(align);
  for (const caption of captions) for (const part of caption.children) lines.observe(part);
  return align;
}

/** The figures of the devices: one drawing each, or two while variants are compared. */
export class Stage {
  #store;
  #stage = byId('stage');
  #figures;
  /** @type {(import('./drawing-view.js').Playing & {view: DrawingView})[]} */
  #playing = [];
  /** The layout values for the style sheet: widths and their number. */
  #arranged;
  #align;
  fit = new Fit();

  /** @param {import('../player/store.js').Store} store */
  constructor(store) {
    this.#store = store;
    this.#figures = store.model.data.devices.map((device, index) => this.#figureOf(device, index));
    const inView = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const one = this.#figures.find(({ screens }) => screens === target);
        if (!one) continue;
        one.isNear = isIntersecting;
        if (isIntersecting) this.#playing.filter(({ device }) => device === one.index).forEach((playing) => this.#pose(playing));
      }
    }, { rootMargin: '50px' });
    for (const { screens } of this.#figures) inView.observe(screens);
    this.#align = alignCaptions(this.#figures.map(({ figure }) => (
      /** @type {HTMLElement} */ (figure.querySelector('figcaption')))));
    // The initial values of the style sheet. Setting a custom property recomputes the styles of the whole stage, even
    // if the value is the same.
    const widths = this.#figures.map(({ width }) => width);
    this.#arranged = [widths.reduce((sum, width) => sum + width, 0), Math.max(...widths), widths.length].join(' ');
  }

  /** @returns {import('./drawing-view.js').Playing[]} */
  get playing() { return this.#playing; }

  follow() {
    const { model, variant, compare, shown } = this.#store;
    this.#playing = [];
    let total = 0;
    let widest = 0;
    for (const one of this.#figures) {
      const isShown = shown.has(one.index);
      one.figure.hidden = !isShown;
      if (one.second && (compare === null || !isShown)) one.second.box.remove();
      if (!isShown) continue;
      if (!one.isFlat) flattenSymbols(one.original);
      one.isFlat = true;
      one.link?.setAttribute('href', this.#fileOf(variant, one.index));
      const run = model.run(variant, one.index);
      one.view.follow(run);
      this.#playing.push({ view: one.view, run, svg: one.original, device: one.index });
      this.#label(one.original, one.index, 'A', variant);
      if (compare !== null) this.#followSecond(one, compare);
      total += compare === null ? one.width : 2 * one.width;
      widest = Math.max(widest, one.width);
    }
    this.#stage.classList.toggle('comparing', compare !== null);
    this.#arrange(total, widest, this.#playing.length);
    this.fit.follow(this.#figures.filter(({ index }) => shown.has(index)).map(({ figure, width, height }) => (
      { figure, width, height, count: this.#store.sides.length })));
  }

  show() {
    const { isHurried } = this.#store;
    for (const one of this.#playing) if (!isHurried || this.#figures[one.device].isNear) this.#pose(one);
  }

  /**
   * Scrolls to a device, and marks it for a moment.
   * @param {number} device
   */
  point(device) {
    const { figure } = this.#figures[device];
    this.#align();
    bringIntoView(figure, document.getElementById('explained'));
    // It does not move, so there is nothing to reduce.
    figure.animate({ outline: Array(2).fill('3px solid var(--accent)'), outlineOffset: ['6px', '6px'] }, 1600);
  }

  /**
   * @param {import('../base/model.js').DeviceData} device
   * @param {number} index
   * @returns {Figure}
   */
  #figureOf(device, index) {
    const figure = byId('device-' + device.id);
    const screens = /** @type {HTMLElement} */ (figure.querySelector('.screens'));
    // The data have the drawings of the last devices of many.
    const { devices, drawings = [] } = this.#store.model.data;
    const drawn = drawings[index - devices.length + drawings.length];
    if (drawn) screens.firstElementChild?.insertAdjacentHTML('afterbegin', drawn);
    const original = /** @type {SVGSVGElement} */ (screens.querySelector('svg'));
    const prefix = 'd' + index + '-';
    return {
      index,
      figure,
      screens,
      original,
      prefix,
      link: document.getElementById('svg-' + device.id),
      // The value of --w in the style sheet; reading it would compute all styles immediately.
      width: Math.ceil(Number(original.getAttribute('viewBox')?.split(' ')[2])),
      height: Math.ceil(Number(original.getAttribute('viewBox')?.split(' ')[3])),
      view: new DrawingView(this.#store.model, device, original, prefix),
      second: null,
      isNear: true,
      isFlat: false,
    };
  }

  /** @param {import('./drawing-view.js').Playing & {view: DrawingView}} one */
  #pose({ view, run }) { view.show(this.#store.frameOf(run), this.#store.isHurried); }

  /**
   * @param {Figure} one
   * @param {number} compare  a variant
   */
  #followSecond(one, compare) {
    const { model } = this.#store;
    const second = this.#secondOf(one);
    one.screens.append(second.box);
    const run = model.run(compare, one.index);
    second.view.follow(run);
    this.#label(second.svg, one.index, 'B', compare);
    this.#playing.push({ view: second.view, run, svg: second.svg, device: one.index });
  }

  /** @param {Figure} one */
  #secondOf(one) {
    if (one.second) return one.second;
    const { model } = this.#store;
    const copy = prefixedClone(one.original, 'b-');
    const box = element('div', { class: 'screen' }, [copy]);
    one.second = { box, svg: copy, view: new DrawingView(model, model.data.devices[one.index], copy, 'b-' + one.prefix) };
    return one.second;
  }

  /**
   * Passes layout values to the style sheet.
   * @param {number} total
   * @param {number} widest
   * @param {number} count
   */
  #arrange(total, widest, count) {
    const next = [total, widest, count].join(' ');
    if (next === this.#arranged) return;
    this.#arranged = next;
    const { style } = this.#stage;
    style.setProperty('--total', String(total));
    style.setProperty('--widest', String(widest));
    style.setProperty('--count', String(count));
  }

  /**
   * The path of the separate drawing, from the table of files.
   * @param {number} variant
   * @param {number} device
   */
  #fileOf(variant, device) {
    const { variants, devices } = this.#store.model.data;
    const id = 'file-' + variants[variant].id + '-' + devices[device].id;
    return document.getElementById(id)?.getAttribute('href') ?? '';
  }

  /**
   * The caption of a drawing, for readers and screen readers.
   * @param {SVGElement} svg
   * @param {number} device
   * @param {string} side
   * @param {number} variant
   */
  #label(svg, device, side, variant) {
    const { variants, devices } = this.#store.model.data;
    const { title } = variants[variant];
    svg.setAttribute('aria-label', devices[device].name + ', ' + title);
    svg.parentElement?.setAttribute('data-label', side + ' ' + title);
  }
}
