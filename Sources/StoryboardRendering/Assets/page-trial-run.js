// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from './page-model.js';

// A run that the page's own core makes, in the shape of a recorded one: the timeline, the plots, the strip and
// the table show either alike.

/** Letters of the phases and words of the events, by the core's numbers. */
const PHASE_LETTERS = 'itdba';
const EVENT_WORDS = [
  'touchDown', 'touchUp', 'catch', 'edgeHit', 'settled', 'rotated', 'crashed', 'waitTimedOut',
  'touchCancel',
];

/** What a line measures, besides places; PageRedlines.swift has the numbers. */
const EXTENT = 1;
const GAP = 2;

/**
 * A number of points in grid units, halves away from zero, as the page's data has them.
 * @param {number} value
 */
const units = (value) => Math.sign(value) * Math.round(Math.abs(value) * GRID);

/**
 * @param {import('./page-core.js').CoreRun} core
 * @param {import('./page-model.js').DeviceData} device
 * @param {number} valueCount
 * @param {Record<string, number>} rules  how bad the findings of rules are that the project sets; -1 for one that is off
 */
export function createTrialRun(core, device, valueCount, rules) {
  const { width, height } = device.screens[0];
  const tracks = (/** @type {number} */ count) =>
    Array.from({ length: count }, () => ({ list: /** @type {number[]} */ ([]) }));
  const finger = tracks(2);
  const insets = tracks(4);
  const values = tracks(valueCount);
  const redlines = device.measures.map(() => tracks(2));
  let last = -1;
  let isClosed = false;
  /** @type {import('./page-core.js').Frame | null} */
  let lastFrame = null;

  /** @type {import('./page-model.js').Run} */
  const run = {
    rate: device.rate,
    frames: 0,
    phases: [],
    events: [],
    steps: [],
    channels: [],
    values,
    turns: [[0, 0]],
    finger: [finger[0], finger[1]],
    insets: [core.frames() > 0 ? core.frame(0).axis : 'y', insets[0], insets[1], insets[2], insets[3]],
    redlines: redlines.map(([top, bottom]) => [top, bottom]),
    trial: {
      frame: (index) => frame(Math.min(index, run.frames - 1)), size: { width, height },
      isMirrored: device.rightToLeft === true, findings: [],
    },
  };

  /** @param {number} index */
  const frame = (index) => {
    // What still shows a run that is gone keeps its picture.
    if (isClosed && lastFrame) return lastFrame;
    if (index !== last || !lastFrame) lastFrame = core.frame(index);
    last = index;
    return lastFrame;
  };

  /** @param {import('./page-core.js').Frame} shown @param {number} index */
  const add = (shown, index) => {
    const phase = PHASE_LETTERS[shown.phase];
    const span = run.phases.at(-1);
    if (span?.phase === phase) span.to = index + 1;
    else run.phases.push({ phase, from: index, to: index + 1 });
    shown.values.forEach((value, i) => { values[i].list.push(units(value)); });
    finger.forEach(({ list }, axis) => { list.push(units(shown.finger[axis])); });
    insets.forEach(({ list }, part) => { list.push(units(shown.insets[part])); });
    device.measures.forEach(([kind, measure], line) => {
      // Of several elements of a kind the topmost counts.
      const [element] = shown.elements.filter((one) => one.kind === kind).sort((a, b) => a.y - b.y);
      let [from, to] = [NaN, NaN];
      if (element && measure === EXTENT) {
        [from, to] = [units(Math.max(0, element.y)), units(Math.min(element.y + element.height, height))];
      } else if (element) {
        const above = measure === GAP ? redlines[line - 1][1].list[index] : 0;
        if (measure !== GAP || units(element.y) > above) [from, to] = [above, units(Math.min(element.y, height))];
      }
      redlines[line][0].list.push(from);
      redlines[line][1].list.push(to);
    });
  };

  return {
    run,
    core,

    /** Takes over the frames that have come. */
    grow() {
      const count = core.frames();
      for (; run.frames < count; run.frames += 1) add(frame(run.frames), run.frames);
    },

    /** Takes over what has happened, and what the review says of it, once there is a rest. */
    settle() {
      this.grow();
      run.events = core.events().sort(([a], [b]) => a - b)
        .map(([seconds, kind]) => [seconds * 1000, EVENT_WORDS[kind]]);
      const findings = core.review().filter(({ rule }) => rules[rule] !== -1)
        .map((finding) => ({ ...finding, severity: rules[finding.rule] ?? finding.severity }));
      if (run.trial) run.trial.findings = findings;
      run.findings = findings.map(({ label, worst, severity, spans }) => [label, worst, severity, ...spans.flat()]);
    },

    /** Gives the core's memory back. */
    close() {
      isClosed = true;
      core.close();
    },

    /** Whether nothing moves any more: the last frame is one at rest, or the app has ended. */
    get isAtRest() { return core.ended() || run.phases.at(-1)?.phase === 'i'; },
  };
}

/** @typedef {ReturnType<typeof createTrialRun>} TrialRun */
