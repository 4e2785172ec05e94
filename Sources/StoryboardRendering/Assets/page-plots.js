// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from './page-dom.js';
import { createPlot } from './page-plot.js';
import { listenForScrub } from './page-scrub.js';

/** @typedef {import('./page-plot.js').Plot & {index: number, isNear: boolean}} Shown  and the value's index */

/**
 * The plots of all values that exist in what is shown. Each has its room from the start, so that nothing moves
 * below a pointer, and is drawn when it comes near the window; a seek moves only the line and the dots of those
 * that are.
 * @param {import('./page-model.js').Model} model
 * @param {(seconds: number) => void} seek
 */
export function createPlots(model, seek) {
  const grid = byId('plots');
  const { values } = model.data;
  let duration = 1;
  /** @type {import('./page-strip.js').Row[]} */
  let rows = [];
  /** @type {Map<Element, Shown>} by their fields */
  let plots = new Map();
  let time = 0;
  /** @type {(run: import('./page-model.js').Run) => number} */
  let frameOf = () => 0;

  const indexOf = (/** @type {string} */ key) => values.findIndex((value) => value.key === key);
  const [least, most] = [indexOf('contentOffset.min'), indexOf('contentOffset.max')];

  /** @type {(index: number) => import('./page-plot.js').Reading} */
  const readingOf = (index) => (run, frame) => model.read(run.values[index], frame);

  /** Values that have plots: the ends of the offset's range are shown in its own. */
  const plotted = () => values.flatMap((_, index) => {
    const isEnd = (index === least || index === most) && indexOf('contentOffset.y') >= 0;
    const exists = rows.some(({ run }) => run.values[index] !== null && run.values[index] !== undefined);
    return isEnd || !exists ? [] : [index];
  });

  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const plot = plots.get(target);
      if (!plot) continue;
      plot.isNear = isIntersecting;
      if (isIntersecting) plot.move(time, frameOf);
    }
  }, { rootMargin: '200px' });

  const sized = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const plot = plots.get(target);
      plot?.size(contentRect.width, contentRect.height);
      if (plot?.isNear) plot.move(time, frameOf);
    }
  });

  function build() {
    inView.disconnect();
    sized.disconnect();
    // What takes the place of a plot in view is drawn at once: the observer would come a frame late.
    const near = new Set([...plots.values()].filter(({ isNear }) => isNear).map(({ index }) => index));
    plots = new Map(plotted().map((index) => {
      const isShaded = values[index].key === 'contentOffset.y' && least >= 0 && most >= 0;
      const plot = createPlot({
        value: values[index], rows, duration, reading: readingOf(index),
        allowed: isShaded ? { from: readingOf(least), to: readingOf(most) } : null,
      });
      listen(plot.field);
      return [plot.field, { ...plot, index, isNear: near.has(index) }];
    }));
    grid.replaceChildren(...[...plots.values()].map(({ figure }) => figure));
    for (const field of plots.keys()) {
      inView.observe(field);
      sized.observe(field);
    }
  }

  /**
   * The playhead follows a pointer that is down on a plot.
   * @param {HTMLElement} field
   */
  const listen = (field) => listenForScrub(field, (event) => {
    const { left, width } = field.getBoundingClientRect();
    if (width > 0) seek(((event.clientX - left) / width) * duration);
  });

  return {
    /** @param {import('./page-strip.js').Row[]} shown */
    follow(shown) {
      duration = Math.max(model.duration, 1 / model.rate);
      rows = shown;
      build();
    },

    /**
     * @param {(run: import('./page-model.js').Run) => number} frames
     * @param {number} seconds
     */
    show(frames, seconds) {
      frameOf = frames;
      time = seconds;
      for (const plot of plots.values()) if (plot.isNear) plot.move(time, frameOf);
    },
  };
}
