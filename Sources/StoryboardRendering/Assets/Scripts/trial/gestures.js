// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from '../base/dom.js';
import { hit, positionOn, targetOn } from './targets.js';
import { Pointer } from './pointer.js';
import { ownSteps, STEPS } from './steps.js';

/** @typedef {import('./pointer.js').Touch} Touch */

/** Gestures of the buttons: where the finger lands, in shares of the screen, and how it travels. */
const GESTURES = /** @type {Record<string, import('./steps.js').Step>} */ ({
  'drag-up': STEPS.drag({ x: 0.5, y: 0.75 }, [0, -180], 600, { hold: 150 }),
  'drag-down': STEPS.drag({ x: 0.5, y: 0.4 }, [0, 180], 600, { hold: 150 }),
  'fling-up': STEPS.drag({ x: 0.5, y: 0.8 }, [0, -200], 150, { endVelocity: [0, -2200] }),
  'swipe-left': STEPS.drag({ x: 0.8, y: 0.6 }, [-160, 0], 150, { endVelocity: [-1500, 0] }),
  'swipe-right': STEPS.drag({ x: 0.2, y: 0.6 }, [160, 0], 150, { endVelocity: [1500, 0] }),
  'fling-down': STEPS.drag({ x: 0.5, y: 0.35 }, [0, 200], 150, { endVelocity: [0, 2200] }),
});

/**
 * What of a run is on its screen now.
 * @param {import('../base/model.js').Run} run
 * @returns {import('./targets.js').Shown}
 */
function shownOf(run) {
  const trial = /** @type {NonNullable<typeof run.trial>} */ (run.trial);
  const { width, height } = trial.screen(run.frames - 1);
  const { elements } = trial.frame(run.frames - 1);
  // Scripts count from the leading edge.
  const fromLeading = trial.isMirrored
    ? elements.map((one) => ({ ...one, x: width - one.x - one.width })) : elements;
  return { elements: fromLeading, width, height };
}

/**
 * The interface between gestures and the page.
 * @typedef {object} Callbacks
 * @property {() => boolean} isReady  whether the screens may be touched
 * @property {() => boolean} takeOver  ends the scenario's script; whether it was played
 * @property {() => void} land  shows the current state of the runs
 * @property {() => void} wake
 * @property {() => void} retry  simulates all runs again, after a gesture was removed
 * @property {() => void} update
 */

/** Gestures on the screens: those of the pointer, and buttons for readers without one. */
export class Gestures {
  #store;
  #stage;
  #session;
  #clock;
  #callbacks;
  #kinds;
  /** What is tapped, whatever moves behind it. */
  #taps;

  /**
   * @param {import('../player/store.js').Store} store
   * @param {import('../stage/stage.js').Stage} stage
   * @param {import('./session.js').Session} session
   * @param {() => import('./clock.js').TrialClock} clock
   * @param {Callbacks} callbacks
   */
  constructor(store, stage, session, clock, callbacks) {
    this.#store = store;
    this.#stage = stage;
    this.#session = session;
    this.#clock = clock;
    this.#callbacks = callbacks;
    const { trial } = store.model.data;
    this.#kinds = trial?.kinds ?? [];
    this.#taps = trial?.taps ?? ['tab'];
    this.pointer = new Pointer(byId('stage'), store.model.data.devices, {
      find: (box) => (callbacks.isReady() ? this.#screenIn(box) : undefined),
      begin: (touch, box) => this.#begin(touch, box),
      land: (touch) => this.#land(touch),
      tap: (touch) => this.#tap(touch),
      touchUp: (touch, isCancelled) => this.#touchUp(touch, isCancelled),
    });
    for (const [name, step] of Object.entries(GESTURES)) this.#offer(byId('trial-' + name), step);
    for (const step of ownSteps(trial)) {
      const made = element('button', { type: 'button' }, [step.label]);
      this.#offer(made, step);
      byId('trial-gestures').append(made);
    }
  }

  /**
   * Moves the finger to the pointer.
   * @param {number} time  milliseconds since the session began
   */
  follow(time) {
    const { travel } = this.pointer;
    if (travel) this.#session.move(travel[0], travel[1], time);
  }

  /** Tabs can be tapped without a pointer, too. */
  offerTabs() {
    const list = byId('trial-gestures');
    for (const old of list.querySelectorAll('.tap')) old.remove();
    const [first, ...others] = this.#shownScreens();
    for (const one of first?.elements ?? []) {
      const target = this.#isTappable(one) ? targetOn(one, one.x, one.y, others, this.#kinds)?.target : null;
      if (!target) continue;
      const id = '[id$="-' + this.#kinds[one.kind] + '-' + one.item + '"]';
      const label = this.#stage.playing[0]?.svg.querySelector(id)?.textContent?.trim();
      const made = element('button', { type: 'button', class: 'tap' }, ['Tap ' + (label || target.name)]);
      this.#offer(made, STEPS.tap({ x: 0, y: 0, target }));
      list.append(made);
    }
  }

  /** @param {Touch} touch @param {Element} box */
  #begin(touch, box) {
    if (this.#callbacks.takeOver()) touch.playing = this.#screenIn(box) ?? touch.playing;
    // A touch hits the current state of the runs, whatever the playhead shows.
    if (!this.#store.isMoving) this.#callbacks.land();
    // Content at rest, or above moving content, waits for the pointer's next move; moving content is caught
    // immediately.
    return this.#store.isMoving && !this.#isTappable(hit(shownOf(touch.playing.run), ...touch.from, this.#kinds));
  }

  /** @param {Touch} touch */
  #land({ playing: { run }, from }) {
    const shown = shownOf(run);
    const others = this.#shownScreens(run);
    this.#callbacks.wake();
    this.#unlessDone(this.#session.down(positionOn(shown, ...from, others, this.#kinds)));
  }

  /** @param {Touch} touch */
  #tap({ playing: { run }, from: [x, y] }) {
    const shown = shownOf(run);
    const touched = hit(shown, x, y, this.#kinds);
    const target = touched && this.#isTappable(touched)
      ? targetOn(touched, x, y, this.#shownScreens(run), this.#kinds) : null;
    this.#perform(STEPS.tap(target ?? { x: x / shown.width, y: y / shown.height }));
  }

  /** @param {Touch} touch @param {boolean} isCancelled */
  #touchUp({ x, y, from }, isCancelled) {
    this.#session.move(x - from[0], y - from[1], this.#clock().time);
    this.#session.up(isCancelled);
    this.#callbacks.update();
  }

  /**
   * A whole gesture, from where everything is.
   * @param {import('./steps.js').Step} step
   */
  #perform(step) {
    this.#callbacks.wake();
    this.#unlessDone(this.#session.add([step]));
  }

  /** Takes the last gesture back: it has led to a screen of which the page has no drawing. */
  refuse() { this.#unlessDone(false); }

  /**
   * Takes back what not every screen can do.
   * @param {boolean} isDone
   */
  #unlessDone(isDone) {
    if (!isDone) {
      this.pointer.forget();
      this.#session.undo();
      this.#callbacks.retry();
    }
    this.#callbacks.update();
  }

  /** @param {HTMLElement} control @param {import('./steps.js').Step} step */
  #offer(control, step) {
    control.addEventListener('click', () => {
      if (!this.#session.isDown && !this.#clock().isAhead) this.#perform(step);
    });
  }

  /**
   * The screens that follow a finger, without one of them.
   * @param {import('../base/model.js').Run} [except]
   */
  #shownScreens(except) {
    return this.#store.rows.filter(({ run }) => run !== except).map(({ run }) => shownOf(run));
  }

  /**
   * Whether something is tapped, whatever moves behind it.
   * @param {import('./core.js').Element | null} one
   */
  #isTappable(one) { return one !== null && this.#taps.includes(this.#kinds[one.kind]); }

  /** @param {Element} box */
  #screenIn(box) { return this.#stage.playing.find(({ svg }) => svg.parentElement === box); }
}
