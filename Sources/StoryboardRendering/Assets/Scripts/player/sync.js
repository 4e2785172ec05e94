// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { handoversOf } from '../base/happenings.js';
import { GRID, frameAfter, frameAt, indexOfValue } from '../base/model.js';
import { warp } from './warp.js';

// How one playhead drives runs that do not keep the same time: one of them leads, and the others show the
// frames that belong to its frame. Documentation/playhead.md has the definitions.

/** The modes that keep runs together; the first one is the default. */
export const SYNCS = ['time', 'offset', 'event'];

/** @typedef {import('../base/model.js').Run} Run */

/**
 * A frame of the leader and the frame of the follower that belongs to it.
 * @typedef {[number, number]} Pair
 *
 * Pairs in order, increasing in both; `isOpen` if the runs end differently, so that after the last pair both continue
 * at their own rates.
 * @typedef {{pairs: Pair[], isOpen: boolean}} Anchors
 *
 * The tables of two runs, with a key that tells whether they are still valid; the table has the follower's frame for
 * each frame of the leader, if the mode needs one.
 * @typedef {{key: string, anchors: Anchors, table: Int32Array | null}} Tables
 */

/** What a finger does that every run of a script has in common. */
const TOUCHES = new Set(['touchDown', 'touchUp', 'touchCancel']);

/** How far a frame may fall short of a whole one, as with times of frames. */
const WHOLE = 1e-3;

/**
 * What happens in a run, by names that the same happening has in another run of the same script: the n-th
 * touch, or the n-th of its kind since the last touch.
 * @param {Run} run
 * @param {[number, string][]} events  frames and kinds, in order
 * @returns {Map<string, number>} frames
 */
export function named(run, events) {
  /** @type {Map<string, number>} */
  const found = new Map();
  /** @type {Record<string, number>} */
  const counts = {};
  let touches = 0;
  for (const [frame, kind] of events) {
    const isTouch = TOUCHES.has(kind);
    if (isTouch) touches += 1;
    const group = isTouch ? kind : kind + ' after ' + touches;
    counts[group] = (counts[group] ?? 0) + 1;
    found.set(group + ' ' + counts[group], Math.min(frame, run.frames - 1));
  }
  return found;
}

/**
 * Pairs what has the same name. Touches count first; of the others those are left out that another pair
 * contradicts, the later ones first.
 * @param {Map<string, number>} lead
 * @param {Map<string, number>} follow
 * @param {Pair | null} end  the last frames, if they belong together
 * @returns {Pair[]}
 */
export function pairUp(lead, follow, end) {
  /** @type {Pair[]} */
  const pairs = [[0, 0]];
  const insert = (/** @type {Pair} */ [a, b]) => {
    let index = pairs.length;
    while (index > 0 && pairs[index - 1][0] >= a) index -= 1;
    const next = pairs[index];
    const before = pairs[index - 1];
    if (before && before[1] >= b || next && (next[0] <= a || next[1] <= b)) return;
    pairs.splice(index, 0, [a, b]);
  };
  const common = [...lead].flatMap(([name, a]) => {
    const b = follow.get(name);
    return b === undefined ? [] : [{ a, b, isTouch: name.startsWith('touch') }];
  });
  for (const { a, b, isTouch } of common) if (isTouch) insert([a, b]);
  if (end) insert(end);
  for (const { a, b, isTouch } of common) if (!isTouch) insert([a, b]);
  return pairs;
}

/** @param {Run} run */
const touchCount = (run) => run.events.filter(([, kind]) => TOUCHES.has(kind)).length;

/** @param {Run} run */
const hasCrashed = (run) => run.events.some(([, kind]) => kind === 'crashed');

/**
 * A position on one side of the pairs as a position on the other side, proportional between them.
 * @param {Anchors} anchors
 * @param {number} frame  whole or not
 * @param {0 | 1} from
 * @param {number} pace  frames of the other side for each of this one, after the last pair
 */
function across({ pairs, isOpen }, frame, from, pace) {
  const to = 1 - from;
  let next = 1;
  while (next < pairs.length && pairs[next][from] <= frame) next += 1;
  const before = pairs[next - 1];
  if (next === pairs.length) return before[to] + (isOpen ? (frame - before[from]) * pace : 0);
  const share = (frame - before[from]) / (pairs[next][from] - before[from]);
  return before[to] + share * (pairs[next][to] - before[to]);
}

/** Synchronises the page's runs. Tables are created when a pair of runs is first requested in a mode. */
export class Sync {
  /** @type {WeakMap<Run, Map<Run, Tables>>} by leaders, then followers */
  #known = new WeakMap();
  #model;

  /** @param {import('../base/model.js').Model} model */
  constructor(model) { this.#model = model; }

  /**
   * The frame that a run shows.
   * @param {string} mode  one of `SYNCS`
   * @param {Run} run
   * @param {Run} lead
   * @param {number} seconds  of the playhead, which is the leader's time
   */
  frameOf(mode, run, lead, seconds) {
    if (mode === 'time' || run === lead) return frameAt(seconds, run.rate, run.frames);
    const { anchors, table } = this.#tablesOf(lead, run, mode);
    if (table) return table[frameAt(seconds, lead.rate, lead.frames)];
    return frameAt(across(anchors, seconds * lead.rate, 0, run.rate / lead.rate), 1, run.frames);
  }

  /**
   * The playhead's time for a time of a run, in seconds.
   * @param {string} mode
   * @param {Run} run
   * @param {Run} lead
   * @param {number} seconds  of the run
   */
  timeOf(mode, run, lead, seconds) {
    if (mode === 'time' || run === lead) return seconds;
    const frame = Math.min(frameAfter(seconds, run.rate), run.frames - 1);
    const { anchors, table } = this.#tablesOf(lead, run, mode);
    if (!table) return across(anchors, frame, 1, lead.rate / run.rate) / lead.rate;
    let at = table.findIndex((one) => one >= frame);
    if (at < 0) at = table.length - 1;
    if (at > 0 && table[at] - frame > frame - table[at - 1]) at -= 1;
    return at / lead.rate;
  }

  /**
   * The distance of the content from rest, in grid units, for all frames; 0 if it is unknown.
   * @param {Run} run
   */
  #distances(run) {
    const { data, read } = this.#model;
    const [offset, least] = ['contentOffset.y', 'contentOffset.min'].map((key) => run.values[indexOfValue(data.values, key)]);
    return Float64Array.from({ length: run.frames }, (_, frame) =>
      read(offset, frame) - (read(least, frame) || 0) || 0);
  }

  /**
   * Frames at which something happens in a run; for offsets its touches and the steps of its script.
   * @param {Run} run
   * @param {string} mode
   */
  #happenings(run, mode) {
    const at = (/** @type {number} */ milliseconds) => frameAfter(milliseconds / 1000, run.rate);
    const events = run.events.map(([time, kind]) => /** @type {[number, string]} */ ([at(time), kind]));
    if (mode === 'event') {
      events.push(...handoversOf(run, this.#model.data.values, this.#model.read)
        .map((frame) => /** @type {[number, string]} */ ([frame, 'handOver'])));
      return named(run, events.sort(([a], [b]) => a - b));
    }
    const found = named(run, events.filter(([, kind]) => TOUCHES.has(kind)));
    // After a crash, the remaining steps start at the end of the run.
    run.steps.forEach((time, step) => {
      if (at(time) < run.frames - 1) found.set('step ' + step, at(time));
    });
    return found;
  }

  /** @param {Run} lead @param {Run} run @param {string} mode @returns {Tables} */
  #tablesOf(lead, run, mode) {
    const key = mode + ' ' + lead.frames + ' ' + run.frames;
    /** @type {Map<Run, Tables>} */
    const followers = this.#known.get(lead) ?? new Map();
    this.#known.set(lead, followers);
    const made = followers.get(run);
    if (made?.key === key) return made;
    const isOpen = hasCrashed(lead) !== hasCrashed(run) || touchCount(lead) !== touchCount(run);
    const pairs = pairUp(this.#happenings(lead, mode), this.#happenings(run, mode),
      isOpen ? null : [lead.frames - 1, run.frames - 1]);
    const anchors = { pairs, isOpen };
    const fresh = { key, anchors, table: mode === 'offset' ? this.#tableOf(lead, run, anchors) : null };
    followers.set(run, fresh);
    return fresh;
  }

  /** @param {Run} lead @param {Run} run @param {Anchors} anchors */
  #tableOf(lead, run, { pairs, isOpen }) {
    const table = new Int32Array(lead.frames).fill(run.frames - 1);
    const [own, other] = [this.#distances(lead), this.#distances(run)];
    for (let i = 0; i + 1 < pairs.length; i += 1) {
      const [[a, b], [nextA, nextB]] = [pairs[i], pairs[i + 1]];
      const [rows, columns] = [nextA - a + 1, nextB - b + 1];
      // Equal offsets are distinguished by time: at most a hundredth of a point.
      const found = warp(rows, columns, (row, column) => Math.abs(own[a + row] - other[b + column])
        + (GRID / 100) * Math.abs(row / (rows - 1) - column / (columns - 1)));
      for (let row = 0; row < rows; row += 1) table[a + row] = b + found[row];
      table[a] = b;
    }
    const [a, b] = pairs[pairs.length - 1];
    for (let frame = a; frame < lead.frames; frame += 1) {
      table[frame] = isOpen ? Math.min(run.frames - 1, b + Math.floor((frame - a) * run.rate / lead.rate + WHOLE)) : b;
    }
    return table;
  }
}
