// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { decodeModule, openCore } from './page-core.js';
import { bringIntoView, byId } from './page-dom.js';
import { checkRuns } from './page-trial-check.js';
import { createTrialClock } from './page-trial-clock.js';
import { createControls } from './page-trial-controls.js';
import { scenarioText } from './page-trial-file.js';
import { createHand } from './page-trial-hand.js';
import { changedMembers, noChanges } from './page-trial-request.js';
import { createTrialRuns } from './page-trial-runs.js';
import { createSaving } from './page-trial-save.js';
import { createSession } from './page-trial-session.js';

/**
 * Trying a pattern by hand: the page's own core makes the runs that the page shows.
 * @param {import('./page-model.js').Model} model
 * @param {object} page
 * @param {() => import('./page-strip.js').Row[]} page.rows  what is shown
 * @param {() => import('./page-stage.js').Playing[]} page.screens
 * @param {(changes: boolean) => void} page.refresh  shows other runs, or the same ones grown to their end
 * @param {(seconds: number) => void} page.advance  shows a time of runs that still grow
 * @param {(text: string) => void} page.say
 */
export function createTrial(model, { rows, screens, refresh, advance, say }) {
  const data = /** @type {import('./page-trial-request.js').TrialData} */ (model.data.trial);
  const panel = byId('trial');
  const toggle = /** @type {HTMLButtonElement} */ (byId('trial-open'));
  const button = (/** @type {string} */ name) => /** @type {HTMLButtonElement} */ (byId('trial-' + name));
  const choice = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (byId('trial-' + name));
  const session = createSession();
  const changes = noChanges();
  let isOn = false;

  const controls = createControls(byId('trial-parameters'), data, changes, () => later());

  const runs = createTrialRuns(model, session, changes, () => {
    reset();
    say('not possible with these gestures: back to where the scenario begins');
    // Screens that were opened before this one have to follow.
    later();
  });

  const hand = createHand(model, session, () => clock, {
    rows,
    screens,
    isReady: () => isOn && !clock.isAhead,
    takeOver() {
      if (!runs.playsScript) return false;
      runs.playsScript = false;
      rebuild();
      return true;
    },
    land: () => advance(runs.duration),
    wake,
    retry() {
      rebuild();
      say('not possible on every screen');
    },
    update,
  });

  const clock = createTrialClock(session, runs, { follow: hand.follow, advance, rest });

  /** Everything rests: the page takes over what has happened. */
  function rest() {
    for (const trial of runs.all) trial.settle();
    update();
    refresh(false);
  }

  /** Lets time run until everything rests. */
  function wake() {
    if (runs.playsScript) {
      runs.playsScript = false;
      runs.closeAll();
      refresh(true);
    }
    clock.wake();
  }

  let isLate = false;
  /** Makes all runs anew in the next frame: a slider that is dragged changes faster than screens show. */
  function later() {
    if (isLate) return;
    isLate = true;
    requestAnimationFrame(() => {
      isLate = false;
      rebuild();
    });
  }

  /** As the scenario begins, with its own parameters. */
  function reset() {
    runs.playsScript = false;
    session.reset();
    controls.reset();
    runs.closeAll();
  }

  /** Makes all runs anew, after what they are made from has changed. */
  function rebuild() {
    // What is under way is taken away, while its runs still hear it.
    if (session.isDown) session.up(true);
    clock.stop();
    hand.pointer.forget();
    runs.closeAll();
    update();
    refresh(true);
    if (isOn) hand.offerTabs();
    goOn();
  }

  /** Lets go on what does not rest yet: what a change has left in the middle of its way. */
  function goOn() {
    if (isOn && !runs.playsScript && !clock.isMoving && !runs.isAtRest) wake();
  }

  function update() {
    const focused = document.activeElement;
    if (isOn && session.gestures === 0 && focused && ['trial-undo', 'trial-save'].includes(focused.id)) {
      byId('trial-reset').focus();
    }
    if (!isOn && panel.contains(focused)) toggle.focus();
    choice('own').checked = !runs.playsScript;
    choice('script').checked = runs.playsScript;
    button('undo').disabled = session.gestures === 0;
    button('save').disabled = session.gestures === 0;
    toggle.setAttribute('aria-pressed', String(isOn));
    panel.hidden = !isOn;
    byId('stage').classList.toggle('live', isOn);
  }

  button('undo').addEventListener('click', () => {
    runs.playsScript = false;
    session.undo();
    rebuild();
    say(session.gestures === 0 ? 'no gestures' : session.gestures + ' gestures');
  });
  button('reset').addEventListener('click', () => {
    reset();
    rebuild();
    say('as the scenario begins');
  });
  for (const name of ['own', 'script']) {
    choice(name).addEventListener('change', () => {
      runs.playsScript = choice('script').checked;
      rebuild();
    });
  }

  const savedText = () => {
    /** @type {Record<string, unknown>} */
    const scenario = JSON.parse(data.file);
    return scenarioText(scenario, changedMembers(scenario, data, changes), session.steps);
  };
  createSaving(model.data.scenario, savedText, say);

  toggle.addEventListener('click', () => void set(!isWanted));

  /** What the button says, which answers at once; bringing the core to life takes a moment. */
  let isWanted = false;
  /** @type {ReturnType<typeof openCore> | null} */
  let opening = null;

  /** @param {boolean} wanted */
  async function set(wanted) {
    isWanted = wanted;
    toggle.setAttribute('aria-pressed', String(wanted));
    if (wanted && !runs.core) {
      try {
        opening ??= decodeModule(byId('core').textContent ?? '').then(openCore);
        const opened = await opening;
        if (!runs.core) {
          void checkRuns(model, data, opened, byId('trial-check'));
          judge(opened).catch((error) => { say('This browser cannot run the rules: ' + error); });
        }
        runs.core = opened;
      } catch (error) {
        isWanted = false;
        toggle.setAttribute('aria-pressed', 'false');
        toggle.disabled = true;
        say('This browser cannot run the core: ' + error);
        return;
      }
    }
    if (isOn === isWanted) return;
    isOn = isWanted;
    model.show(isOn ? runs : null);
    rebuild();
    const device = screens()[0]?.svg.closest('.device');
    if (isOn && device) bringIntoView(device, panel);
    say(isOn ? 'live: drag any screen' : 'recorded runs');
  }

  /**
   * The rules come after the core, where they are a module of their own, and then judge what has been done.
   * @param {Awaited<ReturnType<typeof openCore>>} core
   */
  async function judge(core) {
    const module = document.getElementById('review');
    if (!module) return;
    await core.judge(await decodeModule(module.textContent ?? ''));
    if (isOn && !clock.isMoving) rest();
  }

  return {
    get isOn() { return isOn; },
    get isMoving() { return clock.isMoving; },
    toggle: () => set(!isWanted),
    goOn,

    /**
     * Closes runs that are no longer shown.
     * @param {Set<number>} shown  devices
     * @param {number[]} chosen  variants
     */
    keep(shown, chosen) {
      runs.keep(shown, chosen, (device) => {
        if (hand.pointer.device === device) hand.pointer.letGo(true);
      });
    },
    /** What would be saved now. */
    savedText,
    values: runs.values,
  };
}
