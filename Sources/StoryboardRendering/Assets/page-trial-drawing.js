// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from './page-dom.js';
import { GRID } from './page-model.js';
import { copyOf, moveFigure, plainCard, relativeOf, short, templatesIn } from './page-trial-figure.js';

// A screen drawn from the core's element frames: each element is a copy of how the page's own drawing shows it,
// or its nearest relative, moved to its place.

/** Kinds whose lower edge moves: drawn at full height, they slide out of the screen at the top. */
const HANGING = new Set(['header', 'barBackground']);

/** The finger and what follows it: radius, opacity, how many seconds it lags behind. */
const FINGER = [[14, 0.16, 0.06], [18, 0.16, 0.03], [22, 0.32, 0]];

/**
 * Where the finger is in a frame, in points.
 * @param {import('./page-model.js').Run['finger']} way
 * @param {number} frame
 */
const place = (way, frame) => way.map((axis) =>
  (typeof axis === 'object' && axis && 'list' in axis ? axis.list[Math.max(0, frame)] / GRID : NaN));

/**
 * The screen of a drawing as the core lays it out.
 * @param {SVGElement} svg
 * @param {string} prefix
 * @param {string[]} kinds  their words, by the core's numbers
 */
export function createTrialDrawing(svg, prefix, kinds) {
  const find = (/** @type {string} */ name) => svg.querySelector('#' + CSS.escape(prefix + name));
  const device = /** @type {Element} */ (find('device'));
  const screen = /** @type {Element} */ (find('screen'));
  const templates = templatesIn(screen, prefix, kinds);
  const asleep = [screen, ...['finger', 'finger-tail1', 'finger-tail2'].flatMap((name) => find(name) ?? [])];
  const ground = screen.querySelector('rect')?.cloneNode(true);
  const clips = drawing('g');
  const layer = drawing('g', { 'clip-path': 'url(#' + prefix + 'screen-clip)' });
  const finger = FINGER.map(([radius, opacity]) => drawing('circle', {
    r: String(radius), fill: '#2f6fed', 'fill-opacity': String(opacity), visibility: 'hidden',
    ...(opacity > 0.2 ? { stroke: '#fff', 'stroke-width': '2.5', 'stroke-opacity': '0.95' } : {}),
  }));
  /** @type {Map<string, import('./page-trial-figure.js').Figure>} */
  const figures = new Map();
  // Copies of the drawing are made without it.
  for (const part of [clips, layer, ...finger]) part.setAttribute('data-trial', '');
  let isOpen = false;

  /** @param {import('./page-core.js').Element} element */
  const figureOf = (element) => {
    const key = [element.kind, element.section, element.item].join();
    const known = figures.get(key);
    if (known) return known;
    const all = templates.get(kinds[element.kind]) ?? [];
    const template = all.length > 0 ? all[relativeOf(element, all)] : plainCard(kinds[element.kind], element);
    const figure = copyOf(template, element, prefix);
    figures.set(key, figure);
    return figure;
  };

  /**
   * What shows of the layers.
   * @param {import('./page-core.js').Area[]} areas
   */
  const clip = (areas) => areas.map(({ left, top, right, bottom, radius }, index) => {
    if (left === -Infinity && top === -Infinity) return '';
    const id = prefix + 'trial-clip-' + index;
    let rect = clips.querySelector('#' + CSS.escape(id))?.firstChild;
    if (!rect) {
      rect = drawing('rect');
      clips.append(drawing('clipPath', { id }, [rect]));
    }
    const box = {
      x: short(left), y: short(top), width: short(Math.max(0, right - left)),
      height: short(Math.max(0, bottom - top)), rx: short(radius),
    };
    for (const [name, value] of Object.entries(box)) {
      if (/** @type {Element} */ (rect).getAttribute(name) !== value) /** @type {Element} */ (rect).setAttribute(name, value);
    }
    return 'url(#' + id + ')';
  });

  return {
    /** Shows the core's pictures instead of the recorded ones. */
    open() {
      if (isOpen) return;
      isOpen = true;
      for (const part of asleep) /** @type {SVGElement} */ (part).style.display = 'none';
      screen.after(clips, layer);
      device.append(...finger);
    },

    close() {
      if (!isOpen) return;
      isOpen = false;
      for (const part of asleep) /** @type {SVGElement} */ (part).style.display = '';
      for (const part of [clips, layer, ...finger]) part.remove();
    },

    /**
     * @param {import('./page-model.js').Run} run  one that the page's own core makes
     * @param {number} frame
     */
    show({ trial, finger: way, rate }, frame) {
      if (!trial) return;
      const { elements, layers } = trial.frame(frame);
      const areas = clip(layers);
      if (ground && layer.firstChild !== ground) layer.prepend(ground);
      let next = ground ? /** @type {ChildNode | null} */ (ground.nextSibling) : layer.firstChild;
      for (const element of elements) {
        const figure = figureOf(element);
        moveFigure(figure, element, HANGING.has(kinds[element.kind]));
        const area = areas[element.layer] ?? '';
        if (area !== figure.clip) {
          if (area) figure.node.setAttribute('clip-path', area);
          else figure.node.removeAttribute('clip-path');
          figure.clip = area;
        }
        if (figure.node === next) next = next.nextSibling;
        else layer.insertBefore(figure.node, next);
      }
      while (next) {
        const after = next.nextSibling;
        next.remove();
        next = after;
      }
      finger.forEach((circle, index) => {
        const [x, y] = place(way, frame - Math.round(FINGER[index][2] * rate));
        // On a smaller screen the same way may lead off the glass.
        const isOn = x >= 0 && y >= 0 && x <= trial.size.width && y <= trial.size.height;
        const isDown = isOn && !Number.isNaN(place(way, frame)[0]);
        circle.setAttribute('visibility', isDown ? 'visible' : 'hidden');
        if (isDown) circle.setAttribute('transform', 'translate(' + short(x) + ' ' + short(y) + ')');
      });
    },
  };
}
