// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from '../base/dom.js';
import { indexOfValue } from '../base/model.js';
import { listenForScrub } from '../base/scrubbing.js';
import { Plot } from './plot.js';

/**
 * A plot, its value's index, and whether it is near the window.
 * @typedef {{plot: Plot, index: number, isNear: boolean}} Shown
 */

/**
 * The plots of all values in the view. Each has its space reserved from the start, so that nothing moves below a
 * pointer, and is drawn when it comes near the window; a seek moves only the line and the dots of those that are.
 */
export class Plots {
  #store;
  #seek;
  #grid = byId('plots');
  /** Seconds of the time axis. */
  #duration = 1;
  /** @type {Map<Element, Shown>} by their fields */
  #plots = new Map();

  #inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const shown = this.#plots.get(target);
      if (!shown) continue;
      shown.isNear = isIntersecting;
      if (isIntersecting) this.#move(shown);
    }
  }, { rootMargin: '200px' });

  #sized = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const shown = this.#plots.get(target);
      shown?.plot.size(contentRect.width, contentRect.height);
      if (shown?.isNear) this.#move(shown);
    }
  });

  /**
   * @param {import('../player/store.js').Store} store
   * @param {(seconds: number) => void} seek
   */
  constructor(store, seek) {
    this.#store = store;
    this.#seek = seek;
  }

  follow() {
    const { model } = this.#store;
    this.#duration = Math.max(model.duration, 1 / model.rate);
    this.#inView.disconnect();
    this.#sized.disconnect();
    // A visible plot that replaces another one is drawn immediately: the observer would be a frame late.
    const near = new Set([...this.#plots.values()].filter(({ isNear }) => isNear).map(({ index }) => index));
    this.#plots = new Map(this.#plotted().map((index) => {
      const plot = this.#make(index);
      return [plot.field, { plot, index, isNear: near.has(index) }];
    }));
    this.#grid.replaceChildren(...[...this.#plots.values()].map(({ plot }) => plot.figure));
    for (const field of this.#plots.keys()) {
      this.#inView.observe(field);
      this.#sized.observe(field);
    }
  }

  show() {
    if (this.#store.isMoving) return;
    for (const shown of this.#plots.values()) if (shown.isNear) this.#move(shown);
  }

  /** @param {Shown} shown */
  #move({ plot }) { plot.move(this.#store.playhead.time, this.#store.frameOf); }

  /** The limits of the offset, which are shown with it. */
  get #ends() {
    return ['contentOffset.min', 'contentOffset.max'].map((key) => indexOfValue(this.#store.model.data.values, key));
  }

  /** Values that have plots. */
  #plotted() {
    const { model, rows } = this.#store;
    const hasOffset = indexOfValue(model.data.values, 'contentOffset.y') >= 0;
    return model.data.values.flatMap((_, index) => {
      const exists = rows.some(({ run }) => run.values[index] !== null && run.values[index] !== undefined);
      return !exists || (hasOffset && this.#ends.includes(index)) ? [] : [index];
    });
  }

  /** @param {number} index */
  #make(index) {
    const { model, rows } = this.#store;
    const value = model.data.values[index];
    const [least, most] = this.#ends;
    const isShaded = value.key === 'contentOffset.y' && least >= 0 && most >= 0;
    const plot = new Plot({
      value, rows, duration: this.#duration, reading: this.#readingOf(index),
      allowed: isShaded ? { from: this.#readingOf(least), to: this.#readingOf(most) } : null,
    });
    // The playhead follows a pointer that is down on a plot.
    listenForScrub(plot.field, (event) => {
      const { left, width } = plot.field.getBoundingClientRect();
      if (width > 0) this.#seek(((event.clientX - left) / width) * this.#duration);
    });
    return plot;
  }

  /** @param {number} index @returns {import('./plot.js').Reading} */
  #readingOf(index) {
    const { read } = this.#store.model;
    return (run, frame) => read(run.values[index], frame);
  }
}
