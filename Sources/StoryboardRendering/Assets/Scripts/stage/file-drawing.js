// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing, put } from '../base/dom.js';
import { drive, handlesOf, shade, shadowOf } from './driven-looks.js';
import { holdFigure, moveFigure, short } from './trial-figure.js';
import { TrialDrawing } from './trial-drawing.js';

// Screens of pattern files: elements that the file names have numbers, and boxes that are cut at their edges.

/** How a drawing fits another size; PageProgram.swift has the numbers. */
const [BOX, AT_BOTTOM, TRAILING, PICTURE] = [1, 2, 4, 8];

/** Lengths that differ by less are the same, in points. */
const SAME = 0.02;

/**
 * The names of elements in drawings, by the core's numbers: those of kinds, and numbers of elements that a file names.
 * @param {string[]} kinds
 * @returns {string[]}
 */
export const drawnNames = (kinds) => Object.assign([], kinds, Object.fromEntries(
  Object.keys(kinds).filter((kind) => Number(kind) > 255).map((kind) => [kind, 'e' + (Number(kind) >> 8)])));

/**
 * What cuts a figure, and its parts that fill the whole box.
 * @typedef {{area: Element, parts: Element[], radius: number}} Box
 */

let boxCount = 0;

/**
 * Prepares a figure to be cut, in the coordinates of its drawing.
 * @param {import('./trial-figure.js').Figure} figure
 * @param {Element} [body]  what is cut, if it is not all
 * @returns {Box}
 */
function boxOf({ node, template: { rect } }, body) {
  boxCount += 1;
  const id = 'box-clip-' + boxCount;
  const area = drawing('rect');
  const inner = body ?? /** @type {Element} */ (node.firstChild);
  inner.setAttribute('clip-path', 'url(#' + id + ')');
  node.append(drawing('clipPath', { id }, [area]));
  const parts = [...inner.querySelectorAll('rect')].filter((part) =>
    [['x', rect.x], ['y', rect.y], ['width', rect.width], ['height', rect.height]]
      .every(([name, value]) => Math.abs(Number(part.getAttribute(String(name)) ?? 0) - Number(value)) < SAME));
  return { area, parts, radius: Math.max(0, ...parts.map((part) => Number(part.getAttribute('rx') ?? 0))) };
}

/** The screen of a pattern file's drawing as the core lays it out. */
export class FileDrawing extends TrialDrawing {
  #cuts;
  #fits;
  #looks;
  /** The values of the frame that is shown. */
  #values = new Float64Array();
  /** @type {WeakMap<import('./trial-figure.js').Figure, import('./driven-looks.js').Handles>} */
  #handles = new WeakMap();
  /** Whether the leading edge is the right one. */
  #isMirrored = false;
  /** @type {WeakMap<import('./trial-figure.js').Figure, Box>} */
  #boxes = new WeakMap();
  /** @type {WeakMap<import('./trial-figure.js').Figure, import('./driven-looks.js').Shadow>} */
  #shadows = new WeakMap();

  /**
   * @param {SVGElement} svg
   * @param {string} prefix
   * @param {import('../trial/request.js').TrialData} trial
   */
  constructor(svg, prefix, trial) {
    super(svg, prefix, { ...trial, kinds: drawnNames(trial.kinds) });
    this.#cuts = trial.cuts ?? {};
    this.#fits = trial.fits ?? {};
    this.#looks = trial.looks ?? {};
  }

  /**
   * @param {import('../base/model.js').Run} run
   * @param {number} frame
   */
  show(run, frame) {
    this.#isMirrored = run.trial?.isMirrored === true;
    this.#values = run.trial?.frame(frame).values ?? this.#values;
    super.show(run, frame);
  }

  /**
   * @param {import('./trial-figure.js').Figure} figure
   * @param {import('../trial/core.js').Element} element
   */
  fit(figure, element) {
    const driven = this.#driven(element);
    if (driven) this.#drive(figure, driven);
    const fit = this.#fits[element.kind];
    if (fit === undefined) return super.fit(figure, element);
    figure.anchor = 0.5;
    const { rect } = figure.template;
    const known = this.#boxes.get(figure);
    const shadow = this.#shadowOf(figure, driven);
    const isSame = Math.abs(element.width - rect.width) < SAME && Math.abs(element.height - rect.height) < SAME;
    if (!(fit & BOX) || (isSame && !known && !shadow)) {
      if (shadow && driven) shade(shadow.group, rect, driven[2] || 0, driven[3]);
      return moveFigure(figure, element, (fit & AT_BOTTOM) !== 0);
    }
    const box = known ?? boxOf(figure, shadow?.body);
    this.#boxes.set(figure, box);
    if (driven && driven[2] === driven[2]) box.radius = driven[2];
    const { shown, scale } = this.#cut(figure, element, fit, box);
    if (shadow && driven) shade(shadow.group, shown, box.radius, driven[3] / scale);
    holdFigure(figure, element);
  }

  /**
   * What shows of an element: of one in an item that clips, what shows of the item.
   * @param {import('../trial/core.js').Element} element
   * @param {string} area
   * @param {import('../trial/core.js').Element[]} elements
   * @returns {string}
   */
  areaOf(element, area, elements) {
    const { section, item } = element;
    const [kind, radius] = this.#cuts[element.kind] ?? [];
    const around = elements.find((other) => other.kind === kind && other.section === section && other.item === item);
    if (!around) return area;
    const within = this.areaOf(around, area, elements);
    return this.rectangle([kind, section, item].join('-'), around, Math.min(radius ?? 0, around.width / 2, around.height / 2), within);
  }

  /**
   * The angle, the blur, the radius, the reach of the shadow and the share of another colour of an element; NaN for one that
   * stays.
   * @param {import('../trial/core.js').Element} element
   */
  #driven({ kind, section, item }) {
    const places = this.#looks[kind]?.[Math.max(item, section, 0)];
    return places?.map((place, index) =>
      (place < 0 ? NaN : this.#values[place] * (index === 0 && this.#isMirrored ? -1 : 1)));
  }

  /**
   * @param {import('./trial-figure.js').Figure} figure
   * @param {number[]} values
   */
  #drive(figure, values) {
    const handles = this.#handles.get(figure) ?? handlesOf(figure.node);
    this.#handles.set(figure, handles);
    drive(handles, values);
  }

  /**
   * The shadow of a figure, if it follows a formula.
   * @param {import('./trial-figure.js').Figure} figure
   * @param {number[] | undefined} driven
   */
  #shadowOf(figure, driven) {
    if (!driven || driven[3] !== driven[3]) return undefined;
    const copy = /** @type {Element} */ (figure.node.firstChild?.firstChild);
    const shadow = this.#shadows.get(figure) ?? shadowOf(copy, figure.content);
    this.#shadows.set(figure, shadow);
    return shadow;
  }

  /**
   * Moves a drawing with the edge at which its content stays, and cuts it at the edges of its element.
   * @param {import('./trial-figure.js').Figure} figure
   * @param {import('../trial/core.js').Element} element
   * @param {number} fit
   * @param {Box} box
   * @returns what shows of it, in the coordinates of the drawing, and how many times as large these are
   */
  #cut({ node, template: { rect } }, { x, y, width, height }, fit, { area, parts, radius }) {
    // A picture that is too small covers the box; anything else keeps its size.
    const scale = fit & PICTURE ? Math.max(1, width / rect.width, height / rect.height) : 1;
    const isAtRight = ((fit & TRAILING) !== 0) !== this.#isMirrored;
    const left = isAtRight ? x + width - rect.width * scale : x;
    const top = fit & AT_BOTTOM ? y + height - rect.height * scale : y;
    const inner = /** @type {Element} */ (node.firstChild);
    inner.setAttribute('transform', 'translate(' + short(left - rect.x * scale) + ' ' + short(top - rect.y * scale) + ')'
      + (scale > 1 ? 'scale(' + scale + ')' : ''));
    const shown = {
      x: rect.x + (x - left) / scale, y: rect.y + (y - top) / scale, width: width / scale, height: height / scale,
    };
    put(area, {
      x: short(shown.x), y: short(shown.y), width: short(shown.width), height: short(shown.height),
      rx: short(Math.min(radius, shown.width / 2, shown.height / 2)),
    });
    // Larger than in any recorded frame: what fills the box is extended.
    for (const part of parts) {
      put(part, {
        x: short(Math.min(rect.x, shown.x)), y: short(Math.min(rect.y, shown.y)),
        width: short(Math.max(rect.width, shown.width)), height: short(Math.max(rect.height, shown.height)),
      });
    }
    return { shown, scale };
  }
}
