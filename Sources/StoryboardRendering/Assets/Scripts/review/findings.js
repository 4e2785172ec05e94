// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing } from '../base/dom.js';
import { formatTime } from '../base/format.js';
import { SEVERITIES, SIGNS, worstOf } from './severity.js';

/** @typedef {import('../base/model.js').Finding} Finding */

/**
 * A count as text, as in the page's own markup.
 * @param {number} count
 */
export function findingWords(count) {
  return count === 0 ? 'no findings' : count === 1 ? '1 finding' : count + ' findings';
}

/**
 * The label of a finding, with its severity unless that is an error.
 * @param {Finding} finding
 */
export const labelOf = ([label, , severity]) => (severity === 2 ? '' : SEVERITIES[severity] + ': ') + label;

/**
 * The text below a device's name: the worst finding, and the number of others.
 * @param {Finding[]} findings
 */
export function chipText(findings) {
  const worst = worstOf(findings);
  if (!worst) return 'no findings';
  const text = SIGNS[worst[2]] + '\u202f' + labelOf(worst);
  return findings.length === 1 ? text : text + ', ' + (findings.length - 1) + ' more';
}

/**
 * The spans of a finding as pairs of first and last frame.
 * @param {Finding} finding
 * @returns {[number, number][]}
 */
export function spansOf(finding) {
  const frames = /** @type {number[]} */ (finding.slice(3));
  /** @type {[number, number][]} */
  const spans = [];
  for (let i = 0; i + 1 < frames.length; i += 2) spans.push([frames[i], frames[i + 1]]);
  return spans;
}

/**
 * The worst moments of some runs in order of time, one for each instant.
 * @template {{rate: number, findings?: Finding[]}} R
 * @param {R[]} runs
 * @param {(run: R, seconds: number) => number} [timeOf]  the playhead's time for a time of a run
 * @returns {{time: number, labels: string[]}[]} seconds
 */
export function findingStops(runs, timeOf = (_, seconds) => seconds) {
  /** @type {Map<number, Set<string>>} */
  const stops = new Map();
  for (const run of runs) {
    for (const finding of run.findings ?? []) {
      const time = timeOf(run, finding[1] / run.rate);
      stops.set(time, (stops.get(time) ?? new Set()).add(labelOf(finding)));
    }
  }
  return [...stops].sort(([a], [b]) => a - b).map(([time, labels]) => ({ time, labels: [...labels] }));
}

/**
 * The stop before or after a time, and from the ends round to the others; null without stops.
 * @param {{time: number, labels: string[]}[]} stops  in order of time
 * @param {number} seconds
 * @param {1 | -1} direction
 * @param {boolean} [isSeen]  whether a stop at that time is the current one; otherwise it is the next one
 */
export function stopBeside(stops, seconds, direction, isSeen = true) {
  // Links carry times in thousandths of a millisecond.
  const slack = isSeen ? 1e-5 : -1e-5;
  const beyond = direction > 0
    ? stops.find(({ time }) => time > seconds + slack)
    : stops.filter(({ time }) => time < seconds - slack).pop();
  return beyond ?? stops.at(direction > 0 ? 0 : -1) ?? null;
}

/** A dot, a diamond and a triangle on the lower edge of a lane. */
export const MARKS = ['M-4 -5A4 4 0 0 0 4 -5A4 4 0 0 0 -4 -5Z', 'M-6 -6L0 0L6 -6L0 -12Z', 'M-6 0H6L0 -11Z'];

/**
 * The marks of a run's findings on the lower edge of its lane, where no event has its mark: a bar along the
 * frames of each span, and at the worst frame a triangle, for a warning a diamond, for a note a dot.
 * @param {{rate: number, findings?: Finding[]}} run
 * @param {number} duration  seconds of the whole time axis
 * @returns {SVGElement[]}
 */
export function findingMarks(run, duration) {
  const percent = (/** @type {number} */ frame) =>
    (Math.min(frame / run.rate / duration, 1) * 100).toFixed(3) + '%';
  // The worst are on top.
  const findings = [...run.findings ?? []].sort((a, b) => a[2] - b[2]);
  return findings.map((finding) => {
    const [label, worst, severity] = finding;
    const bars = spansOf(finding).map(([first, last]) => drawing('rect', {
      x: percent(first), y: '100%', width: percent(last + 1 - first), height: '3',
    }));
    const title = SEVERITIES[severity] + ': ' + label + ' · ' + formatTime(worst / run.rate) + ' s';
    return drawing('g', { class: 'found ' + SEVERITIES[severity], 'data-frame': String(worst) }, [
      drawing('title', {}, [title]), ...bars,
      drawing('svg', { x: percent(worst), y: '100%', overflow: 'visible' },
        [drawing('path', { d: MARKS[severity] })]),
    ]);
  });
}
