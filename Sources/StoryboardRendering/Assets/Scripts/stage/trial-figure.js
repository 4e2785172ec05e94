// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from '../base/dom.js';

// Copies of how the page's own drawing shows elements, to be moved to where the core has them.

/**
 * How the page's drawing shows an element.
 * @typedef {object} Template
 * @property {SVGElement} node
 * @property {{x: number, y: number, width: number, height: number}} rect
 * @property {string} id  kind and indices
 * @property {number[]} indices
 *
 * An element on the screen.
 * @typedef {object} Figure
 * @property {SVGElement} node
 * @property {Template} template
 * @property {SVGElement | null} content
 * @property {string} transform  as they were written last
 * @property {string} clip
 * @property {number} alpha
 * @property {number} scale
 * @property {number} height
 * @property {{part: Element, y: number, height: number}[]} backs  what reaches to the upper edge
 * @property {Element | null} whole  the one shape that it consists of
 * @property {string} size
 * @property {number} [anchor]  what stays in place when the content is scaled, from its top; else its lower edge
 */

/** Lengths that differ by less are the same, in points. */
const SAME = 0.02;

/** @param {number} value */
export const short = (value) => String(Math.round(value * 100) / 100);

/**
 * The index of the best template for an element, of all of its kind: its own, or else one of its section and size,
 * cycling through them. The first of a list is often different from the others.
 * @param {{section: number, item: number, width: number, height: number}} element
 * @param {{indices: number[], rect: {width: number, height: number}}[]} all
 */
export function relativeOf({ section, item, width, height }, all) {
  const own = [section, item].filter((index) => index >= 0);
  const exact = all.findIndex(({ indices }) => indices.join() === own.join());
  if (exact >= 0) return exact;
  const candidates = [...all.keys()];
  const prefer = (/** @type {number[]} */ from, /** @type {(index: number) => boolean} */ test) => {
    const found = from.filter(test);
    return found.length > 0 ? found : from;
  };
  const typical = prefer(candidates, (index) => all[index].indices.at(-1) !== 0);
  const sized = prefer(typical, (index) => Math.abs(all[index].rect.width - width) < SAME
    && Math.abs(all[index].rect.height - height) < SAME);
  const near = prefer(sized, (index) => own.length < 2 || all[index].indices[0] === section);
  return near[Math.max(item, 0) % near.length];
}

/**
 * @param {Element} screen  what the outline clips
 * @param {string} prefix  of the drawing
 * @param {string} [own]  what the names of this screen begin with in addition
 */
export function templatesIn(screen, prefix, own = '') {
  /** @type {Map<string, Template[]>} */
  const known = new Map();
  for (const node of /** @type {NodeListOf<SVGElement>} */ (screen.querySelectorAll('[id]'))) {
    const parts = /^(e\d+|[a-zA-Z]+)((?:-\d+){0,2})$/.exec(node.id.slice(prefix.length + own.length));
    if (!parts) continue;
    const shape = node.matches('[width],circle') ? node : node.querySelector('[width],circle');
    if (!shape) continue;
    const read = (/** @type {string} */ name) => Number(shape.getAttribute(name) ?? 0);
    const r = read('r');
    const list = known.get(parts[1]) ?? [];
    known.set(parts[1], list);
    list.push({
      node, id: own + parts[0],
      rect: shape.localName === 'circle' ? { x: read('cx') - r, y: read('cy') - r, width: 2 * r, height: 2 * r }
        : { x: read('x'), y: read('y'), width: read('width'), height: read('height') },
      indices: parts[2].split('-').slice(1).map(Number),
    });
  }
  return known;
}

/**
 * @param {Template} template
 * @param {import('../trial/core.js').Element} element  what the copy is to show
 * @param {string} prefix
 * @returns {Figure}
 */
export function copyOf(template, element, prefix) {
  const copy = /** @type {SVGElement} */ (template.node.cloneNode(true));
  const content = /** @type {SVGElement | null} */ (
    copy.querySelector('#' + CSS.escape(prefix + template.id + '-content')));
  // Groups of an element with its own animation have its position in the recording.
  for (const part of [copy, ...copy.querySelectorAll('#' + CSS.escape(prefix + template.id + '-y'))]) {
    if (part.tagName === 'g') for (const name of ['transform', 'clip-path', 'visibility']) part.removeAttribute(name);
  }
  for (const part of [copy, ...copy.querySelectorAll('[id]')]) part.removeAttribute('id');
  const backs = [copy, ...copy.querySelectorAll('rect')].flatMap((part) => {
    const height = Number(part.getAttribute('height') ?? 0);
    return part.tagName === 'rect' && Number(part.getAttribute('y') ?? 0) === template.rect.y && height > 0
      && !content?.contains(part) ? [{ part, y: template.rect.y, height }] : [];
  });
  // A section is called by its letter.
  const letter = copy.textContent?.trim() ?? '';
  if (/^[A-Z]$/.test(letter) && element.item >= 0) {
    const text = copy.querySelector('text');
    if (text) text.textContent = String.fromCharCode(65 + (element.item % 26));
  }
  const node = drawing('g', {}, [drawing('g', {}, [copy])]);
  return {
    node, template, content, transform: '', clip: '', alpha: NaN, scale: NaN, height: template.rect.height, backs,
    whole: copy.hasAttribute('width') ? copy : null, size: '',
  };
}

/**
 * What an element without any relative in the drawing looks like.
 * @param {string} kind
 * @param {{x: number, y: number, width: number, height: number}} rect
 * @returns {Template}
 */
export function plainCard(kind, rect) {
  const card = drawing('rect', { class: 'plain', width: short(rect.width), height: short(rect.height) });
  const parts = kind !== 'crash' ? [card] : [card, drawing('text', {
    x: short(rect.width / 2), y: short(rect.height / 2), 'text-anchor': 'middle', 'font-size': '17', class: 'crash',
  }, ['The app would end here'])];
  return { node: drawing('g', {}, parts), rect: { x: 0, y: 0, width: rect.width, height: rect.height }, id: kind, indices: [] };
}

/**
 * Moves a copy to where its element is.
 * @param {Figure} figure
 * @param {import('../trial/core.js').Element} element
 * @param {boolean} hangs  whether its lower edge moves: drawn at full height, it slides out of the screen at the top
 */
export function moveFigure(figure, element, hangs) {
  const { rect } = figure.template;
  const y = hangs ? element.y + element.height - rect.height : element.y;
  const transform = 'translate(' + short(element.x - rect.x) + ' ' + short(y - rect.y) + ')';
  const inner = /** @type {Element} */ (figure.node.firstChild);
  if (transform !== figure.transform) inner.setAttribute('transform', transform);
  figure.transform = transform;
  const size = short(element.width) + ' ' + short(element.height);
  if (figure.whole && size !== figure.size) {
    figure.whole.setAttribute('width', short(element.width));
    figure.whole.setAttribute('height', short(element.height));
  }
  figure.size = size;
  if (figure.whole) return holdFigure(figure, element);
  // Higher than in any recorded frame: its background is extended.
  const extra = Math.max(0, element.height - rect.height);
  if (rect.height + extra !== figure.height) {
    for (const { part, y: top, height } of figure.backs) {
      if (hangs) part.setAttribute('y', short(top - extra));
      part.setAttribute('height', short(height + extra));
    }
    figure.height = rect.height + extra;
  }
  holdFigure(figure, element);
}

/**
 * Fades and scales what an element holds.
 * @param {Figure} figure
 * @param {import('../trial/core.js').Element} element
 */
export function holdFigure(figure, { alpha, scale }) {
  const content = figure.content ?? /** @type {SVGElement} */ (figure.node.firstChild?.firstChild);
  if (alpha !== figure.alpha) content.setAttribute('opacity', short(alpha));
  figure.alpha = alpha;
  // If the recording scales it, groups around and inside move the fixed point to the origin.
  const isNested = figure.content && /^translate/.test(content.parentElement?.getAttribute('transform') ?? '');
  const isFirst = Number.isNaN(figure.scale);
  if (scale === figure.scale) return;
  figure.scale = scale;
  if (isFirst && scale === 1 && !isNested) return;
  const { x, y, width, height } = figure.template.rect;
  const [across, down] = [short(x + width / 2), short(y + height * (figure.anchor ?? 1))];
  content.setAttribute('transform', isNested ? 'scale(' + scale + ')'
    : 'translate(' + across + ' ' + down + ')scale(' + scale + ')translate(' + -across + ' ' + -down + ')');
}
