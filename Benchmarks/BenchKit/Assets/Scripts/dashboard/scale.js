// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The scales of a plot: from commits and values to positions.

import { data } from './data.js';

/**
 * Round steps for an axis: at most five.
 * @param {number} low
 * @param {number} high
 */
export function axisSteps(low, high) {
  const rough = (high - low) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  const steps = [];
  for (let value = Math.ceil(low / step) * step; value <= high + step / 1e6; value += step) steps.push(value);
  return steps;
}

/** Positions in a plot of a given width, in CSS pixels. */
export class Scale {
  height = 260;
  left = 84;
  right = 16;
  top = 14;
  bottom = 30;

  /**
   * @param {number} width
   * @param {number} low  the least value
   * @param {number} high  the greatest value
   * @param {number} least  the smallest range: smaller changes look flat
   */
  constructor(width, low, high, least) {
    this.width = width;
    const isFlat = high - low < least;
    this.low = isFlat ? (low + high - least) / 2 : low;
    this.high = isFlat ? (low + high + least) / 2 : high;
  }

  /** @param {number} index */
  x(index) {
    const share = data.commits.length < 2 ? 0.5 : index / (data.commits.length - 1);
    return this.left + share * (this.width - this.left - this.right);
  }

  /** @param {number} value */
  y(value) {
    const share = (value - this.low) / (this.high - this.low);
    return this.height - this.bottom - share * (this.height - this.top - this.bottom);
  }

  /**
   * A point of a path.
   * @param {number} index
   * @param {number} value
   */
  point(index, value) {
    return `${this.x(index).toFixed(1)} ${this.y(value).toFixed(1)}`;
  }
}
