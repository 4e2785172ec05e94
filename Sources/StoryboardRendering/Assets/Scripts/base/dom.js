// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { isWorkbench } from './workbench.js';

const SVG = 'http://www.w3.org/2000/svg';

/** Attributes of lines that keep their width whatever the scale of the drawing. */
export const THIN = { 'vector-effect': 'non-scaling-stroke' };

/**
 * The element with an id that the page is known to have.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error('the page has no element ' + id);
  return found;
}

/**
 * The control with an id that the page is known to have.
 * @param {string} id
 */
export const inputById = (id) => /** @type {HTMLInputElement} */ (byId(id));

/**
 * Announces a text to screen readers.
 * @param {string} text
 */
export function announce(text) {
  byId('status').textContent = text;
}

/**
 * Makes an element with attributes and children.
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} [children]
 * @returns {HTMLElement}
 */
export function element(tag, attributes = {}, children = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Makes an element of a drawing.
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {(Node | string)[]} [children]
 * @returns {SVGElement}
 */
export function drawing(tag, attributes = {}, children = []) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Writes attributes that differ from what is there: also a value that stays would be laid out again.
 * @param {Element} part
 * @param {Record<string, string>} attributes
 */
export function put(part, attributes) {
  for (const name in attributes) {
    if (part.getAttribute(name) !== attributes[name]) part.setAttribute(name, attributes[name]);
  }
}

/**
 * Writes a text that differs from what is there.
 * @param {Text} node
 * @param {string} text
 */
export function write(node, text) {
  if (node.data !== text) node.data = text;
}

/**
 * A copy of a drawing with a prefix on its ids and on references to them; references to elements outside the drawing
 * are unchanged. The copy shows the recording even during a trial: elements that the trial added are omitted, and
 * elements that it hides are visible.
 * @template {SVGElement} E
 * @param {E} original
 * @param {string} prefix
 * @returns {E}
 */
export function prefixedClone(original, prefix) {
  const copy = /** @type {E} */ (original.cloneNode(true));
  for (const part of copy.querySelectorAll('[data-trial]')) part.remove();
  const parts = [copy, ...copy.querySelectorAll('*')];
  const own = new Set(parts.map((part) => part.id));
  for (const part of parts) {
    // A drawing has no inline style.
    part.removeAttribute('style');
    for (const { name, value } of [...part.attributes]) {
      if (name === 'id') part.setAttribute(name, prefix + value);
      else if (name === 'aria-labelledby') {
        part.setAttribute(name, value.replace(/\S+/g, (id) => (own.has(id) ? prefix + id : id)));
      } else if (value.includes('#')) {
        part.setAttribute(name, value.replace(/(url\(#|^#)([\w.-]+)/g,
          (whole, /** @type {string} */ start, /** @type {string} */ id) => (
            own.has(id) ? start + prefix + id : whole)));
      }
    }
  }
  return copy;
}

/**
 * Has a drawing painted as a whole. A browser handles each moved or clipped part of a drawing separately, in every frame in
 * which anything on the page changes; a pattern it draws once and keeps.
 * @param {SVGElement} svg
 * @param {string} id  for its pattern
 */
export function flatten(svg, id) {
  const [x, y, width, height] = (svg.getAttribute('viewBox') ?? '').split(' ');
  const box = { x, y, width, height };
  const parts = [...svg.childNodes];
  svg.append(drawing('pattern', { ...box, id, patternUnits: 'userSpaceOnUse' }, parts), drawing('rect', { ...box, fill: 'url(#' + id + ')' }));
}

/**
 * Has each photo, portrait and symbol of a drawing painted as a whole: the pattern of a path, which has the place of the
 * reference that it replaces.
 * @param {Element} svg
 */
export function flattenSymbols(svg) {
  for (const use of svg.querySelectorAll('use[width]')) {
    const symbol = document.querySelector('symbol' + use.getAttribute('href'));
    if (!symbol) continue;
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => use.getAttribute(name) ?? 0);
    const path = drawing('path', { d: 'M' + x + ' ' + y + 'h' + width + 'v' + height + 'h-' + width + 'z' });
    for (const { name, value } of use.attributes) if (name !== 'href') path.setAttribute(name, value);
    path.setAttribute('fill', 'url(#' + patternOf(symbol, use) + ')');
    use.replaceWith(path);
  }
}

/**
 * The name of the pattern for a symbol in the colour of a reference to it, which its class has in light and dark.
 * @param {Element} symbol
 * @param {Element} use
 */
function patternOf(symbol, use) {
  const [shade, color] = ['class', 'color'].map((name) => use.getAttribute(name) ?? '');
  const id = symbol.id + (shade || color).replace('#', '-');
  if (!document.getElementById(id)) {
    const pattern = drawing('pattern', { id, color, class: shade, width: '1', height: '1' }, [...symbol.cloneNode(true).childNodes]);
    for (const name of ['viewBox', 'preserveAspectRatio']) pattern.setAttribute(name, symbol.getAttribute(name) ?? 'xMidYMid');
    symbol.before(pattern);
  }
  return id;
}

/** What stays free at the window's edges, in pixels. */
const MARGIN = 10;

/**
 * Scrolls by the least distance that makes a part fully visible, above the playback and below a sticky head, with as
 * much of its head as fits. If the window is too low, everything above the part's last child may be cut off. It scrolls
 * instantly, so that no reader has to wait.
 * @param {Element} part
 * @param {HTMLElement | null} head  the element above the part that belongs to it
 */
export function bringIntoView(part, head) {
  // A workbench does not scroll; its row of devices does.
  if (isWorkbench()) return part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const whole = part.getBoundingClientRect();
  // Its box may be as high as its row; its last child is the essential part.
  const core = (part.lastElementChild ?? part).getBoundingClientRect();
  const over = head && !head.hidden ? head.getBoundingClientRect() : null;
  const isStuck = head !== null && getComputedStyle(head).position === 'sticky';
  const upper = MARGIN + (over && isStuck ? over.height : 0);
  const lower = innerHeight - byId('dock').offsetHeight - MARGIN;
  const least = core.bottom - lower;
  const most = (core.bottom - whole.top > lower - upper ? core : whole).top - upper;
  const wanted = over && !isStuck ? Math.min(most, Math.max(least, over.top - MARGIN)) : most;
  scrollBy(0, Math.min(wanted, Math.max(least, 0)));
}

/**
 * Copies a text. Not every page may write the clipboard, and not every browser has one.
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
