// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { requestOf } from './page-trial-request.js';
import { createTrialRun } from './page-trial-run.js';

/**
 * The runs that the page's own core makes, one for each variant and device that is shown: all hear what a hand
 * does, or play the scenario's script.
 * @param {import('./page-model.js').Model} model
 * @param {import('./page-trial-session.js').Session} session
 * @param {import('./page-trial-request.js').Changes} changes
 * @param {() => void} giveUp  goes back to where the scenario begins
 */
export function createTrialRuns(model, session, changes, giveUp) {
  const data = /** @type {import('./page-trial-request.js').TrialData} */ (model.data.trial);
  const { devices } = model.data;
  /** @type {Map<string, {trial: import('./page-trial-run.js').TrialRun, variant: number, device: number}>} */
  const runs = new Map();

  /** @param {number} variant @param {number} device */
  const open = (variant, device) => {
    if (!trials.core) throw new Error('the core is not open');
    const { playsScript } = trials;
    const steps = playsScript ? null : session.told;
    const run = trials.core.run(
      requestOf(devices[device].request ?? [], data, model.data.runs[variant][device].variant ?? 0, changes, steps));
    if (playsScript) run.finish();
    else {
      session.join(run);
      // A screen that nothing has happened to yet shows where it begins.
      if (session.isEmpty) session.pass(1);
    }
    const trial = createTrialRun(run, devices[device], model.data.values.length, data.rules ?? {});
    trial.settle();
    return { trial, variant, device };
  };

  /** @param {number} variant @param {number} device */
  const openOrReset = (variant, device) => {
    try {
      return open(variant, device);
    } catch {
      // A gesture may name what a screen does not show under other parameters, or in another variant.
      giveUp();
      return open(variant, device);
    }
  };

  /** @param {string} key */
  const close = (key) => {
    const known = runs.get(key);
    if (!known) return;
    session.leave(known.trial.core);
    known.trial.close();
    runs.delete(key);
  };

  const trials = {
    /**
     * What makes the runs, once it is there.
     * @type {Awaited<ReturnType<typeof import('./page-core.js').openCore>> | null}
     */
    core: null,
    /** Whether the scenario's script is played instead of what a hand does. */
    playsScript: false,

    /** @param {number} variant @param {number} device */
    run(variant, device) {
      const key = variant + ' ' + device;
      const known = runs.get(key) ?? openOrReset(variant, device);
      runs.set(key, known);
      return known.trial.run;
    },
    get all() { return [...runs.values()].map(({ trial }) => trial); },
    /** Of the longest, in seconds. */
    get duration() { return Math.max(0, ...trials.all.map(({ run }) => (run.frames - 1) / run.rate)); },
    get isAtRest() { return trials.all.every(({ isAtRest }) => isAtRest); },
    closeAll() { for (const key of [...runs.keys()]) close(key); },

    /**
     * Closes runs that are no longer shown.
     * @param {Set<number>} shown  devices
     * @param {number[]} chosen  variants
     * @param {(device: number) => void} leave  called before
     */
    keep(shown, chosen, leave) {
      for (const [key, { variant, device }] of [...runs]) {
        if (chosen.includes(variant) && shown.has(device)) continue;
        leave(device);
        close(key);
      }
    },

    /**
     * The values of a run, exactly, frame by frame.
     * @param {number} variant
     * @param {number} device
     */
    values(variant, device) {
      trials.run(variant, device);
      const run = /** @type {import('./page-core.js').CoreRun} */ (runs.get(variant + ' ' + device)?.trial.core);
      return Array.from({ length: run.frames() }, (_, index) => [...run.frame(index).values]);
    },
  };
  return trials;
}

/** @typedef {ReturnType<typeof createTrialRuns>} TrialRuns */
