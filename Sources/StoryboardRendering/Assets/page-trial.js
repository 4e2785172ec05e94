// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { decodeModule, openCore } from './page-core.js';
import { byId, element } from './page-dom.js';
import { checkRuns } from './page-trial-check.js';
import { createControls } from './page-trial-controls.js';
import { scenarioText } from './page-trial-file.js';
import { hit, placeOn, targetOn } from './page-trial-place.js';
import { createPointer } from './page-trial-pointer.js';
import { changedMembers, noChanges, requestOf } from './page-trial-request.js';
import { createTrialRun } from './page-trial-run.js';
import { createSaving } from './page-trial-save.js';
import { createSession } from './page-trial-session.js';
import { STEPS } from './page-trial-steps.js';

/** How long everything has to be still for the page to take it for rest, in milliseconds. */
const STILL = 100;

/** A page that was out of sight for longer than this has not let time pass, in milliseconds. */
const LAPSE = 250;

/** What is tapped, whatever moves behind it. */
const TAPPABLE = new Set(['tab']);

/** Gestures of the buttons: where the finger lands, in shares of the screen, and how it travels. */
const GESTURES = /** @type {Record<string, import('./page-trial-steps.js').Step>} */ ({
  'drag-up': STEPS.drag({ x: 0.5, y: 0.75 }, [0, -180], 600, { hold: 150 }),
  'drag-down': STEPS.drag({ x: 0.5, y: 0.4 }, [0, 180], 600, { hold: 150 }),
  'fling-up': STEPS.drag({ x: 0.5, y: 0.8 }, [0, -200], 150, { endVelocity: [0, -2200] }),
  'swipe-left': STEPS.drag({ x: 0.8, y: 0.6 }, [-160, 0], 150, { endVelocity: [-1500, 0] }),
  'swipe-right': STEPS.drag({ x: 0.2, y: 0.6 }, [160, 0], 150, { endVelocity: [1500, 0] }),
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

  const controls = createControls(byId('trial-parameters'), data, changes, () => later());

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

  /** @param {number} variant @param {number} device */
  const openOrReset = (variant, device) => {
    try {
      return open(variant, device);
    } catch {
      // A gesture may name what a screen does not show under other parameters, or in another variant.
      reset();
      say('not possible with these gestures: back to where the scenario begins');
      // Screens that were opened before this one have to follow.
      later();
      return open(variant, device);
    }
  };

  const source = {
    /** @param {number} variant @param {number} device */
    run(variant, device) {
      const key = variant + ' ' + device;
      const known = runs.get(key) ?? openOrReset(variant, device);
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

  const closeAll = () => { for (const key of [...runs.keys()]) close(key); };

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
    playsScript = false;
    session.reset();
    controls.reset();
    closeAll();
  }

  /** Makes all runs anew, after what they are made from has changed. */
  function rebuild() {
    // What is under way is taken away, while its runs still hear it.
    if (session.isDown) session.up(true);
    isMoving = false;
    cancelAnimationFrame(ticking);
    pointer.forget();
    closeAll();
    update();
    refresh(true);
    if (isOn) offerTabs();
    goOn();
  }

  /** Lets go on what does not rest yet: what a change has left in the middle of its way. */
  function goOn() {
    if (isOn && !playsScript && !isMoving && [...runs.values()].some(({ trial }) => !trial.isAtRest)) wake();
  }

  /** Whether a gesture that was told whole is still being shown. */
  const isAhead = () => isMoving && session.time > performance.now() - start + 50;

  /** Takes back what not every screen can do. @param {boolean} isDone */
  function unlessDone(isDone) {
    if (isDone) return;
    pointer.forget();
    session.undo();
    rebuild();
    say('not possible on every screen');
  }

  function update() {
    const focused = document.activeElement;
    if (isOn && session.gestures === 0 && focused && ['trial-undo', 'trial-save'].includes(focused.id)) {
      byId('trial-reset').focus();
    }
    if (!isOn && panel.contains(focused)) toggle.focus();
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
    const { width } = trial.size;
    const { elements } = trial.frame(run.frames - 1);
    // Scripts count from the leading edge.
    const fromLeading = trial.isMirrored
      ? elements.map((one) => ({ ...one, x: width - one.x - one.width })) : elements;
    return { elements: fromLeading, ...trial.size };
  };

  // MARK: Time

  /** Lets time run until everything rests. */
  function wake() {
    if (playsScript) {
      playsScript = false;
      closeAll();
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
    if (now - start - session.time > LAPSE) start = now - session.time - 1000 / 60;
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
    const { travel } = pointer;
    if (travel) session.move(travel[0], travel[1], time);
  };

  /** Whether something is tapped, whatever moves behind it. @param {import('./page-core.js').Element | null} one */
  const isTappable = (one) => one !== null && TAPPABLE.has(kinds[one.kind]);

  // MARK: Pointer

  const pointer = createPointer(byId('stage'), devices, {
    find: (box) => (isOn && !isAhead() ? screens().find(({ svg }) => svg.parentElement === box) : undefined),

    begin(touch, box) {
      if (playsScript) {
        playsScript = false;
        rebuild();
        touch.playing = screens().find(({ svg }) => svg.parentElement === box) ?? touch.playing;
      }
      // What is touched is what the runs have come to, whatever the playhead shows.
      if (!isMoving) advance(source.duration);
      // What rests, or lies above what moves, waits for what the pointer does; what moves is caught at once.
      return isMoving && !isTappable(hit(shownOf(touch.playing.run), ...touch.from, kinds));
    },

    land({ playing: { run }, from }) {
      const shown = shownOf(run);
      const others = shownScreens(run);
      wake();
      unlessDone(session.down(placeOn(shown, ...from, others, kinds)));
      update();
    },

    tap({ playing: { run }, from: [x, y] }) {
      const shown = shownOf(run);
      const touched = hit(shown, x, y, kinds);
      const target = touched && isTappable(touched)
        ? targetOn(shown, touched, x, y, shownScreens(run), kinds) : null;
      perform(STEPS.tap(target ?? { x: x / shown.width, y: y / shown.height }));
    },

    lift({ x, y, from }, isTakenAway) {
      session.move(x - from[0], y - from[1], performance.now() - start);
      session.up(isTakenAway);
      update();
    },
  });

  /** A whole gesture, from where everything is. @param {import('./page-trial-steps.js').Step} step */
  const perform = (step) => {
    wake();
    unlessDone(session.add([step]));
    update();
  };

  // MARK: Buttons

  /** @param {HTMLElement} control @param {import('./page-trial-steps.js').Step} step */
  const offer = (control, step) => control.addEventListener('click', () => {
    if (!session.isDown && !isAhead()) perform(step);
  });
  for (const [name, step] of Object.entries(GESTURES)) offer(button(name), step);
  /** Tabs can be tapped without a pointer, too. */
  const offerTabs = () => {
    const place = byId('trial-gestures');
    for (const old of place.querySelectorAll('.tap')) old.remove();
    const [first, ...others] = shownScreens();
    for (const one of first?.elements ?? []) {
      const target = isTappable(one) ? targetOn(first, one, one.x, one.y, others, kinds)?.target : null;
      if (!target) continue;
      const words = screens()[0]?.svg.querySelector('[id$="-' + kinds[one.kind] + '-' + one.item + '"]')?.textContent?.trim();
      const made = element('button', { type: 'button', class: 'tap' }, ['Tap ' + (words || target.name)]);
      offer(made, STEPS.tap({ x: 0, y: 0, target }));
      place.append(made);
    }
  };
  button('undo').addEventListener('click', () => {
    playsScript = false;
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
      playsScript = choice('script').checked;
      rebuild();
    });
  }

  const savedText = () => {
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
    if (wanted && !core) {
      try {
        opening ??= decodeModule(byId('core').textContent ?? '').then(openCore);
        const opened = await opening;
        if (!core) void checkRuns(model, data, opened, byId('trial-check'));
        core = opened;
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
    model.show(isOn ? source : null);
    rebuild();
    say(isOn ? 'live: drag any screen' : 'recorded runs');
  }

  return {
    get isOn() { return isOn; },
    get isMoving() { return isMoving; },
    toggle: () => set(!isWanted),
    goOn,

    /** Closes runs that are no longer shown. @param {Set<number>} shown devices @param {number[]} chosen variants */
    keep(shown, chosen) {
      for (const [key, { variant, device }] of [...runs]) {
        if (chosen.includes(variant) && shown.has(device)) continue;
        if (pointer.device === device) pointer.letGo(true);
        close(key);
      }
    },
    /** What would be saved now. */
    savedText,
    /** The values of a run, exactly, frame by frame. @param {number} variant @param {number} device */
    values(variant, device) {
      source.run(variant, device);
      const run = /** @type {import('./page-core.js').CoreRun} */ (runs.get(variant + ' ' + device)?.trial.core);
      return Array.from({ length: run.frames() }, (_, index) => [...run.frame(index).values]);
    },
  };
}
