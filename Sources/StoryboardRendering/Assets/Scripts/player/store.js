// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { frameAt } from '../base/model.js';
import { Playhead } from './playhead.js';
import { SYNCS, Sync } from './sync.js';

/** @typedef {import('../base/model.js').Run} Run */

/** More devices than this are not shown all at first. */
const MANY = 12;

/**
 * A part of the page, as far as it follows what the store holds.
 * @typedef {object} Part
 * @property {() => void} [prepare]  called after a change of the selection, before any part requests its runs
 * @property {() => void} [follow]  shows what a reader has chosen
 * @property {() => void} [lay]  updates what is above the drawings, after `follow` and when only that changes
 * @property {() => void} [show]  shows the playhead's time
 * @property {() => void} [settle]  called when all parts show the new selection
 * @property {(view: import('./view-link.js').View) => void} [read]  applies a link
 * @property {() => import('./view-link.js').View} [link]  its part of a link
 */

/**
 * The state of the page: the reader's selection and the playhead. Controls change it and call a method; the parts of
 * the page are then notified in their order, and read what they need.
 */
export class Store {
  /** @type {Part[]} */
  #parts = [];
  #sync;

  /**
   * The variant that is shown next to the selected one.
   * @type {number | null}
   */
  compare = null;
  /** How devices are kept together, one of `SYNCS`. */
  sync = SYNCS[0];
  /**
   * Names of the visible overlays.
   * @type {Set<string>}
   */
  overlays = new Set(['findings']);
  /**
   * What the differences of values count from, if a reader has chosen that.
   * @type {string | undefined}
   */
  difference;
  /**
   * The device whose findings are explained.
   * @type {number | null}
   */
  explained = null;
  /**
   * The runs that are shown, in order.
   * @type {import('../base/model.js').Row[]}
   */
  rows = [];
  /** Whether the next time is about to follow: what is far from the window then waits. */
  isHurried = false;
  /** Whether the reader drags a screen: then only the screens and the numbers are updated. */
  isMoving = false;
  /** Where the recording was left for a trial, to come back to; null while the recording is shown. */
  left = /** @type {number | null} */ (null);
  /** The finding that a reader came to last: its time, and the playhead's, which is a frame's. */
  seen = { time: NaN, playhead: NaN };

  /** @param {import('../base/model.js').Model} model */
  constructor(model) {
    this.model = model;
    this.#sync = new Sync(model);
    this.variant = model.data.initial;
    this.shown = this.usual;
    this.playhead = new Playhead(model.duration, model.rate, () => this.show());
  }

  /** The devices that are shown by default: of many, one of each result. */
  get usual() {
    const { alike, data: { alone, devices } } = this.model;
    return new Set(alone ? [0] : devices.length > MANY ? alike : devices.keys());
  }

  /** Whether these are shown. */
  get isUsual() {
    const { usual } = this;
    return usual.size === this.shown.size && [...usual].every((index) => this.shown.has(index));
  }

  /** The variants that are shown. */
  get sides() { return this.compare === null ? [this.variant] : [this.variant, this.compare]; }

  /** The run whose time the playhead has: of the first device that is shown. */
  get leader() {
    const [first = 0] = this.shown;
    return this.model.run(this.variant, first);
  }

  /** Whether all runs show the playhead's own time. */
  get isInStep() { return this.sync === SYNCS[0]; }

  /**
   * The frame that a run shows. During a gesture all runs have the same time; they are synchronised when everything is
   * still.
   * @param {Run} run
   */
  frameOf = (run) => {
    const { time } = this.playhead;
    return this.isMoving ? frameAt(time, run.rate, run.frames) : this.#sync.frameOf(this.sync, run, this.leader, time);
  };

  /**
   * The playhead's time for a time of a run.
   * @param {Run} run
   * @param {number} seconds
   */
  timeOf = (run, seconds) => this.#sync.timeOf(this.sync, run, this.leader, seconds);

  /**
   * Adds parts of the page, which are notified in this order.
   * @param {Part[]} parts
   */
  add(...parts) { this.#parts.push(...parts); }

  /** Shows what a reader has chosen. */
  follow() {
    const { devices } = this.model.data;
    this.shown = new Set([...devices.keys()].filter((index) => this.shown.has(index)));
    for (const part of this.#parts) part.prepare?.();
    this.rows = [...this.shown].flatMap((device) => this.sides.map((variant, index) => ({
      device, name: devices[device].name, side: this.compare === null ? '' : 'AB'[index],
      run: this.model.run(variant, device),
    })));
    for (const part of this.#parts) part.follow?.();
    this.lay();
  }

  /** Updates what is above the drawings, also on the pictures of the strip. */
  lay() {
    for (const part of this.#parts) part.lay?.();
    this.show();
    for (const part of this.#parts) part.settle?.();
  }

  /** Shows the playhead's time. */
  show() { for (const part of this.#parts) part.show?.(); }

  /**
   * Applies a link.
   * @param {import('./view-link.js').View} view
   */
  read(view) { for (const part of this.#parts) part.read?.(view); }

  /**
   * A link to the state of all parts.
   * @returns {import('./view-link.js').View}
   */
  link() { return Object.assign({}, ...this.#parts.map((part) => part.link?.())); }
}
