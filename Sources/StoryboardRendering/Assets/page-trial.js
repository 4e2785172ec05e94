// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { decodeModule, openCore } from './page-core.js';
import { byId, element } from './page-dom.js';
import { checkRuns } from './page-trial-check.js';
import { createControls } from './page-trial-controls.js';
import { scenarioText } from './page-trial-file.js';
import { hit, nameOf, placeOn, targetOn } from './page-trial-place.js';
import { changedMembers, noChanges, requestOf } from './page-trial-request.js';
import { createTrialRun } from './page-trial-run.js';
import { createSaving } from './page-trial-save.js';
import { createSession } from './page-trial-session.js';
import { STEPS } from './page-trial-steps.js';

/** How far a pointer travels before it is a drag, in points: less than the core's own slop. */
const TAP_TRAVEL = 4;

/** How long everything has to be still for the page to take it for rest, in milliseconds. */
const STILL = 100;

/** What is tapped, whatever moves behind it. */
const TAPPABLE = new Set(['tab']);

/** Gestures of the buttons: where the finger lands, in shares of the screen, and how it travels. */
const GESTURES = /** @type {Record<string, import('./page-trial-steps.js').Step>} */ ({
  'drag-up': STEPS.drag({ x: 0.5, y: 0.75 }, [0, -180], 600, { hold: 150 }),
  'drag-down': STEPS.drag({ x: 0.5, y: 0.4 }, [0, 180], 600, { hold: 150 }),
  'fling-up': STEPS.drag({ x: 0.5, y: 0.8 }, [0, -200], 150, { endVelocity: [0, -2200] }),
  'fling-down': STEPS.drag({ x: 0.5, y: 0.35 }, [0, 200], 150, { endVelocity: [0, 2200] }),
});

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
  const { kinds } = data;
  const { devices } = model.data;
  const panel = byId('trial');
  const toggle = /** @type {HTMLButtonElement} */ (byId('trial-open'));
  const button = (/** @type {string} */ name) => /** @type {HTMLButtonElement} */ (byId('trial-' + name));
  const choice = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (byId('trial-' + name));
  const session = createSession();
  const changes = noChanges();
  /** @type {Awaited<ReturnType<typeof openCore>> | null} */
  let core = null;
  let isOn = false;
  let isMoving = false;
  let playsScript = false;
  /** @type {Map<string, {trial: import('./page-trial-run.js').TrialRun, variant: number, device: number}>} */
  const runs = new Map();
  /** The instant of the session's beginning, on the clock of animation frames. */
  let start = 0;
  let ticking = 0;
  /** @type {{id: number, box: HTMLElement, x: number, y: number, from: [number, number], isWaiting: boolean, playing: import('./page-stage.js').Playing} | null} */
  let pointer = null;

  const controls = createControls(byId('trial-parameters'), data, changes, () => rebuild());

  // MARK: Runs

  /** @param {number} variant @param {number} device */
  const open = (variant, device) => {
    if (!core) throw new Error('the core is not open');
    const steps = playsScript ? null : session.told;
    const words = requestOf(devices[device].request ?? [], data, model.data.runs[variant][device].variant ?? 0, changes, steps);
    const run = core.run(words);
    if (playsScript) run.finish();
    else {
      session.join(run);
      // A screen that nothing has happened to yet shows where it begins.
      if (session.isEmpty) session.pass(1);
    }
    const trial = createTrialRun(run, devices[device], model.data.values.length);
    trial.settle();
    return { trial, variant, device };
  };

  const source = {
    /** @param {number} variant @param {number} device */
    run(variant, device) {
      const key = variant + ' ' + device;
      const known = runs.get(key) ?? open(variant, device);
      runs.set(key, known);
      return known.trial.run;
    },
    get duration() {
      return Math.max(0, ...[...runs.values()].map(({ trial: { run } }) => (run.frames - 1) / run.rate));
    },
  };

  /** @param {string} key */
  const close = (key) => {
    const known = runs.get(key);
    if (!known) return;
    session.leave(known.trial.core);
    known.trial.close();
    runs.delete(key);
  };

  /** Makes all runs anew, after what they are made from has changed. */
  function rebuild() {
    isMoving = false;
    cancelAnimationFrame(ticking);
    pointer = null;
    for (const key of [...runs.keys()]) close(key);
    update();
    refresh(true);
  }

  function update() {
    choice('own').checked = !playsScript;
    choice('script').checked = playsScript;
    button('undo').disabled = session.gestures === 0;
    button('save').disabled = session.gestures === 0;
    toggle.setAttribute('aria-pressed', String(isOn));
    panel.hidden = !isOn;
    byId('stage').classList.toggle('live', isOn);
  }

  /** The screens that follow a finger, without one of them. @param {import('./page-model.js').Run} [except] */
  const shownScreens = (except) => rows().filter(({ run }) => run !== except).map(({ run }) => shownOf(run));

  /** @param {import('./page-model.js').Run} run @returns {import('./page-trial-place.js').Shown} */
  const shownOf = (run) => {
    const trial = /** @type {NonNullable<typeof run.trial>} */ (run.trial);
    return { elements: trial.frame(run.frames - 1).elements, ...trial.size };
  };

  // MARK: Time

  /** Lets time run until everything rests. */
  function wake() {
    if (playsScript) {
      playsScript = false;
      for (const key of [...runs.keys()]) close(key);
      refresh(true);
    }
    start = performance.now() - session.time;
    if (isMoving) return;
    isMoving = true;
    ticking = requestAnimationFrame(tick);
  }

  /** @param {number} now */
  function tick(now) {
    if (!isMoving) return;
    const time = Math.max(0, now - start);
    follow(time);
    session.pass(time);
    for (const { trial } of runs.values()) trial.grow();
    advance(Math.min(time / 1000, source.duration));
    const isOver = !session.isDown && session.idle >= STILL
      && [...runs.values()].every(({ trial }) => trial.isAtRest);
    if (isOver) rest();
    else ticking = requestAnimationFrame(tick);
  }

  /** Everything rests: the page takes over what has happened. */
  function rest() {
    isMoving = false;
    for (const { trial } of runs.values()) trial.settle();
    update();
    refresh(false);
  }

  /** Brings the finger to where the pointer is. @param {number} time */
  const follow = (time) => {
    if (!pointer || pointer.isWaiting) return;
    session.move(pointer.x - pointer.from[0], pointer.y - pointer.from[1], time);
  };

  // MARK: Pointer

  /**
   * Where a pointer is on a screen, in points.
   * @param {PointerEvent} event
   * @param {import('./page-stage.js').Playing} playing
   * @returns {[number, number]}
   */
  const pointOn = (event, { svg, device }) => {
    const box = svg.getBoundingClientRect();
    const scale = svg.viewBox.baseVal.width / box.width;
    const { x, y } = devices[device].screens[0];
    return [(event.clientX - box.left) * scale - x, (event.clientY - box.top) * scale - y];
  };

  /** The finger lands where the pointer went down. */
  const land = () => {
    if (!pointer) return;
    const shown = shownOf(pointer.playing.run);
    wake();
    pointer.isWaiting = false;
    session.down(placeOn(shown, ...pointer.from, shownScreens(pointer.playing.run), kinds));
    update();
  };

  byId('stage').addEventListener('pointerdown', (event) => {
    if (!isOn || pointer || event.button !== 0 || !(event.target instanceof Element)) return;
    const box = /** @type {HTMLElement | null} */ (event.target.closest('.screen'));
    const playing = screens().find(({ svg }) => svg.parentElement === box);
    if (!box || !playing) return;
    if (playsScript) wake();
    const current = screens().find(({ svg }) => svg === playing.svg) ?? playing;
    const [x, y] = pointOn(event, current);
    const shown = shownOf(current.run);
    if (x < 0 || y < 0 || x > shown.width || y > shown.height) return;
    event.preventDefault();
    box.setPointerCapture(event.pointerId);
    const touched = hit(shown, x, y, kinds);
    const isTappable = touched !== null && TAPPABLE.has(kinds[touched.kind]);
    pointer = { id: event.pointerId, box, x, y, from: [x, y], isWaiting: true, playing: current };
    // What rests, or lies above what moves, waits for what the pointer does; what moves is caught at once.
    if (isMoving && !isTappable) land();
  });
  byId('stage').addEventListener('pointermove', (event) => {
    if (!pointer || event.pointerId !== pointer.id) return;
    [pointer.x, pointer.y] = pointOn(event, pointer.playing);
    const travel = Math.hypot(pointer.x - pointer.from[0], pointer.y - pointer.from[1]);
    if (pointer.isWaiting && travel > TAP_TRAVEL) land();
  });
  for (const kind of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    byId('stage').addEventListener(kind, (event) => {
      if (!pointer || event.pointerId !== pointer.id) return;
      if (pointer.isWaiting) {
        if (kind === 'pointerup') tap(pointer);
      } else {
        [pointer.x, pointer.y] = pointOn(event, pointer.playing);
        const time = performance.now() - start;
        follow(time);
        session.up(kind === 'pointercancel');
      }
      pointer = null;
      update();
    });
  }

  /** @param {NonNullable<typeof pointer>} at */
  const tap = ({ from: [x, y], playing }) => {
    const shown = shownOf(playing.run);
    const others = shownScreens(playing.run);
    const touched = hit(shown, x, y, kinds);
    const target = touched && TAPPABLE.has(kinds[touched.kind]) ? targetOn(shown, touched, x, y, others, kinds) : null;
    perform(STEPS.tap(target ?? { x: x / shown.width, y: y / shown.height }));
  };

  /** A whole gesture, from where everything is. @param {import('./page-trial-steps.js').Step} step */
  const perform = (step) => {
    wake();
    session.add([step]);
    update();
  };

  // MARK: Buttons

  for (const [name, step] of Object.entries(GESTURES)) {
    button(name).addEventListener('click', () => {
      if (!session.isDown) perform(step);
    });
  }
  /** Tabs can be tapped without a pointer, too. */
  const offerTabs = () => {
    const place = byId('trial-gestures');
    for (const old of place.querySelectorAll('.tap')) old.remove();
    const [first] = shownScreens();
    for (const one of first?.elements ?? []) {
      const target = TAPPABLE.has(kinds[one.kind]) ? nameOf(one, kinds) : null;
      if (!target) continue;
      const words = screens()[0]?.svg.querySelector('[id$="-' + kinds[one.kind] + '-' + one.item + '"]')?.textContent?.trim();
      const made = element('button', { type: 'button', class: 'tap' }, ['Tap ' + (words || target.name)]);
      made.addEventListener('click', () => {
        if (!session.isDown) perform(STEPS.tap({ x: 0, y: 0, target }));
      });
      place.append(made);
    }
  };
  button('undo').addEventListener('click', () => {
    playsScript = false;
    session.undo();
    rebuild();
    // What the gesture has caught moves on.
    if ([...runs.values()].some(({ trial }) => !trial.isAtRest)) wake();
    say(session.gestures === 0 ? 'no gestures' : session.gestures + ' gestures');
  });
  button('reset').addEventListener('click', () => {
    playsScript = false;
    session.reset();
    controls.reset();
    rebuild();
    say('as the scenario begins');
  });
  for (const name of ['own', 'script']) {
    choice(name).addEventListener('change', () => {
      playsScript = choice('script').checked;
      rebuild();
    });
  }

  const savedText = () => {
    const scenario = JSON.parse(data.file);
    return scenarioText(scenario, changedMembers(scenario, data, changes), session.steps);
  };
  createSaving(model.data.scenario, savedText, say);

  toggle.addEventListener('click', () => void set(!isOn));

  /** @param {boolean} wanted */
  async function set(wanted) {
    // Bringing the core to life takes a moment; the button answers at once.
    toggle.setAttribute('aria-pressed', String(wanted));
    if (wanted && !core) {
      try {
        core = await openCore(await decodeModule(byId('core').textContent ?? ''));
      } catch (error) {
        toggle.setAttribute('aria-pressed', 'false');
        toggle.disabled = true;
        say('This browser cannot run the core: ' + error);
        return;
      }
      void checkRuns(model, data, core, byId('trial-check'));
    }
    isOn = wanted;
    model.show(isOn ? source : null);
    rebuild();
    if (isOn) offerTabs();
    say(isOn ? 'live: drag any screen' : 'recorded runs');
  }

  return {
    get isOn() { return isOn; },
    get isMoving() { return isMoving; },
    toggle: () => set(!isOn),

    /** Closes runs that are no longer shown. @param {{device: number}[]} shown @param {number[]} chosen variants */
    keep(shown, chosen) {
      for (const [key, { variant, device }] of [...runs]) {
        if (!chosen.includes(variant) || !shown.some((row) => row.device === device)) close(key);
      }
    },
    /** What would be saved now. */
    savedText,
    /** The values of a run, exactly, frame by frame. @param {number} variant @param {number} device */
    values(variant, device) {
      const { core: run } = runs.get(variant + ' ' + device)?.trial ?? open(variant, device).trial;
      return Array.from({ length: run.frames() }, (_, index) => [...run.frame(index).values]);
    },
  };
}
