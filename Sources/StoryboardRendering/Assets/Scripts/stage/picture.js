// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from '../base/dom.js';

/** Room around a picture, in pixels. */
const MARGIN = 16;

/**
 * The style rules that apply to some elements, with those of media that apply now.
 * @param {Iterable<CSSRule>} rules
 * @param {Element} root
 * @returns {string[]}
 */
function rulesFor(rules, root) {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.media.mediaText).matches ? rulesFor(rule.cssRules, root) : [];
    if (!(rule instanceof CSSStyleRule) || rule.style.animationName) return [];
    try {
      return root.querySelector(rule.selectorText) ? [rule.cssText] : [];
    } catch {
      return [];
    }
  });
}

/**
 * What the stage shows, as a drawing of its own: devices, marks and lines where they are, with the names above them.
 * @param {HTMLElement} stage
 * @returns {{text: string, width: number, height: number}} the file, and its size in pixels
 */
export function pictureOf(stage) {
  const frame = stage.getBoundingClientRect();
  const root = getComputedStyle(document.documentElement);
  const token = (/** @type {string} */ name) => root.getPropertyValue(name).trim();
  /** @type {SVGElement[]} */
  const parts = [];
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  const reach = (/** @type {DOMRect} */ box) => {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  };
  const isSeen = (/** @type {DOMRect} */ box) => box.width > 0 && box.right > frame.left && box.left < frame.right;
  const write = (/** @type {string} */ text, /** @type {DOMRect} */ box, /** @type {string} */ colour) => {
    parts.push(drawing('text', { x: String(box.left), y: String(box.top + 15), fill: token(colour), 'font-size': '14', 'font-weight': '600' }, [text]));
  };
  for (const screen of stage.querySelectorAll('.device:not([hidden]) .screen')) {
    const box = screen.getBoundingClientRect();
    if (!isSeen(box)) continue;
    reach(box);
    const label = stage.classList.contains('comparing') ? screen.getAttribute('data-label') : '';
    if (label) write(label, box, '--accent');
    for (const svg of screen.querySelectorAll(':scope > svg')) {
      const place = svg.getBoundingClientRect();
      const copy = /** @type {SVGElement} */ (svg.cloneNode(true));
      for (const [name, value] of Object.entries({ x: place.left, y: place.top, width: place.width, height: place.height })) copy.setAttribute(name, String(value));
      const { display, clipPath, opacity } = getComputedStyle(svg);
      if (display !== 'none') parts.push(drawing('g', { 'clip-path': clipPath, opacity }, [copy]));
    }
  }
  for (const name of stage.querySelectorAll('.device:not([hidden]) h3')) {
    const box = name.getBoundingClientRect();
    if (!isSeen(box)) continue;
    reach(box);
    write(name.textContent ?? '', box, '--ink');
  }
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN];
  const picture = drawing('svg', {
    xmlns: 'http://www.w3.org/2000/svg', width: String(width), height: String(height), viewBox: [left - MARGIN, top - MARGIN, width, height].join(' '),
    'font-family': 'system-ui, sans-serif',
  });
  const shared = [...document.querySelectorAll('.defined, #shared')].map((one) => one.cloneNode(true));
  const paper = drawing('rect', { x: String(left - MARGIN), y: String(top - MARGIN), width: '100%', height: '100%', fill: token('--paper') });
  picture.append(...shared, paper, ...parts);
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => rulesFor(cssRules, stage)).join('\n');
  // Colours are those of the theme that is shown.
  const colours = rules.replace(/var\((--[\w-]+)\)/g, (whole, name) => token(name) || whole);
  picture.prepend(drawing('style', {}, ['.defined,#shared{width:0;height:0}' + colours]));
  return { text: new XMLSerializer().serializeToString(picture), width, height };
}

/**
 * A picture as pixels, two for each of the page.
 * @param {ReturnType<typeof pictureOf>} picture
 * @returns {Promise<Blob | null>}
 */
export async function pixelsOf({ text, width, height }) {
  const image = new Image();
  image.src = 'data:image/svg+xml,' + encodeURIComponent(text);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 2 * width, height: 2 * height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done));
}
