// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { STEPS } from './page-trial-steps.js';

// What a hand does, told to the core step by step. Times are whole milliseconds since the session began, as
// scenario files have them, so that a file that is saved makes the same frames to the bit.

/**
 * @typedef {import('./page-trial-steps.js').Step} Step
 * @typedef {import('./page-trial-steps.js').Place} Place
 */

export function createSession() {
  /** @type {Step[]} */
  let steps = [];
  /**
   * How many steps there were before each gesture.
   * @type {number[]}
   */
  let marks = [];
  /** Milliseconds that the steps take, and that have passed since. */
  let told = 0;
  let passed = 0;
  /**
   * Where the finger is from where it landed, in points; null while it is up.
   * @type {[number, number] | null}
   */
  let finger = null;
  /** @type {Set<import('./page-core.js').CoreRun>} */
  const runs = new Set();

  /**
   * A step that one run refuses is no step: not all screens show what it names. Runs that took it have to join anew.
   * @param {Step} step
   * @returns {boolean} Whether every run has performed it.
   */
  const perform = (step) => {
    if ([...runs].map((run) => run.perform(step.words)).includes(false)) return false;
    steps.push(step);
    told += step.milliseconds;
    passed = 0;
    return true;
  };

  const closePause = () => {
    if (passed > 0) perform(STEPS.pause(passed));
  };

  return {
    /** All steps so far, the time that has passed since the last one included. */
    get steps() { return passed > 0 ? [...steps, STEPS.pause(passed)] : steps; },
    get isEmpty() { return steps.length === 0 && passed === 0; },
    get isDown() { return finger !== null; },
    /** How many gestures can be undone. */
    get gestures() { return marks.length; },
    /** Milliseconds since the last step. */
    get idle() { return passed; },
    /** Milliseconds since the session began. */
    get time() { return told + passed; },

    /**
     * Lets a run hear of what follows; it has to know the steps so far.
     * @param {import('./page-core.js').CoreRun} run
     */
    join(run) {
      if (passed > 0) run.pass(passed / 1000);
      runs.add(run);
    },
    /** @param {import('./page-core.js').CoreRun} run */
    leave(run) { runs.delete(run); },
    /** What a run has to know when it joins. */
    get told() { return steps; },

    /**
     * Lets time pass.
     * @param {number} time  milliseconds since the session began
     */
    pass(time) {
      const wanted = Math.round(time) - told;
      if (wanted <= passed) return;
      passed = wanted;
      for (const run of runs) run.pass(passed / 1000);
    },

    /** Begins a gesture, for whoever undoes it. */
    mark() { if (marks.at(-1) !== steps.length) marks.push(steps.length); },

    /** @param {Place} place @returns {boolean} Whether every run could do it. */
    down(place) {
      closePause();
      this.mark();
      if (!perform(STEPS.moveTo(place)) || !perform(STEPS.down())) return false;
      finger = [0, 0];
      return true;
    },

    /**
     * Moves the finger, which takes the time since the last frame or sample.
     * @param {number} x  points from where it landed
     * @param {number} y
     * @param {number} time  milliseconds since the session began
     */
    move(x, y, time) {
      if (!finger) return;
      const before = this.time;
      const duration = Math.round(time) - before;
      // Tenths of a point are as fine as screens are; the sum of the moves stays with the finger.
      const dx = Math.round((x - finger[0]) * 10) / 10;
      const dy = Math.round((y - finger[1]) * 10) / 10;
      if (duration <= 0 || (dx === 0 && dy === 0)) return;
      closePause();
      perform(STEPS.moveBy(dx, dy, duration));
      finger = [finger[0] + dx, finger[1] + dy];
    },

    /** @param {boolean} [isTakenAway]  whether the system takes the touch away */
    up(isTakenAway = false) {
      if (!finger) return;
      closePause();
      perform(isTakenAway ? STEPS.cancel() : STEPS.up());
      finger = null;
    },

    /**
     * A whole gesture at once.
     * @param {Step[]} gesture
     * @returns {boolean} Whether every run could do it.
     */
    add(gesture) {
      closePause();
      this.mark();
      return gesture.every(perform);
    },

    /** Takes the last gesture back; runs have to join anew. */
    undo() {
      steps = steps.slice(0, marks.pop() ?? 0);
      told = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
      passed = 0;
      finger = null;
      runs.clear();
    },

    /** Forgets everything; runs have to join anew. */
    reset() {
      marks = [];
      this.undo();
    },
  };
}

/** @typedef {ReturnType<typeof createSession>} Session */
