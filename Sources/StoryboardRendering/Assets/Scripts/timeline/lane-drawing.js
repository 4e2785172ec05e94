// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { drawing, element } from '../base/dom.js';
import { EVENTS, PHASES, formatTime } from '../base/format.js';
import { MARKS, findingMarks } from '../review/findings.js';
import { SEVERITIES } from '../review/severity.js';

/** Height of a lane's wave in its own units; the centre is speed 0. */
const WAVE = 100;

/** Minimum widths of labels in pixels, so that they are more than an ellipsis. */
const PHASE_WIDTH = 64;
const STEP_WIDTH = 44;

/** Samples of a wave: finer than any screen shows. */
const WAVE_SAMPLES = 400;

/**
 * The outline of speed over time from one frame to another, as a closed path about the centre line; it shows the square
 * root, so that a slow drag is visible next to a fling.
 * @param {(frame: number) => number} speedAt  any unit; NaN counts as 0
 * @param {number} from
 * @param {number} to  the frame at which the next span starts
 * @param {number} frames
 * @param {number} top  the speed that fills the lane
 */
export function wavePath(speedAt, from, to, frames, top) {
  const stride = Math.max(1, Math.floor(frames / WAVE_SAMPLES));
  const center = WAVE / 2;
  let path = 'M' + from + ' ' + center;
  for (let frame = from; frame <= to; frame = frame === to ? to + 1 : Math.min(to, frame + stride)) {
    const speed = speedAt(Math.min(frame, frames - 1)) || 0;
    const share = top > 0 ? Math.sign(speed) * Math.sqrt(Math.min(1, Math.abs(speed) / top)) : 0;
    path += 'L' + frame + ' ' + Math.round((center - share * center) * 10) / 10;
  }
  return path + 'L' + to + ' ' + center + 'Z';
}

/** @param {number} share */
const percent = (share) => (share * 100).toFixed(3) + '%';

/**
 * The hatching of a phase, which tells it without colours.
 * @param {string} phase
 * @param {number} from  a share of the axis
 * @param {number} width  a share of the axis
 */
function hatchOf(phase, from, width) {
  const hatch = element('i', { class: 'hatch ' + phase });
  hatch.style.left = percent(from);
  hatch.style.width = percent(width);
  return hatch;
}

/**
 * One device's lane: phases as bands, speed as a wave, events as ticks.
 * @param {object} lane
 * @param {string} lane.name
 * @param {import('../base/model.js').Run} lane.run
 * @param {(frame: number) => number} lane.speedAt
 * @param {number} lane.top  the speed that fills a lane
 * @param {number} lane.duration  seconds of the whole time axis
 * @param {boolean} lane.hasLabels  whether phases have labels
 * @param {number} lane.pixels  pixels of the whole time axis
 * @returns {HTMLElement}
 */
export function drawLane({ name, run, speedAt, top, duration, hasLabels, pixels }) {
  const seconds = (/** @type {number} */ frame) => Math.min(frame / run.rate, duration);
  const wave = drawing('svg', {
    class: 'wave', viewBox: '0 0 ' + duration * run.rate + ' ' + WAVE,
    preserveAspectRatio: 'none', 'aria-hidden': 'true', focusable: 'false',
  });
  const marks = drawing('svg', { class: 'marks', 'aria-hidden': 'true', focusable: 'false' });
  const labels = element('div', { class: 'lane-labels', 'aria-hidden': 'true' });
  const hatches = element('div', { 'aria-hidden': 'true' });
  for (const { phase, from, to } of run.phases) {
    const end = Math.min(to, duration * run.rate);
    wave.append(drawing('rect', {
      class: 'band ' + phase, x: String(from), width: String(Math.max(0, end - from)), height: String(WAVE),
    }));
    if (phase !== 'i') {
      wave.append(drawing('path', {
        class: 'speed ' + phase, d: wavePath(speedAt, from, end, run.frames, top),
      }));
    }
    const width = (seconds(to) - seconds(from)) / duration;
    if ('dba'.includes(phase)) hatches.append(hatchOf(phase, seconds(from) / duration, width));
    if (hasLabels && width * pixels >= PHASE_WIDTH) {
      const label = element('span', {}, [PHASES[phase]]);
      label.style.left = percent(seconds(from) / duration);
      label.style.maxWidth = percent(width);
      labels.append(label);
    }
  }
  for (const [milliseconds, kind] of run.events) {
    const share = milliseconds / 1000 / duration;
    const x = percent(share);
    const title = (EVENTS[kind] ?? kind) + ' · ' + formatTime(milliseconds / 1000) + ' s';
    marks.append(drawing('g', { class: 'tick ' + kind }, [
      drawing('title', {}, [title]), drawing('line', { x1: x, x2: x, y2: '100%' }), markShape(kind, share * pixels),
    ]));
  }
  marks.append(...findingMarks(run, duration));
  const spans = run.phases
    .map(({ phase, from, to }) => PHASES[phase] + ' ' + formatTime(from / run.rate) + ' to '
      + formatTime(to / run.rate) + ' s');
  const crash = run.events.find(([, kind]) => kind === 'crashed');
  if (crash) {
    // The label is after the mark or, near the end of the axis, before it.
    const label = element('span', { class: 'crashed' }, [EVENTS.crashed]);
    const share = crash[0] / 1000 / duration;
    if (share < 0.8) label.style.left = percent(share);
    else label.style.right = percent(1 - share);
    labels.append(label);
    spans.push(EVENTS.crashed + ' at ' + formatTime(crash[0] / 1000) + ' s');
  }
  const summary = spans.join(', ');
  return element('div', { class: hasLabels ? 'lane labelled' : 'lane' }, [
    element('span', { class: 'lane-name', title: name }, [name]),
    element('div', { class: 'lane-track' }, [wave, hatches, marks, labels]),
    element('span', { class: 'vh' }, [summary]),
  ]);
}

/**
 * The background of the scrubber: the first device's phases as bands, and the marks of its findings.
 * @param {import('../base/model.js').Run} run
 * @param {number} duration  seconds of the whole time axis
 */
export function drawBehind(run, duration) {
  const frames = duration * run.rate;
  return [
    drawing('svg', { viewBox: '0 0 ' + frames + ' 1', preserveAspectRatio: 'none' }, run.phases.map(({ phase, from, to }) =>
      drawing('rect', { class: 'speed ' + phase, x: String(from), width: String(Math.max(0, Math.min(to, frames) - from)), height: '1' }))),
    drawing('svg', { overflow: 'visible' }, findingMarks(run, duration)),
  ];
}

/**
 * The lane of the script: the start times of its steps, and their names.
 * @param {string[]} names
 * @param {number[]} times  milliseconds
 * @param {number} duration  seconds
 * @param {number} pixels  pixels of the whole time axis
 */
export function drawSteps(names, times, duration, pixels) {
  const list = element('div', { class: 'lane-track' });
  names.forEach((name, index) => {
    const from = (times[index] ?? 0) / 1000;
    const to = Math.min((times[index + 1] ?? duration * 1000) / 1000, duration);
    if (to <= from) return;
    const width = (to - from) / duration;
    const step = element('span', { title: name }, width * pixels >= STEP_WIDTH ? [name] : []);
    step.style.left = percent(from / duration);
    step.style.width = percent(width);
    list.append(step);
  });
  return element('div', { class: 'lane steps-lane' }, [
    element('span', { class: 'lane-name' }, ['Script']), list,
  ]);
}

/**
 * What the colours and signs of the lanes mean.
 * @returns {HTMLElement[]}
 */
export function drawLegend() {
  const entry = (/** @type {string} */ label, /** @type {Record<string, string>} */ attributes, /** @type {Node[]} */ ...parts) =>
    element('span', {}, [drawing('svg', attributes, parts), label]);
  return [
    ...Object.entries(PHASES).map(([phase, label]) => element('span', {}, [element('i', { class: 'hatch ' + phase }), label])),
    ...['touchDown', 'touchUp', 'catch', 'edgeHit', 'settled'].map((kind) =>
      entry(EVENTS[kind] ?? kind, { class: 'tick ' + kind, viewBox: '-5 -2 10 10' }, markShape(kind))),
    // The worst first.
    ...[2, 1, 0].map((severity) => entry(SEVERITIES[severity], { class: 'found ' + SEVERITIES[severity], viewBox: '-7 -13 14 14' },
      drawing('path', { d: MARKS[severity] }))),
  ];
}

/**
 * The shape of a mark, in coordinates relative to its upper centre. It has no coordinate system of its own: there are
 * many marks, and a browser traverses all coordinate systems in each step.
 * @param {string} kind
 * @param {number} [x]  pixels
 */
function markShape(kind, x = 0) {
  const shapes = /** @type {Record<string, string>} */ ({
    touchDown: 'm-4 0h8l-4 6z',
    touchUp: 'm-4 6h8l-4-6z',
    touchCancel: 'm-4 6h8l-4-6z',
    catch: 'm-3 0l6 6m0-6l-6 6',
    settled: 'm0 0l3.5 3.5l-3.5 3.5l-3.5-3.5z',
    crashed: 'm-4 0h8v8h-8z',
  });
  return drawing('path', { d: 'M' + Math.round(x * 100) / 100 + ' 0' + (shapes[kind] ?? 'm-3 0h6v3h-6z') });
}
