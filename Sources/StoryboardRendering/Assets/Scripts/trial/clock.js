// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** How long everything has to be still for the page to take it for rest, in milliseconds. */
const STILL = 100;

/** A page that was out of sight for longer than this has not let time pass, in milliseconds. */
const LAPSE = 250;

/** The time of what is tried by hand: it runs from a touch until everything rests. */
export class TrialClock {
  #store;
  #session;
  #runs;
  #callbacks;
  /** The instant of the session's beginning, on the clock of animation frames. */
  #start = 0;
  #ticking = 0;

  /**
   * @param {import('../player/store.js').Store} store  receives whether a finger is down or anything still moves
   * @param {import('./session.js').Session} session
   * @param {import('./runs.js').TrialRuns} runs
   * @param {object} callbacks
   * @param {(time: number) => void} callbacks.follow  moves the finger to the pointer; milliseconds
   * @param {() => void} callbacks.refuse  takes back what has led to a screen without a drawing
   * @param {(seconds: number) => void} callbacks.advance  shows a time of runs that still grow
   * @param {() => void} callbacks.rest
   */
  constructor(store, session, runs, callbacks) {
    this.#store = store;
    this.#session = session;
    this.#runs = runs;
    this.#callbacks = callbacks;
  }

  /** Milliseconds since the session began. */
  get time() { return performance.now() - this.#start; }

  /** Whether a complete gesture is still being shown. */
  get isAhead() { return this.#store.isMoving && this.#session.time > this.time + 50; }

  /** Lets time run until everything rests. */
  wake() {
    this.#start = performance.now() - this.#session.time;
    if (this.#store.isMoving) return;
    this.#store.isMoving = true;
    this.#ticking = requestAnimationFrame(this.#tick);
  }

  stop() {
    this.#store.isMoving = false;
    cancelAnimationFrame(this.#ticking);
  }

  /** @param {number} now */
  #tick = (now) => {
    if (!this.#store.isMoving) return;
    const [session, runs] = [this.#session, this.#runs];
    if (now - this.#start - session.time > LAPSE) this.#start = now - session.time - 1000 / 60;
    const time = Math.max(0, now - this.#start);
    this.#callbacks.follow(time);
    session.pass(time);
    for (const trial of runs.all) trial.grow();
    if (!runs.all.every(({ isDrawn }) => isDrawn)) this.#callbacks.refuse();
    this.#callbacks.advance(Math.min(time / 1000, runs.duration));
    const isMoving = this.#store.isMoving = session.isDown || session.idle < STILL || !runs.isAtRest;
    if (isMoving) this.#ticking = requestAnimationFrame(this.#tick);
    else this.#callbacks.rest();
  };
}
