// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { frameAfter, GRID, screenAt } from '../base/model.js';

// A live run, in the form of a recorded one: timeline, plots, strip and table show both alike.

/** Letters of the phases and names of the events, by the core's numbers. */
const PHASE_LETTERS = 'itdba';
const EVENT_WORDS = [
  'touchDown', 'touchUp', 'catch', 'edgeHit', 'settled', 'rotated', 'crashed', 'waitTimedOut',
  'touchCancel', 'scrollTo', 'focus', 'blur', 'insert', 'remove', 'reload', 'resize', 'push', 'pop', 'appearance',
];
const ROTATED = EVENT_WORDS.indexOf('rotated');

/** Lengths that differ by less are the same, in points. */
const SAME = 0.02;

/** The edges that a line measures; PageRedlines.swift has the numbers. */
const EXTENT = 1;
const GAP = 2;

/**
 * A number of points in grid units, halves away from zero, as the page's data has them.
 * @param {number} value
 */
const units = (value) => Math.sign(value) * Math.round(Math.abs(value) * GRID);

/**
 * Which of a device's screens the core means, by size and then by safe area; -1 for one of another size.
 * @param {import('../base/model.js').ScreenData[]} screens
 * @param {number[]} screen  width, height and safe area
 */
export function screenLike(screens, [width, height, ...insets]) {
  const ways = screens.map((one) => (Math.abs(one.width - width) + Math.abs(one.height - height) > SAME ? Infinity
    : one.safeArea.reduce((sum, inset, side) => sum + Math.abs(inset - insets[side]), 0)));
  const least = Math.min(...ways);
  return least === Infinity ? -1 : ways.indexOf(least);
}

/** @param {number} count */
const tracks = (count) => Array.from({ length: count }, () => ({ list: /** @type {number[]} */ ([]) }));

/** A live run of the page's own core, which grows frame by frame. */
export class TrialRun {
  #device;
  #rules;
  #review;
  #finger = tracks(2);
  #insets = tracks(4);
  #values;
  #redlines;
  /** The frame that was last requested from the core. */
  #last = -1;
  /** @type {import('./core.js').Frame | null} */
  #lastFrame = null;
  #isClosed = false;

  /**
   * @param {import('./core.js').CoreRun} core
   * @param {import('../base/model.js').DeviceData} device
   * @param {number} valueCount
   * @param {Record<string, number>} rules  how bad the findings of rules are that the project sets; -1 for one that is off
   * @param {() => import('./core.js').Finding[]} review
   */
  constructor(core, device, valueCount, rules, review) {
    const [finger, insets] = [this.#finger, this.#insets];
    this.core = core;
    this.#device = device;
    this.#rules = rules;
    this.#review = review;
    this.#values = tracks(valueCount);
    this.#redlines = device.measures.map(() => tracks(2));
    /** @type {import('../base/model.js').Run} */
    this.run = {
      rate: device.rate,
      frames: 0,
      phases: [],
      events: [],
      steps: [],
      channels: [],
      values: this.#values,
      turns: [[0, 0]],
      finger: [finger[0], finger[1]],
      insets: [core.frames() > 0 ? core.frame(0).axis : 'y', insets[0], insets[1], insets[2], insets[3]],
      redlines: this.#redlines.map(([top, bottom]) => [top, bottom]),
      trial: {
        frame: (index) => this.#frame(Math.min(index, this.run.frames - 1)),
        screen: (index) => device.screens[screenAt(this.run, index)], isMirrored: device.rightToLeft === true, findings: [],
      },
    };
  }

  /** Whether the page has a drawing of the screen. */
  get isDrawn() {
    if (this.run.frames === 0) return true;
    const { screen } = this.#frame(this.run.frames - 1);
    return screen.length === 0 || screenLike(this.#device.screens, screen) >= 0;
  }

  /** Whether nothing moves any more: the last frame is one at rest, or the app has ended. */
  get isAtRest() { return this.core.ended() || this.run.phases.at(-1)?.phase === 'i'; }

  /** Takes over the frames that have come. */
  grow() {
    const { core, run } = this;
    const count = core.frames();
    for (; run.frames < count; run.frames += 1) this.#add(this.#frame(run.frames), run.frames);
  }

  /** Reads the events, and the findings of the review, when there is a rest. */
  settle() {
    const { core, run } = this;
    const rules = this.#rules;
    this.grow();
    run.events = core.events().sort(([a], [b]) => a - b)
      .map(([seconds, kind]) => [seconds * 1000, EVENT_WORDS[kind]]);
    const findings = this.#review().filter(({ rule }) => rules[rule] !== -1)
      .map((finding) => ({ ...finding, severity: rules[finding.rule] ?? finding.severity }));
    if (run.trial) run.trial.findings = findings;
    run.findings = findings.map(({ label, worst, severity, spans }) => [label, worst, severity, ...spans.flat()]);
  }

  /** Gives the core's memory back. */
  close() {
    this.#isClosed = true;
    this.core.close();
  }

  /** @param {number} index */
  #frame(index) {
    // What still shows a run that is gone keeps its picture.
    if (this.#isClosed && this.#lastFrame) return this.#lastFrame;
    if (index !== this.#last || !this.#lastFrame) this.#lastFrame = this.core.frame(index);
    this.#last = index;
    return this.#lastFrame;
  }

  /** @param {import('./core.js').Frame} shown @param {number} index */
  #add(shown, index) {
    const { phases, turns } = this.run;
    const screen = this.#screenOf(shown, index);
    if (screen !== turns[turns.length - 1][1]) turns.push([index, screen]);
    const phase = PHASE_LETTERS[shown.phase];
    const span = phases.at(-1);
    if (span?.phase === phase) span.to = index + 1;
    else phases.push({ phase, from: index, to: index + 1 });
    shown.values.forEach((value, i) => { this.#values[i].list.push(units(value)); });
    this.#finger.forEach(({ list }, axis) => { list.push(units(shown.finger[axis])); });
    this.#insets.forEach(({ list }, part) => { list.push(units(shown.insets[part])); });
    this.#redlines.forEach(([top, bottom], line) => {
      const [from, to] = this.#measure(shown, line, index);
      top.list.push(from);
      bottom.list.push(to);
    });
  }

  /**
   * The screen of a frame, as an index: the first again for one that has no drawing. A core that does not know it has
   * turned the device with each rotation.
   * @param {import('./core.js').Frame} shown
   * @param {number} index
   */
  #screenOf({ screen }, index) {
    const { rate, screens } = this.#device;
    if (screens.length < 2) return 0;
    if (screen.length > 0) return Math.max(0, screenLike(screens, screen));
    return this.core.events().filter(([seconds, kind]) => kind === ROTATED && frameAfter(seconds, rate) <= index).length % 2;
  }

  /**
   * The ends of a dimension line; NaN where it measures nothing.
   * @param {import('./core.js').Frame} shown
   * @param {number} line
   * @param {number} index  of the frame, of which the lines before are known
   */
  #measure({ elements }, line, index) {
    const [kind, measure] = this.#device.measures[line];
    const { height } = this.#device.screens[screenAt(this.run, index)];
    // Of several elements of a kind the topmost counts.
    const [element] = elements.filter((one) => (one.kind & 255) === kind).sort((a, b) => a.y - b.y);
    if (!element) return [NaN, NaN];
    if (measure === EXTENT) return [units(Math.max(0, element.y)), units(Math.min(element.y + element.height, height))];
    const above = measure === GAP ? this.#redlines[line - 1][1].list[index] : 0;
    if (measure === GAP && !(units(element.y) > above)) return [NaN, NaN];
    return [above, units(Math.min(element.y, height))];
  }
}
