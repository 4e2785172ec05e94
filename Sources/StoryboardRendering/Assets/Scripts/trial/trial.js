// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { bringIntoView, byId, inputById, announce } from '../base/dom.js';
import { forms } from '../base/forms.js';
import { isWorkbench } from '../base/workbench.js';
import { checkRuns } from './check.js';
import { TrialClock } from './clock.js';
import { decodeModule, openCore } from './core.js';
import { Gestures } from './gestures.js';
import { formatLive, parseLive } from './live-link.js';
import { PANEL } from './panel.js';
import { ParameterControls } from './parameters.js';
import { changedMembers, noChanges } from './request.js';
import { TrialRuns } from './runs.js';
import { addSaving } from './saving.js';
import { scenarioText } from './scenario-file.js';
import { Session } from './session.js';

/** @param {string} name */
const button = (name) => /** @type {HTMLButtonElement} */ (byId('trial-' + name));

/** Trying a pattern by hand: the page's own core makes the runs that the page shows. */
export class Trial {
  #store;
  #stage;
  #transport;
  #data;
  #panel;
  #toggle = button('open');
  #session = new Session();
  #changes = noChanges();
  #parameters;
  #runs;
  /** @type {Gestures} */
  #gestures;
  /** @type {TrialClock} */
  #clock;
  /** Whether all runs are simulated again in the next frame. */
  #isLate = false;
  /** The label of the button, which changes immediately; instantiating the core takes a moment. */
  #isWanted = false;
  /** @type {ReturnType<typeof openCore> | null} */
  #opening = null;

  /**
   * @param {import('../player/store.js').Store} store
   * @param {import('../stage/stage.js').Stage} stage
   * @param {import('../player/transport.js').Transport} transport
   */
  constructor(store, stage, transport) {
    const { model } = store;
    this.#store = store;
    this.#stage = stage;
    this.#transport = transport;
    this.#data = /** @type {import('./request.js').TrialData} */ (model.data.trial);
    byId('parameters').insertAdjacentHTML('beforeend', PANEL);
    this.#panel = byId('trial');
    // A workbench has room for them.
    if (isWorkbench()) this.#panel.querySelector('details')?.setAttribute('open', '');
    this.#parameters = new ParameterControls(byId('trial-parameters'), this.#data, this.#changes, () => this.#rebuildLater());
    this.#runs = new TrialRuns(model, this.#session, this.#changes, () => this.#giveUp());
    this.#gestures = new Gestures(store, stage, this.#session, () => this.#clock, {
      isReady: () => model.isTrial && !this.#clock.isAhead,
      takeOver: () => this.#takeOver(),
      land: () => this.#advance(this.#runs.duration),
      wake: () => this.#wake(),
      retry: () => {
        this.#rebuild();
        announce('not possible on every screen');
      },
      update: () => this.#update(),
    });
    this.#clock = new TrialClock(store, this.#session, this.#runs, {
      follow: (time) => this.#gestures.follow(time),
      refuse: () => this.#gestures.refuse(),
      advance: (seconds) => this.#advance(seconds),
      rest: () => this.#rest(),
    });
    this.#listen();
    addSaving(model.data.scenario, () => this.savedText());
  }

  /** Closes runs that are no longer shown. */
  prepare() {
    const { pointer } = this.#gestures;
    this.#runs.keep(this.#store.shown, this.#store.sides, (device) => {
      if (pointer.device === device) pointer.letGo(true);
    });
  }

  /** Continues motion that has not come to rest, for example after a change in the middle of it. */
  settle() {
    const { isMoving, model } = this.#store;
    if (model.isTrial && !this.#runs.playsScript && !isMoving && !this.#runs.isAtRest) this.#wake();
  }

  toggle() { return this.#set(!this.#isWanted); }

  /**
   * Repeats what a link has of live mode; without it, the recording is shown.
   * @param {import('../player/view-link.js').View} view
   */
  read({ live, t }) {
    const wanted = live === undefined ? null : parseLive(live, this.#data);
    if (!wanted) {
      if (this.#isWanted) void this.#set(false);
      return;
    }
    this.#runs.closeAll();
    this.#runs.playsScript = wanted.playsScript;
    this.#session.restore(wanted.steps, wanted.marks);
    this.#parameters.change(wanted.changes);
    if (this.#store.model.isTrial) return this.#rebuild();
    void this.#set(true).then(() => { if (t !== undefined && this.#store.model.isTrial) this.#transport.seek(t / 1000); });
  }

  /** @returns {import('../player/view-link.js').View} */
  link() {
    if (!this.#store.model.isTrial) return {};
    const { playsScript } = this.#runs;
    const { marks, steps } = this.#session;
    return { live: formatLive({ playsScript, changes: this.#changes, steps, marks }, this.#data) };
  }

  /** What would be saved now. */
  savedText() {
    /** @type {Record<string, unknown>} */
    const scenario = JSON.parse(this.#data.file);
    return scenarioText(scenario, changedMembers(scenario, this.#data, this.#changes), this.#session.steps);
  }

  /**
   * All values of a run, frame by frame.
   * @param {number} variant
   * @param {number} device
   */
  values(variant, device) { return this.#runs.values(variant, device); }

  #listen() {
    button('undo').addEventListener('click', () => {
      this.#runs.playsScript = false;
      this.#session.undo();
      this.#rebuild();
      announce(this.#session.gestures === 0 ? 'no gestures' : this.#session.gestures + ' gestures');
    });
    button('reset').addEventListener('click', () => {
      this.#reset();
      this.#rebuild();
      announce('back at the start of the scenario');
    });
    for (const name of ['own', 'script']) {
      inputById('trial-' + name).addEventListener('change', () => {
        this.#runs.playsScript = inputById('trial-script').checked;
        this.#rebuild();
      });
    }
    this.#toggle.addEventListener('click', () => void this.toggle());
  }

  /**
   * Shows other runs, or the same ones grown to their end.
   * @param {boolean} isOther
   */
  #refresh(isOther) {
    const store = this.#store;
    const { model, playhead } = store;
    const { left } = store;
    playhead.pause();
    if (model.isTrial && left === null) store.left = playhead.time;
    store.follow();
    this.#transport.stretch();
    playhead.seek(left !== null && !model.isTrial ? left : model.isTrial && !isOther ? model.duration : playhead.time);
    if (!model.isTrial) store.left = null;
    store.show();
  }

  /**
   * Shows a time of runs that still grow.
   * @param {number} seconds
   */
  #advance(seconds) {
    this.#transport.stretch();
    this.#store.playhead.seek(seconds);
  }

  /** Everything rests: the page takes over what has happened. */
  #rest() {
    for (const trial of this.#runs.all) trial.settle();
    this.#update();
    this.#refresh(false);
  }

  /** Lets time run until everything rests. */
  #wake() {
    if (this.#takesOver()) {
      this.#runs.closeAll();
      this.#refresh(true);
    }
    this.#clock.wake();
  }

  /** Ends the scenario's script; whether it was played. */
  #takesOver() {
    const { playsScript } = this.#runs;
    this.#runs.playsScript = false;
    return playsScript;
  }

  /** Ends the scenario's script, to continue from its start; returns whether it was played. */
  #takeOver() {
    const isOver = this.#takesOver();
    if (isOver) this.#rebuild();
    return isOver;
  }

  /** Returns to the start of the scenario: the gestures cannot be performed with other parameters. */
  #giveUp() {
    this.#reset();
    announce('not possible with these gestures: back at the start of the scenario');
    // Screens that were opened before this one have to follow.
    this.#rebuildLater();
  }

  /** Simulates all runs again in the next frame: a dragged slider changes faster than the display. */
  #rebuildLater() {
    if (this.#isLate) return;
    this.#isLate = true;
    requestAnimationFrame(() => {
      this.#isLate = false;
      this.#rebuild();
    });
  }

  /** The start of the scenario, with its own parameters. */
  #reset() {
    this.#runs.playsScript = false;
    this.#session.reset();
    this.#parameters.change(noChanges());
    this.#runs.closeAll();
  }

  /** Simulates all runs again, after their inputs have changed. */
  #rebuild() {
    // A gesture in progress is cancelled while its runs still receive it.
    if (this.#session.isDown) this.#session.up(true);
    this.#clock.stop();
    this.#gestures.pointer.forget();
    this.#runs.closeAll();
    this.#update();
    this.#refresh(true);
    if (this.#store.model.isTrial) this.#gestures.offerTabs();
    this.settle();
  }

  /** Updates the controls. */
  #update() {
    const { isTrial } = this.#store.model;
    const hasNone = this.#session.gestures === 0;
    const focused = document.activeElement;
    if (isTrial && hasNone && focused && ['trial-undo', 'trial-save'].includes(focused.id)) button('reset').focus();
    if (!isTrial && this.#panel.contains(focused)) this.#toggle.focus();
    inputById('trial-own').checked = !this.#runs.playsScript;
    inputById('trial-script').checked = this.#runs.playsScript;
    button('undo').disabled = hasNone;
    button('save').disabled = hasNone;
    this.#toggle.setAttribute('aria-pressed', String(isTrial));
    this.#panel.hidden = !isTrial;
    byId('stage').classList.toggle('live', isTrial);
    // The link in the address bar has the input.
    this.#transport.settle();
  }

  /** @param {boolean} wanted */
  async #set(wanted) {
    const { model } = this.#store;
    this.#isWanted = wanted;
    this.#toggle.setAttribute('aria-pressed', String(wanted));
    if (wanted && !this.#runs.core && !(await this.#open())) return;
    if (model.isTrial === this.#isWanted) return;
    const isOn = this.#isWanted;
    model.show(isOn ? this.#runs : null);
    this.#rebuild();
    const device = this.#stage.playing[0]?.svg.closest('.device');
    if (isOn && device) bringIntoView(device, this.#panel);
    announce(isOn ? 'live: drag any screen' : 'recorded runs');
  }

  /** Instantiates the core; returns whether this browser can run it. */
  async #open() {
    try {
      this.#opening ??= decodeModule(byId('core').textContent ?? '').then(openCore);
      const core = await this.#opening;
      if (!this.#runs.core) {
        forms.prepare?.(core, this.#data);
        void checkRuns(this.#store.model, this.#data, core, byId('trial-check'));
        this.#judge(core).catch((error) => { announce('This browser cannot run the rules: ' + error); });
      }
      this.#runs.core = core;
      return true;
    } catch (error) {
      this.#isWanted = false;
      this.#toggle.setAttribute('aria-pressed', 'false');
      this.#toggle.disabled = true;
      announce('This browser cannot run the core: ' + error);
      return false;
    }
  }

  /**
   * If the rules are a separate module, they are instantiated after the core, and then judge the gestures so far.
   * @param {import('./core.js').Core} core
   */
  async #judge(core) {
    const module = document.getElementById('review');
    if (!module) return;
    await core.judge(await decodeModule(module.textContent ?? ''));
    if (this.#store.model.isTrial && !this.#store.isMoving) this.#rest();
  }
}
