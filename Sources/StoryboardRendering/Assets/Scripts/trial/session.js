// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { STEPS } from './steps.js';

// The reader's gestures, sent to the core step by step. Times are whole milliseconds since the session started, as in
// scenario files, so that a saved file gives bit-identical frames.

/**
 * @typedef {import('./steps.js').Step} Step
 * @typedef {import('./steps.js').Position} Position
 */

export class Session {
  /** @type {Step[]} */
  #steps = [];
  /**
   * How many steps there were before each gesture.
   * @type {number[]}
   */
  #marks = [];
  /** Milliseconds that the steps take, and that have passed since. */
  #performed = 0;
  #passed = 0;
  /**
   * The finger's offset from its landing position, in points; null while it is up.
   * @type {[number, number] | null}
   */
  #finger = null;
  /** @type {Set<import('./core.js').CoreRun>} */
  #runs = new Set();

  /** All steps so far, the time that has passed since the last one included. */
  get steps() { return this.#passed > 0 ? [...this.#steps, STEPS.pause(this.#passed)] : this.#steps; }
  get isEmpty() { return this.#steps.length === 0 && this.#passed === 0; }
  get isDown() { return this.#finger !== null; }
  /** How many gestures can be undone. */
  get gestures() { return this.#marks.length; }
  /** Milliseconds since the last step. */
  get idle() { return this.#passed; }
  /** Milliseconds since the session began. */
  get time() { return this.#performed + this.#passed; }
  /** How many steps there were before each gesture. */
  get marks() { return this.#marks; }
  /** What a run has to know when it joins. */
  get performed() { return this.#steps; }

  /**
   * Adds a run that receives the following steps; it must have performed the steps so far.
   * @param {import('./core.js').CoreRun} run
   */
  join(run) {
    if (this.#passed > 0) run.pass(this.#passed / 1000);
    this.#runs.add(run);
  }

  /** @param {import('./core.js').CoreRun} run */
  leave(run) { this.#runs.delete(run); }

  /**
   * Lets time pass.
   * @param {number} time  milliseconds since the session began
   */
  pass(time) {
    const wanted = Math.round(time) - this.#performed;
    if (wanted <= this.#passed) return;
    this.#passed = wanted;
    for (const run of this.#runs) run.pass(wanted / 1000);
  }

  /** Starts a gesture that can be undone. */
  mark() { if (this.#marks.at(-1) !== this.#steps.length) this.#marks.push(this.#steps.length); }

  /** @param {Position} position @returns {boolean} Whether every run could do it. */
  down(position) {
    this.#closePause();
    this.mark();
    if (!this.#perform(STEPS.moveTo(position)) || !this.#perform(STEPS.down())) return false;
    this.#finger = [0, 0];
    return true;
  }

  /**
   * Moves the finger, which takes the time since the last frame or sample.
   * @param {number} x  points from where it landed
   * @param {number} y
   * @param {number} time  milliseconds since the session began
   */
  move(x, y, time) {
    if (!this.#finger) return;
    const [fromX, fromY] = this.#finger;
    const duration = Math.round(time) - this.time;
    // Tenths of a point are as fine as screens are; the sum of the moves stays with the finger.
    const dx = Math.round((x - fromX) * 10) / 10;
    const dy = Math.round((y - fromY) * 10) / 10;
    if (duration <= 0 || (dx === 0 && dy === 0)) return;
    this.#closePause();
    this.#perform(STEPS.moveBy(dx, dy, duration));
    this.#finger = [fromX + dx, fromY + dy];
  }

  /** @param {boolean} [isCancelled]  whether the system takes the touch away */
  up(isCancelled = false) {
    if (!this.#finger) return;
    this.#closePause();
    this.#perform(isCancelled ? STEPS.cancel() : STEPS.up());
    this.#finger = null;
  }

  /**
   * Performs a complete gesture.
   * @param {Step[]} gesture
   * @returns {boolean} Whether every run could do it.
   */
  add(gesture) {
    this.#closePause();
    this.mark();
    return gesture.every((step) => this.#perform(step));
  }

  /** Removes the last gesture; runs must join again. */
  undo() {
    this.#steps = this.#steps.slice(0, this.#marks.pop() ?? 0);
    this.#performed = this.#steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    this.#passed = 0;
    this.#finger = null;
    this.#runs.clear();
  }

  /** Removes everything; runs must join again. */
  reset() {
    this.#marks = [];
    this.undo();
  }

  /**
   * Takes over the steps of a link; runs must join again.
   * @param {Step[]} steps
   * @param {number[]} marks  the numbers of steps before each gesture
   */
  restore(steps, marks) {
    this.reset();
    // Time that has passed since the last step is none itself: a run would be a frame shorter.
    const last = steps.at(-1);
    this.#steps = last?.json.type === 'pause' ? steps.slice(0, -1) : steps;
    this.#marks = marks;
    this.#performed = this.#steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
    this.#passed = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0) - this.#performed;
  }

  /**
   * A step that one run refuses is discarded, because not all screens show its target. Runs that performed it must join
   * again.
   * @param {Step} step
   * @returns {boolean} Whether every run has performed it.
   */
  #perform(step) {
    if ([...this.#runs].map((run) => run.perform(step.encoded)).includes(false)) return false;
    this.#steps.push(step);
    this.#performed += step.milliseconds;
    this.#passed = 0;
    return true;
  }

  #closePause() { if (this.#passed > 0) this.#perform(STEPS.pause(this.#passed)); }
}
