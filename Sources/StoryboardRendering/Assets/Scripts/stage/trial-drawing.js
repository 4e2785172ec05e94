// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing, put } from '../base/dom.js';
import { GRID, screenAt } from '../base/model.js';
import { copyOf, moveFigure, plainCard, relativeOf, short, templatesIn } from './trial-figure.js';

// A screen drawn from the core's element frames: each element is a copy of the same element in the page's drawing, or
// of its closest relative, moved to its position.

/** Kinds whose lower edge moves: drawn at full height, they slide out of the screen at the top. */
const HANGING = new Set(['header', 'barBackground']);

/** The finger and what follows it: radius, opacity, how many seconds it lags behind. */
const FINGER = [[14, 0.16, 0.06], [18, 0.16, 0.03], [22, 0.32, 0]];

/**
 * Where the finger is in a frame, in points.
 * @param {import('../base/model.js').Run['finger']} path
 * @param {number} frame
 */
const positionAt = (path, frame) => path.map((axis) =>
  (typeof axis === 'object' && axis && 'list' in axis ? axis.list[Math.max(0, frame)] / GRID : NaN));

/**
 * Sets the clip of a figure, if it has changed.
 * @param {import('./trial-figure.js').Figure} figure
 * @param {string} area
 */
function clipFigure(figure, area) {
  if (area === figure.clip) return;
  if (area) figure.node.setAttribute('clip-path', area);
  else figure.node.removeAttribute('clip-path');
  figure.clip = area;
}

/**
 * A screen of a drawing: its device, what the outline clips, what is hidden meanwhile, the ground and copies of elements.
 * @typedef {object} Glass
 * @property {SVGElement} device
 * @property {Element} screen
 * @property {string} clip  what cuts at the outline
 * @property {SVGElement[]} hidden
 * @property {Node | undefined} ground
 * @property {Map<string, import('./trial-figure.js').Template[]>} templates
 * @property {Map<string, import('./trial-figure.js').Figure>} figures
 */

/**
 * The screens of a drawing. Those after the first have names of their own; SceneName.swift has them.
 * @param {SVGElement} svg
 * @param {string} prefix
 * @returns {Glass[]}
 */
function glassesIn(svg, prefix) {
  /** @type {Glass[]} */
  const all = [];
  for (let own = '', device; ; own = 'turned' + (all.length > 1 ? all.length : '') + '-') {
    const find = (/** @type {string} */ name) => /** @type {SVGElement | null} */ (svg.querySelector('#' + CSS.escape(prefix + own + name)));
    device = find('device');
    const screen = find('screen');
    if (!device || !screen) return all;
    all.push({
      device, screen, clip: 'url(#' + prefix + own + 'screen-clip)', templates: templatesIn(screen, prefix, own),
      hidden: [screen, ...['finger', 'finger-tail1', 'finger-tail2'].flatMap((name) => find(name) ?? [])],
      ground: screen.querySelector('rect')?.cloneNode(true), figures: new Map(),
    });
  }
}

/** The screen of a drawing as the core lays it out. */
export class TrialDrawing {
  #prefix;
  #kinds;
  #glasses;
  /** The screen that is shown; null while the recorded ones are. */
  #glass = /** @type {Glass | null} */ (null);
  #clips = drawing('g');
  #layer = drawing('g');
  #finger = FINGER.map(([radius, opacity]) => drawing('circle', {
    r: String(radius), fill: '#2f6fed', 'fill-opacity': String(opacity), visibility: 'hidden',
    ...(opacity > 0.2 ? { stroke: '#fff', 'stroke-width': '2.5', 'stroke-opacity': '0.95' } : {}),
  }));

  /**
   * @param {SVGElement} svg
   * @param {string} prefix
   * @param {import('../trial/request.js').TrialData} trial
   */
  constructor(svg, prefix, { kinds }) {
    this.#prefix = prefix;
    this.#kinds = kinds;
    this.#glasses = glassesIn(svg, prefix);
    // Copies of the drawing are made without it.
    for (const part of this.#parts) part.setAttribute('data-trial', '');
  }

  get #parts() { return [this.#clips, this.#layer, ...this.#finger]; }

  /** Shows the core's pictures instead of the recorded ones. */
  open() { if (!this.#glass) this.#choose(this.#glasses[0]); }

  close() {
    this.#glass = null;
    for (const { device, hidden } of this.#glasses) {
      device.style.visibility = '';
      for (const part of hidden) part.style.display = '';
    }
    for (const part of this.#parts) part.remove();
  }

  /**
   * @param {import('../base/model.js').Run} run  one that the page's own core makes
   * @param {number} frame
   */
  show(run, frame) {
    const { trial, finger, rate } = run;
    if (!trial) return;
    const glass = this.#glasses[screenAt(run, frame)];
    if (glass !== this.#glass) this.#choose(glass);
    const { elements, layers } = trial.frame(frame);
    this.#showElements(glass, elements, layers.map((area, index) => this.#clip(area, index)));
    this.#showFinger(finger, rate, frame, trial.screen(frame));
  }

  /**
   * Puts the core's pictures on one screen, and hides the others.
   * @param {Glass} glass
   */
  #choose(glass) {
    this.#glass = glass;
    for (const { device, hidden } of this.#glasses) {
      // The recording has the attribute.
      if (this.#glasses.length > 1) device.style.visibility = device === glass.device ? 'visible' : 'hidden';
      for (const part of hidden) part.style.display = 'none';
    }
    this.#layer.setAttribute('clip-path', glass.clip);
    this.#layer.replaceChildren();
    glass.screen.after(this.#clips, this.#layer);
    glass.device.append(...this.#finger);
  }

  /**
   * @param {Glass} glass
   * @param {import('../trial/core.js').Element[]} elements  back to front
   * @param {string[]} areas  what shows of the layers
   */
  #showElements(glass, elements, areas) {
    const [ground, layer] = [glass.ground, this.#layer];
    if (ground && layer.firstChild !== ground) layer.prepend(ground);
    let next = ground ? /** @type {ChildNode | null} */ (ground.nextSibling) : layer.firstChild;
    for (const element of elements) {
      const figure = this.#figureOf(glass, element);
      this.fit(figure, element);
      clipFigure(figure, this.areaOf(element, areas[element.layer] ?? '', elements));
      if (figure.node === next) next = next.nextSibling;
      else layer.insertBefore(figure.node, next);
    }
    while (next) {
      const after = next.nextSibling;
      next.remove();
      next = after;
    }
  }

  /**
   * @param {import('../base/model.js').Run['finger']} path
   * @param {number} rate
   * @param {number} frame
   * @param {{width: number, height: number}} size  of the screen
   */
  #showFinger(path, rate, frame, size) {
    this.#finger.forEach((circle, index) => {
      const [x, y] = positionAt(path, frame - Math.round(FINGER[index][2] * rate));
      // On a smaller screen the same path may leave the screen.
      const isOn = x >= 0 && y >= 0 && x <= size.width && y <= size.height;
      const isDown = isOn && !Number.isNaN(positionAt(path, frame)[0]);
      circle.setAttribute('visibility', isDown ? 'visible' : 'hidden');
      if (isDown) circle.setAttribute('transform', 'translate(' + short(x) + ' ' + short(y) + ')');
    });
  }

  /**
   * Moves the copy of an element to where that is.
   * @param {import('./trial-figure.js').Figure} figure
   * @param {import('../trial/core.js').Element} element
   */
  fit(figure, element) { moveFigure(figure, element, HANGING.has(this.#kinds[element.kind])); }

  /**
   * What shows of an element.
   * @param {import('../trial/core.js').Element} _element
   * @param {string} area  what shows of its layer
   * @param {import('../trial/core.js').Element[]} _elements  those of the frame
   */
  areaOf(_element, area, _elements) { return area; }

  /** @param {Glass} glass @param {import('../trial/core.js').Element} element */
  #figureOf({ figures, templates }, element) {
    const key = [element.kind, element.section, element.item].join();
    const known = figures.get(key);
    if (known) return known;
    // What the screen has not shown in the recording another one may have.
    const name = this.#kinds[element.kind];
    const all = [templates, ...this.#glasses.map((other) => other.templates)].find((one) => one.has(name))?.get(name) ?? [];
    const template = all.length > 0 ? all[relativeOf(element, all)] : plainCard(name, element);
    const figure = copyOf(template, element, this.#prefix);
    figures.set(key, figure);
    return figure;
  }

  /**
   * What shows of a layer.
   * @param {import('../trial/core.js').Area} area
   * @param {number} index
   */
  #clip({ left, top, right, bottom, radius }, index) {
    return left === -Infinity && top === -Infinity ? ''
      : this.rectangle(String(index), { x: left, y: top, width: right - left, height: bottom - top }, radius, '');
  }

  /**
   * A clip of a rectangle.
   * @param {string} name
   * @param {{x: number, y: number, width: number, height: number}} area
   * @param {number} radius
   * @param {string} within  another clip that cuts, too
   */
  rectangle(name, { x, y, width, height }, radius, within) {
    const id = this.#prefix + 'trial-clip-' + name;
    const clip = this.#clips.querySelector('#' + CSS.escape(id)) ?? drawing('clipPath', { id }, [drawing('rect')]);
    if (!clip.parentNode) this.#clips.append(clip);
    if (within) clip.setAttribute('clip-path', within);
    else clip.removeAttribute('clip-path');
    put(/** @type {Element} */ (clip.firstChild), {
      x: short(x), y: short(y), width: short(Math.max(0, width)), height: short(Math.max(0, height)), rx: short(radius),
    });
    return 'url(#' + id + ')';
  }
}
