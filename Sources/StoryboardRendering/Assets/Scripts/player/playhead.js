// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** The speeds on offer, slowest first. */
export const SPEEDS = [0.1, 0.25, 0.5, 1, 2];

/**
 * The only playhead of a page: a time in seconds that can run. It has no clock: its driver calls `tick` with the
 * clock's milliseconds.
 */
export class Playhead {
  #changed;
  /**
   * The clock at the last tick, in milliseconds.
   * @type {number | null}
   */
  #clock = null;

  /** The time, in seconds. */
  time = 0;
  playing = false;
  speed = 1;
  /**
   * The part that is repeated, in seconds; null to play to the end.
   * @type {{from: number, to: number} | null}
   */
  range = null;

  /**
   * @param {number} duration  seconds
   * @param {number} rate  frames a second of the fastest display, the unit of steps
   * @param {(time: number) => void} changed
   */
  constructor(duration, rate, changed) {
    this.duration = duration;
    this.rate = rate;
    this.#changed = changed;
  }

  /** The last frame. */
  get last() { return Math.round(this.duration * this.rate); }

  /** The frame that is shown. */
  frame() { return Math.max(0, Math.min(this.last, Math.floor(this.time * this.rate + 1e-3))); }

  /**
   * Takes over another duration, in seconds; the time stays within it.
   * @param {number} seconds
   */
  stretch(seconds) {
    this.duration = seconds;
    if (this.time > seconds) this.seek(seconds);
  }

  /** @param {number} seconds */
  seek(seconds) {
    const wanted = Number.isFinite(seconds) ? Math.max(0, Math.min(this.duration, seconds)) : 0;
    if (wanted === this.time) return;
    this.time = wanted;
    this.#changed(wanted);
  }

  /** @param {number} wanted */
  seekFrame(wanted) { this.seek(Math.max(0, Math.min(this.last, wanted)) / this.rate); }

  /** @param {number} frames */
  step(frames) {
    this.playing = false;
    this.seekFrame(this.frame() + frames);
  }

  /** @param {number} value */
  setSpeed(value) { if (SPEEDS.includes(value)) this.speed = value; }

  /** Starts, from the beginning if the end is reached. */
  play() {
    if (this.playing) return;
    this.playing = true;
    this.#clock = null;
    if (this.frame() >= this.last) this.seek(0);
  }

  /** Stops on the frame that is shown. */
  pause() {
    if (!this.playing) return;
    this.playing = false;
    this.seekFrame(this.frame());
  }

  /**
   * Moves with the clock; the first tick after `play` only notes the time.
   * @param {number} now  milliseconds
   */
  tick(now) {
    if (!this.playing) return;
    const elapsed = this.#clock === null ? 0 : Math.max(0, now - this.#clock) / 1000;
    this.#clock = now;
    const next = this.time + elapsed * this.speed;
    if (this.range && next >= this.range.to) return this.seek(this.range.from);
    if (next >= this.duration) this.playing = false;
    this.seek(next);
  }
}
