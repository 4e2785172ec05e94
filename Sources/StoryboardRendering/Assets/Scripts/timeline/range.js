// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../base/dom.js';

/** How far a pointer has to move to mean a part of the time, in pixels. */
const DRAG = 4;

/**
 * Lets a pointer choose a part of the time axis: along the script's lane, or with Shift along any lane.
 * @param {HTMLElement} lanes
 * @param {HTMLElement} rail  the axis
 * @param {(from: number, to: number) => void} choose  shares of the axis
 */
export function listenForRange(lanes, rail, choose) {
  const band = element('div', { class: 'range', hidden: 'hidden' });
  rail.prepend(band);
  const shareAt = (/** @type {number} */ x) => {
    const { left, width } = rail.getBoundingClientRect();
    return width > 0 ? Math.max(0, Math.min(1, (x - left) / width)) : 0;
  };
  const draw = (/** @type {number} */ from, /** @type {number} */ to) => {
    band.hidden = false;
    band.style.left = 100 * Math.min(from, to) + '%';
    band.style.width = 100 * Math.abs(to - from) + '%';
  };
  /** @type {{id: number, x: number, isRange: boolean} | null} */
  let down = null;
  lanes.addEventListener('pointerdown', (event) => {
    const isScript = event.target instanceof Element && event.target.closest('.steps-lane');
    if (event.button !== 0 || !(isScript || event.shiftKey) || event.pointerType === 'touch') return;
    down = { id: event.pointerId, x: event.clientX, isRange: event.shiftKey };
    // A press that turns out to be none scrubs as ever.
    if (event.shiftKey) event.stopImmediatePropagation();
  }, true);
  lanes.addEventListener('pointermove', (event) => {
    if (event.pointerId !== down?.id) return;
    down.isRange ||= Math.abs(event.clientX - down.x) > DRAG;
    if (!down.isRange) return;
    event.stopImmediatePropagation();
    draw(shareAt(down.x), shareAt(event.clientX));
  }, true);
  lanes.addEventListener('pointerup', (event) => {
    const start = down;
    down = null;
    if (event.pointerId !== start?.id || Math.abs(event.clientX - start.x) <= DRAG) return;
    const ends = [shareAt(start.x), shareAt(event.clientX)];
    choose(Math.min(...ends), Math.max(...ends));
  }, true);
  lanes.addEventListener('pointercancel', () => { down = null; }, true);
  return {
    /**
     * Shows the part that is repeated.
     * @param {[number, number] | null} ends  shares of the axis
     */
    show(ends) {
      if (ends) draw(...ends);
      else if (!down && !band.hidden) band.hidden = true;
    },
  };
}
