// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { forms } from '../base/forms.js';
import { requestOf } from './request.js';
import { TrialRun } from './run.js';

/**
 * The live runs of the page's own core, one for each visible variant and device: all receive the same gestures, or play
 * the scenario's script.
 */
export class TrialRuns {
  #model;
  #session;
  #changes;
  #giveUp;
  /** @type {Map<string, {trial: TrialRun, variant: number, device: number}>} */
  #runs = new Map();

  /**
   * The core, when it is instantiated.
   * @type {import('./core.js').Core | null}
   */
  core = null;
  /** Whether the scenario's script is played instead of the reader's gestures. */
  playsScript = false;

  /**
   * @param {import('../base/model.js').Model} model
   * @param {import('./session.js').Session} session
   * @param {import('./request.js').Changes} changes
   * @param {() => void} giveUp  returns to the start of the scenario
   */
  constructor(model, session, changes, giveUp) {
    this.#model = model;
    this.#session = session;
    this.#changes = changes;
    this.#giveUp = giveUp;
  }

  get all() { return [...this.#runs.values()].map(({ trial }) => trial); }
  /** Of the longest, in seconds. */
  get duration() { return Math.max(0, ...this.all.map(({ run }) => (run.frames - 1) / run.rate)); }
  get isAtRest() { return this.all.every(({ isAtRest }) => isAtRest); }

  /** @param {number} variant @param {number} device */
  run(variant, device) {
    const key = variant + ' ' + device;
    const known = this.#runs.get(key) ?? this.#openOrReset(variant, device);
    this.#runs.set(key, known);
    return known.trial.run;
  }

  closeAll() { for (const key of [...this.#runs.keys()]) this.#close(key); }

  /**
   * Closes runs that are no longer shown.
   * @param {Set<number>} shown  devices
   * @param {number[]} chosen  variants
   * @param {(device: number) => void} leave  called before
   */
  keep(shown, chosen, leave) {
    for (const [key, { variant, device }] of [...this.#runs]) {
      if (chosen.includes(variant) && shown.has(device)) continue;
      leave(device);
      this.#close(key);
    }
  }

  /**
   * The values of a run, exactly, frame by frame.
   * @param {number} variant
   * @param {number} device
   */
  values(variant, device) {
    this.run(variant, device);
    const run = /** @type {import('./core.js').CoreRun} */ (this.#runs.get(variant + ' ' + device)?.trial.core);
    return Array.from({ length: run.frames() }, (_, index) => [...run.frame(index).values]);
  }

  /** @param {number} variant @param {number} device */
  #open(variant, device) {
    if (!this.core) throw new Error('the core is not open');
    const { devices, runs, values, trial: data } = this.#model.data;
    if (!data) throw new Error('the page cannot be tried');
    const session = this.#session;
    const steps = this.playsScript ? null : session.performed;
    const number = runs[variant][device].variant ?? 0;
    const run = this.core.run(requestOf(devices[device].request ?? [], data, number, this.#changes, steps));
    if (this.playsScript) run.finish();
    else {
      session.join(run);
      // A screen without gestures shows its initial state.
      if (session.isEmpty) session.pass(1);
    }
    const trial = new TrialRun(run, devices[device], values.length, data.rules ?? {},
      () => forms.findings?.(run, data, number) ?? run.review());
    trial.settle();
    return { trial, variant, device };
  }

  /** @param {number} variant @param {number} device */
  #openOrReset(variant, device) {
    try {
      return this.#open(variant, device);
    } catch {
      // A gesture may name what a screen does not show under other parameters, or in another variant.
      this.#giveUp();
      return this.#open(variant, device);
    }
  }

  /** @param {string} key */
  #close(key) {
    const known = this.#runs.get(key);
    if (!known) return;
    this.#session.leave(known.trial.core);
    known.trial.close();
    this.#runs.delete(key);
  }
}
