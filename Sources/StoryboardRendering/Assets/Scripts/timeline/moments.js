// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { EVENTS, formatValue } from '../base/format.js';
import { MOVED, handoversOf } from '../base/happenings.js';
import { GRID, frameAfter, indexOfValue } from '../base/model.js';

// Selects the key moments of a run for the film strip, from its events, phases and values.

/**
 * A frame for a picture, and the reason: labels of findings whose worst frame it is, with their severities, then texts
 * for the events in it, the most important first.
 * @typedef {{frame: number, found: [string, number][], texts: string[]}} Moment
 *
 * A finding has its severity, too.
 * @typedef {{frame: number, text: string, kind: string, severity?: number}} Candidate
 */

/** Pictures in a row at most. */
export const MOST_MOMENTS = 8;

/** Moments that are closer together than this share a picture, in seconds. */
const NEAR = 0.05;

/** How long a value must be constant to count as a limit, in seconds. */
const HELD = 0.1;

/** The minimum range of a value with limits, in grid units. */
const RANGE = 2 * GRID;

/** The weight of a kind; repetitions weigh less, except those of a finding, which has priority. */
const WEIGHTS = /** @type {Record<string, number>} */ ({
  finding: 300, start: 180, crashed: 99, rotated: 80, handOver: 75, catch: 70, overscroll: 65, touchDown: 60,
  touchUp: 60, touchCancel: 60, limit: 55, edgeHit: 50, settled: 45, end: 40, waitTimedOut: 30,
});
const REPETITION = 6;
/** The additional weight of a moment that is isolated in time, at most. */
const ALONE = 90;

/**
 * @param {import('../base/model.js').Run} run
 * @param {import('../base/model.js').ValueData[]} values
 * @param {import('../base/model.js').Model['read']} read
 * @returns {Moment[]} in order of time
 */
export function momentsOf(run, values, read) {
  const track = (/** @type {string} */ key) => {
    const index = indexOfValue(values, key);
    return (/** @type {number} */ frame) => read(run.values[index], frame);
  };
  const offset = track('contentOffset.y');
  /** @type {Candidate[]} */
  const found = [{ frame: 0, text: 'start', kind: 'start' }];
  for (const [milliseconds, kind] of run.events) {
    const frame = Math.min(frameAfter(milliseconds / 1000, run.rate), run.frames - 1);
    found.push({ frame, text: EVENTS[kind] ?? kind, kind });
  }
  for (const [text, frame, severity] of run.findings ?? []) found.push({ frame, text, kind: 'finding', severity });
  found.push(...overscrolls(run.frames, offset, track('contentOffset.min'), track('contentOffset.max')));
  const hold = Math.max(1, Math.round(HELD * run.rate));
  values.forEach(({ key, unit }, index) => {
    if (unit !== 'pt' || /contentOffset/i.test(key)) return;
    const value = (/** @type {number} */ frame) => read(run.values[index], frame);
    for (const { frame, limit } of limits(run.frames, value, offset, hold)) {
      const text = formatValue(limit, limit % GRID === 0 ? 0 : 1);
      found.push({ frame, text: key + ' ' + text, kind: 'limit' });
    }
  });
  for (const frame of handoversOf(run, values, read)) found.push({ frame, text: 'hand-over', kind: 'handOver' });
  found.push({ frame: run.frames - 1, text: 'end', kind: 'end' });
  return choose(found, Math.round(NEAR * run.rate));
}

/**
 * Where the content is farthest beyond either end.
 * @param {number} frames
 * @param {(frame: number) => number} offset
 * @param {(frame: number) => number} least
 * @param {(frame: number) => number} most
 * @returns {Candidate[]}
 */
function overscrolls(frames, offset, least, most) {
  const sides = [
    (/** @type {number} */ frame) => least(frame) - offset(frame),
    (/** @type {number} */ frame) => offset(frame) - most(frame),
  ];
  return sides.flatMap((beyond) => {
    let farthest = -1;
    let distance = GRID;
    for (let frame = 0; frame < frames; frame += 1) {
      if (beyond(frame) > distance) [farthest, distance] = [frame, beyond(frame)];
    }
    if (farthest < 0) return [];
    const text = 'overscroll ' + formatValue(distance, 1);
    return [{ frame: farthest, text, kind: 'overscroll' }];
  });
}

/**
 * The first frames in which a value reaches its least and its greatest and stays there while the content moves on.
 * @param {number} frames
 * @param {(frame: number) => number} value
 * @param {(frame: number) => number} offset
 * @param {number} hold  frames
 */
export function limits(frames, value, offset, hold) {
  let least = Infinity;
  let most = -Infinity;
  for (let frame = 0; frame < frames; frame += 1) {
    const now = value(frame);
    if (now < least) least = now;
    if (now > most) most = now;
  }
  if (!(most - least >= RANGE)) return [];
  return [least, most].flatMap((limit) => {
    for (let frame = 1; frame + hold < frames; frame += 1) {
      if (value(frame) !== limit || !(Math.abs(value(frame - 1) - limit) > 0)) continue;
      let stays = true;
      for (let ahead = 1; ahead <= hold; ahead += 1) stays &&= value(frame + ahead) === limit;
      if (stays && Math.abs(offset(frame + hold) - offset(frame)) > MOVED) return [{ frame, limit }];
    }
    return [];
  });
}

/**
 * Merges moments that are close together and keeps the most important ones.
 * @param {Candidate[]} candidates
 * @param {number} near  frames
 * @returns {Moment[]}
 */
export function choose(candidates, near) {
  const seen = /** @type {Record<string, number>} */ ({});
  const weighed = [...candidates].sort((a, b) => a.frame - b.frame).map((candidate) => {
    const before = seen[candidate.kind] ?? 0;
    seen[candidate.kind] = before + 1;
    const loss = candidate.kind === 'finding' || before === 0 ? 0 : REPETITION;
    return { ...candidate, weight: (WEIGHTS[candidate.kind] ?? 0) - loss };
  });
  /** @type {(typeof weighed)[]} */
  const groups = [];
  for (const one of weighed) {
    const last = groups[groups.length - 1];
    if (last && one.frame - last[0].frame <= near) last.push(one);
    else groups.push([one]);
  }
  const moments = groups.map((group) => {
    group.sort((a, b) => b.weight - a.weight || a.frame - b.frame);
    /**
     * Each label once, as bad as its worst.
     * @type {Map<string, number>}
     */
    const labels = new Map();
    for (const { text, severity } of group) {
      if (severity !== undefined) labels.set(text, Math.max(severity, labels.get(text) ?? 0));
    }
    // The end of a run is unimportant if something else happens, and so is a crash if a finding reports it.
    const other = group.filter(({ kind }) => !['finding', 'end', 'crashed'].includes(kind)
      || (kind === 'crashed' && labels.size === 0));
    const kept = other.length > 0 || labels.size > 0 ? other : group;
    const texts = [...new Set(kept.map(({ text }) => text))].slice(0, labels.size > 0 ? 1 : 2);
    const first = labels.size > 0 ? group[0] : kept[0];
    return {
      frame: first.frame, found: [...labels], texts, weight: first.weight,
      isRest: group.some(({ kind }) => kind === 'settled'), isBareEnd: group.every(({ kind }) => kind === 'end'),
    };
  });
  // A strip shows how the run ends: how it came to rest, or else its last frame.
  const [last, before] = [...moments].reverse();
  const end = last?.isBareEnd && before?.isRest ? before : last;
  const span = last ? last.frame - moments[0].frame : 0;
  while (moments.length > MOST_MOMENTS) {
    // What leaves the shortest hole goes first, so that the pictures are spread over all of the run.
    const costs = moments.map((moment, i) => {
      if (moment === end) return Infinity;
      const hole = (moments[i + 1] ?? moment).frame - (moments[i - 1] ?? moment).frame;
      return moment.weight + ALONE * Math.min(1, (hole * MOST_MOMENTS) / (2 * span));
    });
    moments.splice(costs.lastIndexOf(Math.min(...costs)), 1);
  }
  return moments.map(({ frame, found, texts }) => ({ frame, found, texts }));
}

/**
 * The moment that a frame belongs to: the last at or before it.
 * @param {Moment[]} moments
 * @param {number} frame
 */
export function momentAt(moments, frame) {
  let index = 0;
  while (index + 1 < moments.length && moments[index + 1].frame <= frame) index += 1;
  return index;
}
