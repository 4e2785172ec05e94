// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { SPAN, areaPath, curvePath, rangeOf, samplesOf, spread, ticks } from './page-curves.js';
import { THIN, byId, drawing, element, write } from './page-dom.js';
import { formatValue } from './page-format.js';
import { GRID } from './page-model.js';
import { eventStops } from './page-timeline.js';

/** How many kinds of lines there are before they repeat; page-plots.css has their colours and dashes. */
const LINES = 8;

/** Height of a label and of a plot, in pixels. */
const LABEL = 17;
const LEAST_HEIGHT = 136;

/** @typedef {import('./page-strip.js').Row} Row */

/**
 * A curve: what it shows, and what follows the playhead.
 * @typedef {object} Curve
 * @property {import('./page-model.js').Run} run
 * @property {(frame: number) => number} value  grid units
 * @property {HTMLElement} dot
 * @property {Text} text
 *
 * @typedef {object} Plot
 * @property {number} index  of its value
 * @property {HTMLElement} figure
 * @property {HTMLElement} field
 * @property {HTMLElement} cursor
 * @property {{from: number, to: number} | null} range  none before it is drawn
 * @property {number} digits
 * @property {number} width  of the field in pixels
 * @property {number} height
 * @property {boolean} isNear
 * @property {() => {from: number, to: number}} draw  its curves and scales, into the room that it has
 * @property {Curve[]} curves
 */

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
  let duration = Math.max(model.duration, 1 / model.rate);
  /** @type {Row[]} */
  let rows = [];
  /** @type {Plot[]} */
  let plots = [];
  let time = 0;
  /** @type {(run: import('./page-model.js').Run) => number} */
  let frameOf = () => 0;

  const indexOf = (/** @type {string} */ key) => values.findIndex((value) => value.key === key);
  const [least, most] = [indexOf('contentOffset.min'), indexOf('contentOffset.max')];

  /** Values that have plots: the ends of the offset's range are shown in its own. */
  const plotted = () => values.flatMap((value, index) => {
    const isEnd = (index === least || index === most) && indexOf('contentOffset.y') >= 0;
    const exists = rows.some(({ run }) => run.values[index] !== null && run.values[index] !== undefined);
    return isEnd || !exists ? [] : [index];
  });

  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const plot = plots.find(({ field }) => field === target);
      if (!plot) continue;
      plot.isNear = isIntersecting;
      if (isIntersecting) move(plot);
    }
  }, { rootMargin: '200px' });

  const sized = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const plot = plots.find(({ field }) => field === target);
      if (!plot) continue;
      [plot.width, plot.height] = [contentRect.width, contentRect.height];
      if (plot.isNear) move(plot);
    }
  });

  /** @param {Plot} plot */
  const move = (plot) => {
    plot.range ??= plot.draw();
    plot.cursor.style.transform = 'translateX(' + (time / duration) * plot.width + 'px)';
    const { from, to } = plot.range;
    for (const { run, value, dot, text } of plot.curves) {
      const now = value(frameOf(run));
      write(text, formatValue(now, plot.digits));
      // A dot stays on its curve, also where its run is at another time than the playhead.
      const x = ((frameOf(run) / run.rate - time) / duration) * plot.width;
      dot.style.transform = 'translate(' + x + 'px,' + ((to - now) / (to - from) * plot.height || 0) + 'px)';
      dot.hidden = Number.isNaN(now);
    }
  };

  function build() {
    inView.disconnect();
    sized.disconnect();
    // What takes the place of a plot in view is drawn at once: the observer would come a frame late.
    const near = new Set(plots.filter(({ isNear }) => isNear).map(({ index }) => index));
    plots = plotted().map((index) => make(index, near.has(index)));
    grid.replaceChildren(...plots.map(({ figure }) => figure));
    for (const { field } of plots) {
      inView.observe(field);
      sized.observe(field);
    }
  }

  /**
   * @param {number} index  of the value
   * @param {boolean} isNear
   * @returns {Plot}
   */
  function make(index, isNear) {
    const { key, unit, digits } = values[index];
    const height = Math.max(LEAST_HEIGHT, rows.length * LABEL);
    const isShaded = key === 'contentOffset.y' && least >= 0 && most >= 0;
    const svg = drawing('svg', {
      viewBox: '0 0 ' + SPAN + ' ' + SPAN, preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false',
    });
    const cursor = element('div', { class: 'cursor' });
    const labels = element('ul', { class: 'labels' });
    const curves = rows.map(({ device, name, side, run }, row) => {
      const kind = 'line' + (device % LINES) + (side ? ' side' + side : '');
      const text = new Text('');
      const dot = element('i', { class: kind });
      cursor.append(dot);
      const sample = drawing('svg', { class: 'sample', viewBox: '0 0 22 6', 'aria-hidden': 'true', focusable: 'false' },
        [drawing('path', { ...THIN, class: 'curve ' + kind, d: 'M0 3H22' })]);
      const label = element('li', {}, [
        sample, element('span', {}, [(side ? side + ' · ' : '') + name]), element('b', {}, [text]),
      ]);
      // One below the other, until it is known where the curves end.
      label.style.top = (row + 0.5) * LABEL + 'px';
      labels.append(label);
      return { run, kind, value: (/** @type {number} */ frame) => model.read(run.values[index], frame), dot, text, label };
    });
    const field = element('div', { class: 'field' }, [svg, bandOf(rows[0].run), cursor]);
    const upright = element('div', { class: 'levels', 'aria-hidden': 'true' });
    field.style.height = upright.style.height = height + 'px';
    const along = element('div', { class: 'seconds', 'aria-hidden': 'true' });
    const caption = element('figcaption', {}, [element('b', {}, [key]), unit ? ' ' + unit : '']);
    if (isShaded) caption.append(element('span', {}, ['shaded: from contentOffset.min to contentOffset.max']));
    const figure = element('figure', { class: 'plot' }, [caption, upright, field, labels, along]);
    field.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      field.setPointerCapture(event.pointerId);
      scrub(field, event);
    });
    field.addEventListener('pointermove', (event) => {
      if (field.hasPointerCapture(event.pointerId)) scrub(field, event);
    });

    const draw = () => {
      const range = rangeOf(curves.flatMap(({ run, value }) =>
        samplesOf(run.frames, value).map(value).filter((one) => !Number.isNaN(one)))) ?? { from: 0, to: GRID };
      const y = (/** @type {number} */ value) => ((range.to - value) / (range.to - range.from)) * SPAN;
      const held = (/** @type {number} */ value) => Math.max(0, Math.min(SPAN, y(value)));
      const at = (/** @type {number} */ seconds) => (Math.min(seconds, duration) / duration) * SPAN;
      for (const { run } of isShaded ? curves : []) {
        const d = areaPath(run.frames, (frame) => model.read(run.values[least], frame),
          (frame) => model.read(run.values[most], frame), (frame) => at(frame / run.rate), held);
        if (!d) continue;
        const area = drawing('path', { class: 'allowed', d });
        area.style.fillOpacity = String(0.5 / curves.length);
        svg.append(area);
      }
      const levels = ticks(range.from / GRID, range.to / GRID, 4);
      for (const level of levels) {
        const line = { ...THIN, x2: String(SPAN), y1: String(y(level * GRID)), y2: String(y(level * GRID)) };
        svg.append(drawing('line', { class: level === 0 ? 'level zero' : 'level', ...line }));
      }
      for (const stop of eventStops(curves.map(({ run }) => run))) {
        const x = String(at(stop.time));
        svg.append(drawing('line', { ...THIN, class: 'happened', x1: x, x2: x, y2: String(SPAN) }));
      }
      const ends = curves.map(({ run, value }) => {
        let last = run.frames - 1;
        while (last > 0 && Number.isNaN(value(last))) last -= 1;
        return held(value(last)) / SPAN * height || 0;
      });
      const places = spread(ends, LABEL, height);
      curves.forEach(({ run, kind, value, label }, row) => {
        const d = curvePath(run.frames, value, (frame) => at(frame / run.rate), y);
        svg.append(drawing('path', { ...THIN, class: 'curve ' + kind, d }));
        label.style.top = places[row] + 'px';
      });
      const tick = (/** @type {string} */ text, /** @type {'top' | 'left'} */ side, /** @type {number} */ share) => {
        const made = element('span', {}, [text]);
        made.style[side] = share * 100 + '%';
        return made;
      };
      upright.append(...levels.map((level) => tick(String(level).replace('-', '−'), 'top', y(level * GRID) / SPAN)));
      along.append(...ticks(0, duration, 6).filter((second) => second < duration * 0.97)
        .map((second) => tick(second === 0 ? '0 s' : String(second), 'left', second / duration)));
      return range;
    };
    return { index, figure, field, cursor, range: null, draw, digits, width: 0, height, isNear, curves };
  }

  /**
   * @param {HTMLElement} field
   * @param {PointerEvent} event
   */
  function scrub(field, event) {
    const { left, width } = field.getBoundingClientRect();
    if (width > 0) seek(((event.clientX - left) / width) * duration);
  }

  /**
   * The phases of a run, as a band below the curves.
   * @param {import('./page-model.js').Run} run
   */
  function bandOf(run) {
    const band = drawing('svg', {
      class: 'phases', viewBox: '0 0 ' + duration * run.rate + ' 1', preserveAspectRatio: 'none',
      'aria-hidden': 'true', focusable: 'false',
    });
    for (const { phase, from, to } of run.phases) {
      const width = String(Math.max(0, Math.min(to, duration * run.rate) - from));
      band.append(drawing('rect', { class: 'band ' + phase, x: String(from), width, height: '1' }));
    }
    return band;
  }

  return {
    /** @param {Row[]} shown */
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
      for (const plot of plots) if (plot.isNear) move(plot);
    },
  };
}
