// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { frameAt } from '../base/model.js';
import { Playhead } from './playhead.js';
import { SYNCS, Sync } from './sync.js';

/** @typedef {import('../base/model.js').Run} Run */

/**
 * A part of the page, as far as it follows what the store holds.
 * @typedef {object} Part
 * @property {() => void} [prepare]  is told of another choice before anybody asks for its runs
 * @property {() => void} [follow]  shows what a reader has chosen
 * @property {() => void} [lay]  shows what lies over the drawings, after `follow` and when only that changes
 * @property {() => void} [show]  shows the playhead's time
 * @property {() => void} [settle]  is told when all parts show another choice
 * @property {(view: import('./view-link.js').View) => void} [read]  takes over what a link says
 * @property {() => import('./view-link.js').View} [link]  what a link says of it
 */

/**
 * What the page shows, in one place: what a reader has chosen, and where the playhead stands. Controls change it and
 * then say so; the parts of the page are told, in their order, and read what they need.
 */
export class Store {
  /** @type {Part[]} */
  #parts = [];
  #sync;

  /**
   * The variant beside the one that is shown.
   * @type {number | null}
   */
  compare = null;
  /** How devices are kept together, one of `SYNCS`. */
  sync = SYNCS[0];
  /**
   * Words of what lies over the devices.
   * @type {Set<string>}
   */
  overlays = new Set();
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
  /** Whether a hand moves the screens: then only they and the numbers follow. */
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

  /** The devices that are shown unless a reader says otherwise. */
  get usual() {
    const { alone, devices } = this.model.data;
    return new Set(alone ? [0] : devices.keys());
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
   * The frame that a run shows. A hand has one time for all; what belongs together is found once all is still.
   * @param {Run} run
   */
  frameOf = (run) => {
    const { time } = this.playhead;
    return this.isMoving ? frameAt(time, run.rate, run.frames) : this.#sync.frameOf(this.sync, run, this.leader, time);
  };

  /**
   * Where the playhead stands when a run shows what it has at a time of its own.
   * @param {Run} run
   * @param {number} seconds
   */
  timeOf = (run, seconds) => this.#sync.timeOf(this.sync, run, this.leader, seconds);

  /**
   * Adds parts of the page, which are told in this order.
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

  /** Shows what lies over the drawings, also on the pictures of the strip. */
  lay() {
    for (const part of this.#parts) part.lay?.();
    this.show();
    for (const part of this.#parts) part.settle?.();
  }

  /** Shows the playhead's time. */
  show() { for (const part of this.#parts) part.show?.(); }

  /**
   * Takes over what a link says.
   * @param {import('./view-link.js').View} view
   */
  read(view) { for (const part of this.#parts) part.read?.(view); }

  /**
   * What a link says of all parts.
   * @returns {import('./view-link.js').View}
   */
  link() { return Object.assign({}, ...this.#parts.map((part) => part.link?.())); }
}
