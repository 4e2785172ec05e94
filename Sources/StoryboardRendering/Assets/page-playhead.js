// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** The speeds on offer, slowest first. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2];

/**
 * The one playhead of a page: a time in seconds that can run. It knows no clock of its own: whoever
 * drives it calls `tick` with the clock's milliseconds.
 * @param {number} length  seconds
 * @param {number} rate  frames a second of the fastest display, the unit of steps
 * @param {(time: number) => void} changed
 */
export function createPlayhead(length, rate, changed) {
  let duration = length;
  let last = Math.round(duration * rate);
  let time = 0;
  let playing = false;
  let speed = 1;
  /** @type {number | null} */
  let clock = null;

  const frame = () => Math.max(0, Math.min(last, Math.floor(time * rate + 1e-3)));

  /** @param {number} seconds */
  const seek = (seconds) => {
    const wanted = Number.isFinite(seconds) ? Math.max(0, Math.min(duration, seconds)) : 0;
    if (wanted === time) return;
    time = wanted;
    changed(time);
  };

  /** @param {number} wanted */
  const seekFrame = (wanted) => seek(Math.max(0, Math.min(last, wanted)) / rate);

  return {
    get duration() { return duration; },
    rate,
    get last() { return last; },
    /**
     * Takes over another duration, in seconds; the time stays within it.
     * @param {number} seconds
     */
    stretch(seconds) {
      duration = seconds;
      last = Math.round(duration * rate);
      if (time > duration) seek(duration);
    },
    get time() { return time; },
    get playing() { return playing; },
    get speed() { return speed; },
    frame,
    seek,
    seekFrame,
    /** @param {number} frames */
    step(frames) {
      playing = false;
      seekFrame(frame() + frames);
    },
    /** @param {number} value */
    setSpeed(value) {
      if (SPEEDS.includes(value)) speed = value;
    },
    /** Starts, from the beginning if the end is reached. */
    play() {
      if (playing) return;
      playing = true;
      clock = null;
      if (frame() >= last) seek(0);
    },
    /** Stops on the frame that is shown. */
    pause() {
      if (!playing) return;
      playing = false;
      seekFrame(frame());
    },
    /**
     * Moves with the clock; the first tick after `play` only notes the time.
     * @param {number} now  milliseconds
     */
    tick(now) {
      if (!playing) return;
      const elapsed = clock === null ? 0 : Math.max(0, now - clock) / 1000;
      clock = now;
      const next = time + elapsed * speed;
      if (next >= duration) playing = false;
      seek(next);
    },
  };
}

/** @typedef {ReturnType<typeof createPlayhead>} Playhead */
