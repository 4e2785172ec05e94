// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The plot of a metric over all commits, with its spread, its levels, and a cursor.

import { commitLink } from './commits.js';
import { data, valuesOf } from './data.js';
import { element } from './elements.js';
import { Scale, axisSteps } from './scale.js';

/** @typedef {import('./data.js').Case} Case */
/** @typedef {import('./data.js').Metric} Metric */
/** @typedef {import('./metrics.js').Format} Format */

export class Plot {
  /** @type {number[]} Indices of the commits that have a value. */
  #known;
  /** @type {import('./data.js').Values} */
  #values;
  #readout = element('p', { class: 'readout' });
  #cursor = element('path', { class: 'cursor', d: '' });

  /**
   * @param {Case} item
   * @param {Metric} metric
   * @param {string} title
   * @param {Format} format
   * @param {number} width  in CSS pixels
   */
  constructor(item, metric, title, format, width) {
    this.item = item;
    this.metric = metric;
    this.title = title;
    this.format = format;
    this.#values = valuesOf(item, metric);
    this.#known = this.#values.flatMap((value, index) => (value === null ? [] : [index]));
    const low = Math.min(...this.#known.map((index) => this.#value(index) - this.#spread(index)));
    const high = Math.max(...this.#known.map((index) => this.#value(index) + this.#spread(index)));
    // Changes of less than 2 % look flat.
    this.scale = new Scale(width, low, high, Math.max(Math.abs(high) * (metric === 'allocs' ? 1 : 0.02), 1e-9));
  }

  /** The figure; none if the metric was never measured. */
  figures() {
    if (!this.#known.length) return [];
    const svg = this.#svg();
    svg.append(...this.#grid(), ...this.#dates());
    if (this.metric === 'ns') svg.append(this.#band());
    svg.append(this.#series(), ...this.#singlePoint(), ...this.#levels(), this.#cursor);
    this.#follow(svg);
    this.#show(this.#known[this.#known.length - 1]);
    const caption = this.metric === 'bytes_out' ? this.title : `${this.title} of a ${this.item.unit}`;
    return [element('figure', {}, element('figcaption', {}, caption), svg, this.#readout)];
  }

  /** @param {number} index */
  #value(index) {
    return this.#values[index] ?? NaN;
  }

  /** @param {number} index */
  #spread(index) {
    return this.metric === 'ns' ? (this.item.spread[index] ?? 0) / 1000 * this.#value(index) : 0;
  }

  #svg() {
    const { width, height } = this.scale;
    const newest = this.#value(this.#known[this.#known.length - 1]);
    return /** @type {SVGSVGElement} */ (element('svg', { class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img',
      'aria-label': `${this.title} by commit; the newest is ${this.format(newest)}` }));
  }

  #grid() {
    const { left, right, width, low, high } = this.scale;
    return axisSteps(low, high).flatMap((value) => {
      const y = this.scale.y(value);
      return [element('path', { class: 'grid', d: `M${left} ${y.toFixed(1)}H${width - right}` }),
        element('text', { x: left - 8, y: y + 4, 'text-anchor': 'end' }, this.format(value))];
    });
  }

  /** The dates of the first and the last commit. */
  #dates() {
    return /** @type {[number, string][]} */ ([[0, 'start'], [1, 'end']]).map(([share, anchor]) => {
      const index = Math.round(share * (data.commits.length - 1));
      return element('text', { x: this.scale.x(index), y: this.scale.height - 10, 'text-anchor': anchor },
        data.commits[index][1]);
    });
  }

  #band() {
    const above = this.#known.map((index) => this.scale.point(index, this.#value(index) + this.#spread(index)));
    const below = [...this.#known].reverse()
      .map((index) => this.scale.point(index, this.#value(index) - this.#spread(index)));
    return element('path', { class: 'band', d: `M${[...above, ...below].join('L')}Z` });
  }

  /** The line through all values. Counts are steps: they stay the same until a commit changes them. */
  #series() {
    const line = this.#known.map((index, position) => {
      const point = this.scale.point(index, this.#value(index));
      return this.metric === 'ns' || !position ? point
        : `${this.scale.point(index, this.#value(this.#known[position - 1]))}L${point}`;
    });
    return element('path', { class: 'series', d: `M${line.join('L')}` });
  }

  #singlePoint() {
    if (this.#known.length !== 1) return [];
    const [index] = this.#known;
    return [element('circle', { class: 'dot line0', cx: this.scale.x(index), cy: this.scale.y(this.#value(index)), r: 3 })];
  }

  /** The levels of a time between its changes. */
  #levels() {
    const changes = (this.item.changes ?? []).filter(([, metric]) => metric === this.metric).sort(([a], [b]) => a - b);
    if (this.metric !== 'ns' || !changes.length) return [];
    const ends = [0, ...changes.map(([commit]) => commit), data.commits.length - 1];
    const levels = [changes[0][2], ...changes.map(([, , , after]) => after)];
    const steps = levels.map((value, index) =>
      `M${this.scale.point(ends[index], value)}L${this.scale.point(ends[index + 1], value)}`);
    return [element('path', { class: 'level', d: steps.join('') })];
  }

  /**
   * Moves the cursor with the pointer, and opens a commit on click.
   * @param {SVGSVGElement} svg
   */
  #follow(svg) {
    const nearest = (/** @type {MouseEvent} */ event) => {
      const box = svg.getBoundingClientRect();
      const position = ((event.clientX - box.left) / box.width) * this.scale.width;
      const distance = (/** @type {number} */ index) => Math.abs(this.scale.x(index) - position);
      return this.#known.reduce((best, index) => (distance(index) < distance(best) ? index : best));
    };
    svg.addEventListener('pointermove', (event) => this.#show(nearest(event)));
    svg.addEventListener('click', (event) => {
      if (data.link) location.href = data.link + data.commits[nearest(event)][0];
    });
  }

  /** @param {number} index */
  #show(index) {
    const { top, bottom, height } = this.scale;
    const [, date, subject] = data.commits[index];
    this.#cursor.setAttribute('d', `M${this.scale.x(index).toFixed(1)} ${top}V${height - bottom}`);
    const spread = this.metric === 'ns' ? ` ± ${this.format(this.#spread(index))} ` : ' ';
    this.#readout.replaceChildren(element('b', {}, this.format(this.#value(index))), spread, commitLink(index),
      ` ${date} ${subject}`);
  }
}
