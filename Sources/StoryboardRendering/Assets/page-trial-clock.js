// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** How long everything has to be still for the page to take it for rest, in milliseconds. */
const STILL = 100;

/** A page that was out of sight for longer than this has not let time pass, in milliseconds. */
const LAPSE = 250;

/**
 * The time of what is tried by hand: it runs from a touch until everything rests.
 * @param {import('./page-trial-session.js').Session} session
 * @param {import('./page-trial-runs.js').TrialRuns} runs
 * @param {object} hears
 * @param {(time: number) => void} hears.follow  brings the finger to where the pointer is; milliseconds
 * @param {(seconds: number) => void} hears.advance  shows a time of runs that still grow
 * @param {() => void} hears.rest
 */
export function createTrialClock(session, runs, { follow, advance, rest }) {
  /** The instant of the session's beginning, on the clock of animation frames. */
  let start = 0;
  let ticking = 0;
  let isMoving = false;

  /** @param {number} now */
  const tick = (now) => {
    if (!isMoving) return;
    if (now - start - session.time > LAPSE) start = now - session.time - 1000 / 60;
    const time = Math.max(0, now - start);
    follow(time);
    session.pass(time);
    for (const trial of runs.all) trial.grow();
    advance(Math.min(time / 1000, runs.duration));
    isMoving = session.isDown || session.idle < STILL || !runs.isAtRest;
    if (isMoving) ticking = requestAnimationFrame(tick);
    else rest();
  };

  return {
    /** Whether a finger is down or anything still moves. */
    get isMoving() { return isMoving; },
    /** Milliseconds since the session began. */
    get time() { return performance.now() - start; },
    /** Whether a gesture that was told whole is still being shown. */
    get isAhead() { return isMoving && session.time > this.time + 50; },

    /** Lets time run until everything rests. */
    wake() {
      start = performance.now() - session.time;
      if (isMoving) return;
      isMoving = true;
      ticking = requestAnimationFrame(tick);
    },
    stop() {
      isMoving = false;
      cancelAnimationFrame(ticking);
    },
  };
}

/** @typedef {ReturnType<typeof createTrialClock>} TrialClock */
