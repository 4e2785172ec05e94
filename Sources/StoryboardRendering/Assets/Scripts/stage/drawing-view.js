// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { forms } from '../base/forms.js';
import { GRID } from '../base/model.js';
import { Culling } from './culling.js';
import { TrialDrawing } from './trial-drawing.js';

/**
 * A drawing of the stage that follows the playhead.
 * @typedef {{svg: SVGSVGElement, device: number, run: import('../base/model.js').Run}} Playing
 */

/**
 * Applies a value of a channel to a drawing.
 * @param {Element} group
 * @param {import('../base/model.js').Channel[1]} property
 * @param {number} value  in grid units
 */
function pose(group, property, value) {
  switch (property) {
    case 'x':
      group.setAttribute('transform', 'translate(' + value / GRID + ' 0)');
      break;
    case 'y':
      group.setAttribute('transform', 'translate(0 ' + value / GRID + ')');
      break;
    case 'o':
      group.setAttribute('opacity', String(value / GRID));
      break;
    case 's':
      group.setAttribute('transform', 'scale(' + value / GRID / 1000 + ')');
      break;
    case 'v':
      group.setAttribute('visibility', value > 0 ? 'visible' : 'hidden');
      break;
    default: forms.pose?.(group, property, value);
  }
}

/**
 * One drawing that follows the playhead: it writes an attribute only when its value changes. Runs that the
 * page's own core makes are drawn from its frames, recorded ones by what moves in the drawing.
 */
export class DrawingView {
  #model;
  #svg;
  #prefix;
  #channels;
  #groups;
  /** What the drawing shows of each channel. */
  #shown;
  #culling;
  /** @type {import('../base/model.js').Reference[]} */
  #tracks = [];
  /** @type {number[]} */
  #lags = [];
  /** @type {TrialDrawing | null} */
  #trial = null;
  /** @type {import('../base/model.js').Run | null} */
  #following = null;

  /**
   * @param {import('../base/model.js').Model} model
   * @param {import('../base/model.js').DeviceData} device
   * @param {SVGElement} svg
   * @param {string} prefix  of the ids of this drawing's groups
   */
  constructor(model, { channels, screens }, svg, prefix) {
    this.#model = model;
    this.#svg = svg;
    this.#prefix = prefix;
    this.#channels = channels;
    this.#groups = channels.map(([name]) => {
      const group = svg.querySelector('#' + CSS.escape(prefix + name));
      if (!group) throw new Error('the drawing has no group ' + prefix + name);
      return group;
    });
    this.#shown = new Float64Array(channels.length).fill(NaN);
    this.#culling = new Culling(svg, this.#groups, channels, screens);
  }

  /** @param {import('../base/model.js').Run} run */
  follow(run) {
    this.#following = run;
    if (run.trial) {
      const { trial } = this.#model.data;
      if (trial) this.#trial ??= new (forms.Drawing ?? TrialDrawing)(this.#svg, this.#prefix, trial);
      // It copies parts of the drawing.
      this.#culling.clear();
      this.#trial?.open();
      return;
    }
    this.#trial?.close();
    this.#tracks = this.#channels.map(([, , source], i) => run.channels[source ?? i]);
    this.#lags = this.#channels.map(([, , , lag]) => Math.round((lag ?? 0) * run.rate));
  }

  /**
   * Shows a frame. What lags, such as the finger's tail, shows an earlier one.
   * @param {number} frame
   * @param {boolean} [isHurried]  whether the next frame is about to follow
   */
  show(frame, isHurried) {
    const shown = this.#shown;
    if (this.#following?.trial) return this.#trial?.show(this.#following, frame);
    for (let i = 0; i < shown.length; i += 1) {
      const value = this.#model.read(this.#tracks[i], Math.max(0, frame - this.#lags[i]));
      if (value === shown[i] || value !== value) continue;
      shown[i] = value;
      pose(this.#groups[i], this.#channels[i][1], value);
    }
    this.#culling.show(shown, isHurried);
  }
}
