// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { unpackPhases, unpackTrack } from './tracks.js';

/**
 * A value over the frames: a constant in grid units, or a track with a base that is added; a negative index is the
 * mirrored track (~index). Null is a value that never exists. A live run has plain lists.
 * @typedef {number | [number, number] | {list: number[]} | null} Reference
 *
 * What moves in a drawing: a group's name and the property (x, y, opacity, scale in thousandths,
 * visibility; in pages of pattern files also a turn in hundredths of a degree, a blur, a corner's radius, the width and height
 * of a rectangle, the width of its outline). A group that follows another one names that one's channel and how many seconds it lags
 * behind.
 * @typedef {[string, 'x' | 'y' | 'o' | 's' | 'v' | 'k' | 'r' | 'b' | 'c' | 'w' | 'h' | 'l', number?, number?]} Channel
 *
 * A finding of the review in a run: its label, its worst frame, its severity (0 a note, 1 a warning, 2 an error), and
 * the first and last frames of its spans.
 * @typedef {[string, number, number, ...number[]]} Finding
 *
 * @typedef {object} RunData
 * @property {number} frames
 * @property {string} phases
 * @property {[number, string][]} events  milliseconds and the kind
 * @property {number[]} steps  start times of the script's steps, in milliseconds, and the end of the last
 * @property {Reference[]} channels  in the order of the device's channels, without followers
 * @property {Reference[]} values  in the order of the page's values
 * @property {Finding[]} [findings]
 * @property {number} [variant]  its index in a request
 * @property {string} [digest]  of all frames
 * @property {number} [poster]  the most telling frame, of the run that a page shows without its script
 * @property {[number, number][]} turns  frames and the index of the screen from there on
 * @property {[Reference, Reference]} finger  x and y on the screen; no value while it is up
 * @property {[Reference, Reference][]} redlines  top and bottom, in the order of the device's redlines
 * @property {['x' | 'y', Reference, Reference, Reference, Reference]} [insets]  along an axis: the start of the scroll
 * view on the screen, its adjusted insets before and after the content, its end
 *
 * A screen: the position of its corner in the drawing, its size, and its safe area from the top counterclockwise, all
 * in points.
 * @typedef {{x: number, y: number, width: number, height: number, safeArea: number[]}} ScreenData
 *
 * @typedef {{id: string, name: string, rate: number, channels: Channel[], screens: ScreenData[],
 *   redlines: string[], measures: [number, number][], request?: number[], rightToLeft?: boolean}} DeviceData
 * @typedef {{key: string, unit: string, digits: number}} ValueData
 * @typedef {{id: string, title: string, fixed?: 1}} VariantData
 *
 * @typedef {object} PageData
 * @property {string} scenario
 * @property {number} initial  index of the variant that the page opens with
 * @property {number} [beside]  index of the variant that is initially shown next to it
 * @property {1} [together]  whether devices are sides of one comparison, which are all shown at first
 * @property {1} [alone]  whether devices are runs that are looked at one by one, the first at first
 * @property {DeviceData[]} devices
 * @property {VariantData[]} variants
 * @property {ValueData[]} values
 * @property {string[]} steps  what the script's steps are called
 * @property {[string, number][]} tracks  packed text and frames
 * @property {RunData[][]} runs  by variant, then device
 * @property {string[]} [drawings]  of the last devices of many, which the page itself does not have
 * @property {import('../trial/request.js').TrialData} [trial]  what it takes to try the pattern by hand
 *
 * The source of live runs.
 * @typedef {{run(variant: number, device: number): Run, duration: number}} Source
 *
 * @typedef {object} Run
 * @property {number} rate
 * @property {number} frames
 * @property {{phase: string, from: number, to: number}[]} phases  in frames
 * @property {[number, string][]} events
 * @property {number[]} steps
 * @property {Reference[]} channels
 * @property {Reference[]} values
 * @property {Finding[]} [findings]
 * @property {[number, number][]} turns
 * @property {[Reference, Reference]} finger
 * @property {[Reference, Reference][]} redlines
 * @property {{frame(index: number): import('../trial/core.js').Frame, screen(index: number): ScreenData, isMirrored?: boolean, findings: import('../trial/core.js').Finding[]}} [trial]
 *   where a run that the page's own core makes has its pictures, and what the review says of it
 * @property {RunData['insets']} [insets]
 *
 * A run that is shown, with its device's index and, in a comparison, its side.
 * @typedef {{device: number, name: string, side: string, run: Run}} Row
 */

/** Grid steps in a point. */
export const GRID = 100;

/** How far, in frames, a time may fall short of its frame: links carry milliseconds in three decimals. */
const SLACK = 1e-3;

/**
 * The frame that a display shows at a time: the last one not after it.
 * @param {number} seconds
 * @param {number} rate
 * @param {number} frames
 */
export function frameAt(seconds, rate, frames) {
  return Math.max(0, Math.min(frames - 1, Math.floor(seconds * rate + SLACK)));
}

/**
 * The first frame that shows what happened at a time.
 * @param {number} seconds
 * @param {number} rate
 */
export function frameAfter(seconds, rate) {
  return Math.max(0, Math.ceil(seconds * rate - 1e-3));
}

/**
 * The screen of a device in a frame, as an index: the device may be rotated.
 * @param {Run} run
 * @param {number} frame
 */
export function screenAt(run, frame) {
  let screen = 0;
  for (const [from, index] of run.turns) if (from <= frame) screen = index;
  return screen;
}

/**
 * The index of the value with a name; −1 if there is none.
 * @param {ValueData[]} values
 * @param {string} key
 */
export const indexOfValue = (values, key) => values.findIndex((value) => value.key === key);

/** The page's data, unpacked on demand. */
export class Model {
  /** @type {(Float64Array | undefined)[]} */
  #tracks = [];
  /** @type {(Run | undefined)[][]} */
  #runs;
  /** @type {Source | null} */
  #source = null;
  #duration;

  /** @param {PageData} data */
  constructor(data) {
    this.data = data;
    this.rate = Math.max(...data.devices.map((device) => device.rate));
    this.#runs = data.variants.map(() => []);
    this.#duration = this.#longest(data.devices.keys());
  }

  /** For each device the first one whose runs have the same findings, in all variants. */
  get alike() {
    const { devices, runs } = this.data;
    const results = devices.map((_, device) => runs.map((row) => (row[device].findings ?? []).map(([label]) => label).join()).join('|'));
    return results.map((result) => results.indexOf(result));
  }

  /** Of the longest run, in seconds; where runs are looked at one by one, of those that are shown. */
  get duration() { return this.#source ? this.#source.duration : this.#duration; }

  /** Whether other runs than the recorded ones are shown. */
  get isTrial() { return this.#source !== null; }

  /**
   * A reference's value in a frame, in grid units; NaN if there is none.
   * @param {Reference | undefined} reference
   * @param {number} frame
   */
  read = (reference, frame) => {
    if (reference === null || reference === undefined) return NaN;
    if (typeof reference === 'number') return reference;
    if ('list' in reference) return reference.list[frame] ?? NaN;
    const [index, base] = reference;
    return index < 0 ? base - this.#track(~index)[frame] : base + this.#track(index)[frame];
  };

  /**
   * @param {number} variant
   * @param {number} device
   * @returns {Run}
   */
  run(variant, device) {
    return this.#source ? this.#source.run(variant, device) : this.#recorded(variant, device);
  }

  /**
   * The name of the phase at a time.
   * @param {Run} run
   * @param {number} frame
   */
  phaseAt(run, frame) {
    const span = run.phases.find(({ to }) => frame < to);
    return span ? span.phase : 'i';
  }

  /** @param {Iterable<number>} shown  devices */
  follow(shown) { if (this.data.alone) this.#duration = this.#longest(shown); }

  /**
   * Shows other runs than the recorded ones; null for those again.
   * @param {Source | null} source
   */
  show(source) { this.#source = source; }

  /** @param {number} index */
  #track(index) { return (this.#tracks[index] ??= unpackTrack(...this.data.tracks[index])); }

  /**
   * @param {number} variant
   * @param {number} device
   * @returns {Run}
   */
  #recorded(variant, device) {
    const known = this.#runs[variant][device];
    if (known) return known;
    const raw = this.data.runs[variant][device];
    const opened = { ...raw, rate: this.data.devices[device].rate, phases: unpackPhases(raw.phases) };
    this.#runs[variant][device] = opened;
    return opened;
  }

  /** @param {Iterable<number>} shown  devices */
  #longest(shown) {
    const { devices, runs } = this.data;
    return Math.max(0, ...[...shown].flatMap((device) => runs.map((row) => (row[device].frames - 1) / devices[device].rate)));
  }
}
