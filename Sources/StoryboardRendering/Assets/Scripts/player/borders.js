// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../base/dom.js';
import { keep, kept } from '../base/kept.js';

/** How far an arrow key moves a border, in pixels. */
const STEP = 16;

/**
 * The borders of a workbench, which can be dragged, and moved with the arrow keys; a double click puts one back.
 * @type {{name: string, label: string, orientation: string, part: string, least: number,
 *   most: () => number, sizeAt: (event: PointerEvent) => number, sizeOf: (box: DOMRect) => number, smaller: string, larger: string}[]}
 */
const BORDERS = [{
  name: 'side', label: 'Width of the inspector', orientation: 'vertical', part: '.inspector', least: 280, most: () => innerWidth / 2,
  sizeAt: ({ clientX }) => innerWidth - clientX, sizeOf: ({ width }) => width, smaller: 'ArrowRight', larger: 'ArrowLeft',
}, {
  name: 'bottom', label: 'Height of the timeline', orientation: 'horizontal', part: '.bottom', least: 180, most: () => innerHeight * 0.6,
  sizeAt: ({ clientY }) => innerHeight - clientY, sizeOf: ({ height }) => height, smaller: 'ArrowDown', larger: 'ArrowUp',
}];

/** Adds the borders; where they are is kept. */
export function addBorders() {
  const { style } = document.body;
  for (const { name, label, orientation, part, least, most, sizeAt, sizeOf, smaller, larger } of BORDERS) {
    const box = document.querySelector(part);
    const border = element('div', { class: 'border border-' + name, role: 'separator', tabindex: '0', 'aria-label': label, 'aria-orientation': orientation });
    const set = (/** @type {number | null} */ size) => {
      if (size === null || !(size > 0)) style.removeProperty('--kept-' + name);
      else style.setProperty('--kept-' + name, Math.round(Math.max(least, Math.min(most(), size))) + 'px');
    };
    const save = () => keep(name, style.getPropertyValue('--kept-' + name));
    const size = () => (box ? sizeOf(box.getBoundingClientRect()) : 0);
    set(Number.parseFloat(kept(name) ?? ''));
    border.setAttribute('aria-valuenow', '0');
    if (box) new ResizeObserver(() => border.setAttribute('aria-valuenow', String(Math.round(size())))).observe(box);
    border.addEventListener('pointerdown', (event) => {
      if (event.button === 0) border.setPointerCapture(event.pointerId);
    });
    border.addEventListener('pointermove', (event) => { if (border.hasPointerCapture(event.pointerId)) set(sizeAt(event)); });
    border.addEventListener('lostpointercapture', save);
    border.addEventListener('dblclick', () => {
      set(null);
      save();
    });
    border.addEventListener('keydown', (event) => {
      const direction = [smaller, '', larger].indexOf(event.key) - 1;
      if (Math.abs(direction) !== 1) return;
      event.preventDefault();
      set(size() + direction * STEP);
      save();
    });
    document.querySelector('main')?.append(border);
  }
}
