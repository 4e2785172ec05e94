// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { SPAN, areaPath, curvePath, rangeOf, samplesOf, spread, ticks } from './curves.js';
import { THIN, drawing, element, write } from '../base/dom.js';
import { formatValue } from '../base/format.js';
import { eventStops } from '../base/happenings.js';
import { GRID } from '../base/model.js';

/** How many kinds of lines there are before they repeat; plots.css has their colours and dashes. */
const LINES = 8;

/** Height of a label and of a plot, in pixels. */
const LABEL = 17;
const LEAST_HEIGHT = 136;

/**
 * @typedef {import('../base/model.js').Run} Run
 * @typedef {(run: Run, frame: number) => number} Reading  of a value, in grid units; NaN where there is none
 */

/**
 * What a plot shows.
 * @typedef {object} Subject
 * @property {{key: string, unit: string, digits: number}} value
 * @property {import('../base/model.js').Row[]} rows
 * @property {number} duration  seconds
 * @property {Reading} reading
 * @property {{from: Reading, to: Reading} | null} allowed  the range that is shaded
 */

/**
 * The curve of a run: its line, its dot at the playhead, and its label.
 * @typedef {object} Curve
 * @property {Run} run
 * @property {string} kind  of line
 * @property {(frame: number) => number} value
 * @property {HTMLElement} dot
 * @property {Text} text
 * @property {HTMLElement} label
 */

/** A plot with a reserved space, which is drawn when it first moves. */
export class Plot {
  #subject;
  /** Height of the field, in pixels. */
  #space;
  #width = 0;
  #height = 0;
  /**
   * The range of the values; null before it is drawn.
   * @type {{from: number, to: number} | null}
   */
  #range = null;
  #svg = scalable({ viewBox: '0 0 ' + SPAN + ' ' + SPAN });
  #cursor = element('div', { class: 'cursor' });
  #upright = element('div', { class: 'levels', 'aria-hidden': 'true' });
  #along = element('div', { class: 'seconds', 'aria-hidden': 'true' });
  #curves;

  /** @param {Subject} subject */
  constructor(subject) {
    const { value: { key, unit }, rows, duration, allowed } = subject;
    this.#subject = subject;
    this.#space = Math.max(LEAST_HEIGHT, rows.length * LABEL);
    this.#curves = rows.map((row, index) => this.#curveOf(row, index));
    this.#cursor.append(...this.#curves.map(({ dot }) => dot));
    const labels = element('ul', { class: 'labels' }, this.#curves.map(({ label }) => label));
    this.field = element('div', { class: 'field' }, [this.#svg, bandOf(rows[0].run, duration), this.#cursor]);
    this.field.style.height = this.#upright.style.height = this.#space + 'px';
    const caption = element('figcaption', {}, [element('b', {}, [key]), unit ? ' ' + unit : '']);
    if (allowed) caption.append(element('span', {}, ['shaded: from contentOffset.min to contentOffset.max']));
    this.figure = element('figure', { class: 'plot' }, [caption, this.#upright, this.field, labels, this.#along]);
  }

  /**
   * Takes over the extents of the field, in pixels.
   * @param {number} width
   * @param {number} height
   */
  size(width, height) {
    this.#width = width;
    this.#height = height;
  }

  /**
   * Moves its line and its dots.
   * @param {number} time
   * @param {(run: Run) => number} frameOf
   */
  move(time, frameOf) {
    const { value: { digits }, duration } = this.#subject;
    const { from, to } = this.#range ??= this.#draw();
    this.#cursor.style.transform = 'translateX(' + (time / duration) * this.#width + 'px)';
    for (const { run, value, dot, text } of this.#curves) {
      const now = value(frameOf(run));
      write(text, formatValue(now, digits));
      // A dot stays on its curve, also where its run is at another time than the playhead.
      const x = ((frameOf(run) / run.rate - time) / duration) * this.#width;
      dot.style.transform = 'translate(' + x + 'px,' + ((to - now) / (to - from) * this.#height || 0) + 'px)';
      if (dot.hidden !== Number.isNaN(now)) dot.hidden = !dot.hidden;
    }
  }

  /**
   * @param {import('../base/model.js').Row} row
   * @param {number} index
   * @returns {Curve}
   */
  #curveOf({ device, name, side, run }, index) {
    const { reading } = this.#subject;
    const kind = 'line' + (device % LINES) + (side ? ' side' + side : '');
    const text = new Text('');
    const label = labelOf((side ? side + ' · ' : '') + name, kind, text);
    // One below the other, until the ends of the curves are known.
    label.style.top = (index + 0.5) * LABEL + 'px';
    return { run, kind, value: (frame) => reading(run, frame), dot: element('i', { class: kind }), text, label };
  }

  /** Draws its curves and scales into the available space. */
  #draw() {
    const { duration, allowed } = this.#subject;
    const samples = this.#curves.flatMap(({ run, value }) => samplesOf(run.frames, value).map(value));
    const drawn = rangeOf(samples.filter((one) => !Number.isNaN(one))) ?? { from: 0, to: GRID };
    const x = (/** @type {number} */ seconds) => (Math.min(seconds, duration) / duration) * SPAN;
    const y = (/** @type {number} */ value) => ((drawn.to - value) / (drawn.to - drawn.from)) * SPAN;
    const levels = ticks(drawn.from / GRID, drawn.to / GRID, 4);
    if (allowed) this.#svg.append(...this.#areas(allowed, x, y));
    this.#svg.append(
      ...levels.map((level) => {
        const height = y(level * GRID);
        return ruler(level === 0 ? 'level zero' : 'level', { x2: SPAN, y1: height, y2: height });
      }),
      ...eventStops(this.#curves.map(({ run }) => run)).map(({ time }) =>
        ruler('happened', { x1: x(time), x2: x(time), y2: SPAN })),
      ...this.#curves.map(({ run, kind, value }) => drawing('path', {
        ...THIN, class: 'curve ' + kind, d: curvePath(run.frames, value, (frame) => x(frame / run.rate), y),
      })));
    this.#placeLabels(y);
    this.#upright.append(...levels.map((level) => tick(String(level).replace('-', '−'), 'top', y(level * GRID) / SPAN)));
    this.#along.append(...ticks(0, duration, 6).filter((second) => second < duration * 0.97)
      .map((second) => tick(second === 0 ? '0 s' : String(second), 'left', second / duration)));
    return drawn;
  }

  /**
   * The opacity of each of the curves; if many overlap, each is fainter.
   * @param {{from: Reading, to: Reading}} ends
   * @param {(seconds: number) => number} x
   * @param {(value: number) => number} y
   */
  #areas({ from, to }, x, y) {
    return this.#curves.flatMap(({ run }) => {
      const d = areaPath(run.frames, (frame) => from(run, frame), (frame) => to(run, frame),
        (frame) => x(frame / run.rate), (value) => held(y(value)));
      if (!d) return [];
      const area = drawing('path', { class: 'allowed', d });
      area.style.fillOpacity = String(0.5 / this.#curves.length);
      return [area];
    });
  }

  /**
   * Places each label next to the end of its curve, without overlaps.
   * @param {(value: number) => number} y
   */
  #placeLabels(y) {
    const ends = this.#curves.map(({ run, value }) => {
      let last = run.frames - 1;
      while (last > 0 && Number.isNaN(value(last))) last -= 1;
      return held(y(value(last))) / SPAN * this.#space || 0;
    });
    const positions = spread(ends, LABEL, this.#space);
    this.#curves.forEach(({ label }, row) => { label.style.top = positions[row] + 'px'; });
  }
}

/** A position in the height of a drawing. */
const held = (/** @type {number} */ y) => Math.max(0, Math.min(SPAN, y));

/**
 * A drawing that fills the available space.
 * @param {Record<string, string>} attributes
 */
const scalable = (attributes) => drawing('svg', {
  ...attributes, preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false',
});

/**
 * @param {string} name
 * @param {string} kind  of line
 * @param {Text} text  its value
 */
function labelOf(name, kind, text) {
  const sample = drawing('svg', { class: 'sample', viewBox: '0 0 22 6', 'aria-hidden': 'true', focusable: 'false' },
    [drawing('path', { ...THIN, class: 'curve ' + kind, d: 'M0 3H22' })]);
  return element('li', {}, [sample, element('span', {}, [name]), element('b', {}, [text])]);
}

/**
 * A line across the field.
 * @param {string} name
 * @param {Record<string, number>} ends
 */
const ruler = (name, ends) => drawing('line', {
  ...THIN, class: name, ...Object.fromEntries(Object.entries(ends).map(([end, position]) => [end, String(position)])),
});

/**
 * A label of a scale.
 * @param {string} text
 * @param {'top' | 'left'} side
 * @param {number} share  of the space
 */
function tick(text, side, share) {
  const made = element('span', {}, [text]);
  made.style[side] = share * 100 + '%';
  return made;
}

/**
 * The phases of a run, as a band below the curves.
 * @param {Run} run
 * @param {number} duration
 */
function bandOf(run, duration) {
  const band = scalable({ class: 'phases', viewBox: '0 0 ' + duration * run.rate + ' 1' });
  for (const { phase, from, to } of run.phases) {
    const width = String(Math.max(0, Math.min(to, duration * run.rate) - from));
    band.append(drawing('rect', { class: 'band ' + phase, x: String(from), width, height: '1' }));
  }
  return band;
}
