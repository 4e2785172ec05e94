// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { createAddress } from './page-address.js';
import { createChoice } from './page-choice.js';
import { byId } from './page-dom.js';
import { createFindings } from './page-findings.js';
import { EVENTS, PHASES, formatTime } from './page-format.js';
import { formatHash, parseHash } from './page-hash.js';
import { createKeyboard } from './page-keyboard.js';
import { createLanes } from './page-lanes.js';
import { createLayers } from './page-layers.js';
import { frameAt, openModel } from './page-model.js';
import { createPlots } from './page-plots.js';
import { createRest } from './page-rest.js';
import { createShare } from './page-share.js';
import { createStage } from './page-stage.js';
import { createStrip } from './page-strip.js';
import { createTable } from './page-table.js';
import { frameAfter } from './page-timeline.js';
import { createTogether } from './page-together.js';
import { createTransport } from './page-transport.js';
import { createTrial } from './page-trial.js';

/** Wires the page's parts. */
export function start() {
  const model = openModel(JSON.parse(byId('data').textContent ?? ''));
  /** @type {import('./page-strip.js').Row[]} */
  let rows = [];

  /** @param {string} text */
  const say = (text) => { byId('said').textContent = text; };
  const choice = createChoice(model, follow, say);
  const transport = createTransport(model, { show, phrase, settled: () => address.settle(), say });
  const { playhead } = transport;
  const stage = createStage(model);
  const together = createTogether(model, () => choice.leader, (way) => {
    follow();
    say('together by ' + way);
  });
  const lanes = createLanes(model, transport.scrub, together.timeOf, showFinding);
  const plots = createPlots(model, transport.scrub);
  const rest = createRest();
  const strip = createStrip(model, (run, seconds, device) => address.leap(() => {
    transport.seek(together.timeOf(run, seconds));
    stage.point(device);
  }));
  const layers = createLayers(model, followLayers);
  const table = createTable(byId('values'), model, follow);
  const findings = createFindings(model, (of, device, seconds) => address.leap(() => {
    choice.shown.add(device);
    follow();
    showFinding(device, together.timeOf(model.run(of, device), seconds));
  }), together.timeOf, () => address.settle());

  /**
   * Shows the first frame that has what happened at a time of the playhead.
   * @param {number} seconds
   */
  function goTo(seconds) {
    if (together.word === undefined) transport.seekFrame(frameAfter(seconds, model.rate));
    else transport.seek(seconds);
  }

  /** The finding that a reader came to last: its time, and the playhead's, which is a frame's. */
  let seen = { time: NaN, playhead: NaN };

  /**
   * Shows a device where something is wrong with it.
   * @param {number} device
   * @param {number} time  of the playhead
   * @param {boolean} [isTold]  whether to say what it is
   */
  function showFinding(device, time, isTold = false) {
    goTo(time);
    seen = { time, playhead: playhead.time };
    findings.tell(time, isTold ? device : undefined);
    stage.point(device);
  }

  let isLive = false;
  /** Where the recording was left for a trial, to come back to. */
  let left = 0;
  const trial = document.getElementById('core') ? createTrial(model, {
    rows: () => rows,
    screens: () => stage.playing,
    refresh: (isOther) => {
      playhead.pause();
      const isOn = trial?.isOn === true;
      if (isOn && !isLive) left = playhead.time;
      follow();
      transport.stretch();
      playhead.seek(isLive && !isOn ? left : isOn && !isOther ? model.duration : playhead.time);
      isLive = isOn;
      show();
    },
    advance: (seconds) => {
      transport.stretch();
      playhead.seek(seconds);
    },
    say,
  }) : null;

  /** @param {import('./page-model.js').Run} run */
  function frameOf(run) {
    // A hand has one time for all; what belongs together is found once all is still.
    return trial?.isMoving ? frameAt(playhead.time, run.rate, run.frames) : together.frameOf(run, playhead.time);
  }

  /** What the first device does. */
  function phrase() {
    const [first = 0] = choice.shown;
    const run = model.run(choice.variant, first);
    return model.data.devices[first].name + ' ' + PHASES[model.phaseAt(run, frameOf(run))];
  }

  /** Shows the playhead's time everywhere. */
  function show() {
    stage.show(frameOf, transport.isHurried);
    table.show(frameOf);
    lanes.show(playhead.time, together.word ? frameOf : null);
    layers.show(frameOf);
    // While a hand moves the screens, only they and the numbers follow; the rest comes when all is still.
    if (!trial?.isMoving) {
      plots.show(frameOf, playhead.time);
      strip.show(frameOf);
    }
    transport.write();
    if (!playhead.playing && !trial?.isMoving) transport.describe();
  }

  const address = createAddress(hash, applyHash);

  function hash() {
    return formatHash({
      ...choice.view,
      // The time of what was made by hand means nothing to whoever follows the link.
      t: trial?.isOn ? undefined : playhead.time * 1000,
      speed: playhead.speed === 1 ? undefined : playhead.speed,
      show: layers.words,
      diff: table.word,
      sync: together.word,
      explain: findings.word,
    });
  }

  /** Gives the playhead the length of the runs that are shown, where it depends on that. */
  function fit() {
    if (!model.data.alone) return;
    model.follow(choice.shown);
    transport.stretch();
  }

  /** Shows what variant, comparison and devices say. */
  function follow() {
    trial?.keep(choice.shown, choice.sides);
    choice.follow();
    const { variant, compare, shown } = choice;
    fit();
    ({ rows } = choice);
    stage.follow(variant, compare, shown);
    lanes.follow(rows.map(({ device, name, side, run }) => ({ device, name: side ? side + ' · ' + name : name, run })));
    table.follow(rows, [variant, compare]);
    findings.follow(variant, compare, shown);
    plots.follow(rows);
    transport.follow();
    followLayers();
    trial?.goOn();
  }

  /** Shows what lies over the drawings, also on the pictures of the strip. */
  function followLayers() {
    layers.follow(stage.playing);
    strip.follow(rows, layers.chosen);
    rest([.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.strip-row, .plot'))]);
    show();
    transport.settle();
  }

  /** @param {1 | -1} direction */
  function toEvent(direction) {
    const stop = lanes.stopBeside(playhead.frame(), direction);
    if (!stop) return;
    goTo(stop.time);
    say(stop.kinds.map((kind) => EVENTS[kind]).join(', ') + ', ' + formatTime(stop.time) + ' s');
  }

  /** @param {1 | -1} direction */
  function toFinding(direction) {
    const isSeen = playhead.time === seen.playhead;
    const stop = findings.stopBeside(isSeen ? seen.time : playhead.time, direction, isSeen);
    if (!stop) return say('no findings');
    showFinding(stop.device, stop.time, true);
    say(stop.labels.join(', ') + ', ' + formatTime(stop.time) + ' s');
  }

  /** @param {import('./page-keys.js').Action} action */
  function perform(action) {
    switch (action.do) {
      case 'toggle': return transport.toggle();
      case 'step': return transport.step(action.frames);
      case 'home': return transport.seek(0);
      case 'end': return transport.seek(playhead.duration);
      case 'previousEvent': return toEvent(-1);
      case 'nextEvent': return toEvent(1);
      case 'previousFinding': return toFinding(-1);
      case 'nextFinding': return toFinding(1);
      case 'slower': return transport.changeSpeed(-1);
      case 'faster': return transport.changeSpeed(1);
      case 'variant': return choice.show(action.index);
      case 'device': return choice.solo(action.index);
      case 'swap': return choice.swap();
      case 'sync': return together.next();
      case 'overlay': return layers.toggle(action.word);
      case 'share': return share();
      case 'help': return keyboard.openHelp();
      case 'live': return void trial?.toggle();
    }
  }

  /** Takes over what a link says. */
  function applyHash() {
    const view = parseHash(location.hash);
    choice.read(view);
    if (view.speed !== undefined) playhead.setSpeed(view.speed);
    layers.choose(view.show ?? []);
    table.choose(view.diff);
    together.choose(view.sync);
    findings.choose(view.explain);
    playhead.pause();
    fit();
    if (view.t !== undefined) playhead.seek(view.t / 1000);
    follow();
  }

  const share = createShare(hash, say);
  const keyboard = createKeyboard(perform, trial !== null);

  applyHash();
  Object.assign(window, {
    scrollwork: {
      /** @param {number} milliseconds */
      seek(milliseconds) {
        transport.seek(milliseconds / 1000);
      },
      get duration() { return model.duration * 1000; },
      rate: model.rate,
      trial: trial && {
        /** The scenario file of what was tried. */
        text: trial.savedText,
        /** Whether a finger is down or anything still moves. */
        get isMoving() { return trial.isMoving; },
        /**
         * All values of a run that the page's core made, frame by frame.
         * @param {number} device
         */
        values: (device) => trial.values(choice.variant, device),
      },
    },
  });
}
