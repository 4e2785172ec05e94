// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { createAddress } from './page-address.js';
import { byId } from './page-dom.js';
import { createFindings } from './page-findings.js';
import { EVENTS, PHASES, formatTime } from './page-format.js';
import { formatHash, parseHash } from './page-hash.js';
import { createKeyboard } from './page-keyboard.js';
import { createLanes } from './page-lanes.js';
import { createLayers } from './page-layers.js';
import { frameAt, openModel } from './page-model.js';
import { SPEEDS, createPlayhead } from './page-playhead.js';
import { createPlots } from './page-plots.js';
import { createShare } from './page-share.js';
import { createStage } from './page-stage.js';
import { createStrip } from './page-strip.js';
import { createTable } from './page-table.js';
import { frameAfter } from './page-timeline.js';
import { createTogether } from './page-together.js';
import { createTrial } from './page-trial.js';

/** Wires the page's parts; everything that lasts is in these few variables. */
export function start() {
  const model = openModel(JSON.parse(byId('data').textContent ?? ''));
  const { devices, variants } = model.data;
  let variant = model.data.initial;
  /** @type {number | null} */
  let compare = null;
  /** What is shown unless a reader says otherwise. */
  const usual = () => new Set(model.data.alone ? [0] : devices.keys());
  let shown = usual();
  /** @type {import('./page-strip.js').Row[]} */
  let rows = [];

  const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (byId(id));
  const textOf = (/** @type {string} */ id) => /** @type {Text} */ (byId(id).firstChild);
  const scrubber = input('scrubber');
  // A page of one variant has nothing to compare it with.
  const compareWith = /** @type {HTMLSelectElement | null} */ (document.getElementById('compare'));
  const clock = textOf('clock');
  const frameLabel = textOf('frame');
  const lastLabel = textOf('last');
  const playWord = textOf('play-word');
  const playhead = createPlayhead(model.duration, model.rate, show);
  const stage = createStage(model);
  const scrub = (/** @type {number} */ seconds) => {
    playhead.seek(seconds);
    playhead.seekFrame(playhead.frame());
    settle();
  };
  const together = createTogether(model, leader, (way) => {
    follow();
    say('together by ' + way);
  });
  const lanes = createLanes(model, scrub, together.timeOf);
  const plots = createPlots(model, scrub);
  const strip = createStrip(model, (run, seconds) => seek(together.timeOf(run, seconds)));
  const layers = createLayers(model, followLayers);
  const table = createTable(byId('values'), model, follow);
  const findings = createFindings(model, (of, device, seconds) => {
    if (!shown.has(device)) shown.add(device);
    follow();
    goTo(together.timeOf(model.run(of, device), seconds));
  }, together.timeOf);

  /**
   * Shows the first frame that has what happened at a time of the playhead.
   * @param {number} seconds
   */
  function goTo(seconds) {
    playhead.pause();
    if (together.word === undefined) playhead.seekFrame(frameAfter(seconds, model.rate));
    else playhead.seek(seconds);
    settle();
  }

  /** The run whose time the playhead has: of the first device that is shown. */
  function leader() {
    const [first] = shown;
    return model.run(variant, first);
  }

  const trial = document.getElementById('core') ? createTrial(model, {
    rows: () => rows,
    screens: () => stage.playing,
    refresh: (isOther) => {
      playhead.pause();
      follow();
      playhead.stretch(model.duration);
      stretch();
      playhead.seek(trial?.isOn && !isOther ? model.duration : playhead.time);
      show();
    },
    advance: (seconds) => {
      playhead.stretch(model.duration);
      stretch();
      playhead.seek(seconds);
    },
    say: (text) => say(text),
  }) : null;

  /** @param {string} text */
  const say = (text) => { byId('said').textContent = text; };
  const frameOf = (/** @type {import('./page-model.js').Run} */ run) =>
    // A hand has one time for all; what belongs together is found once all is still.
    (trial?.isMoving ? frameAt(playhead.time, run.rate, run.frames) : together.frameOf(run, playhead.time));

  /** Shows the playhead's time everywhere. */
  function show() {
    stage.show(frameOf);
    table.show(frameOf);
    lanes.show(playhead.time, together.word ? frameOf : null);
    layers.show(frameOf);
    // While a hand moves the screens, only they and the numbers follow; the rest comes when all is still.
    if (!trial?.isMoving) {
      plots.show(frameOf, playhead.time);
      strip.show(frameOf);
    }
    const frame = playhead.frame();
    clock.data = formatTime(playhead.time);
    frameLabel.data = String(frame);
    scrubber.value = String(frame);
    if (!playhead.playing && !trial?.isMoving) describe();
  }

  /** Gives the playhead the length of the runs that are shown. */
  function fit() {
    model.follow(shown);
    playhead.stretch(model.duration);
    stretch();
  }

  /** Gives the scrubber the length of what is shown. */
  function stretch() {
    lastLabel.data = String(playhead.last);
    scrubber.max = lastLabel.data;
  }

  /**
   * Shows a time, at once.
   * @param {number} seconds
   */
  function seek(seconds) {
    playhead.pause();
    playhead.seek(seconds);
    settle();
  }

  /** What a screen reader says of the scrubber: not while it runs, sixty times a second. */
  function describe() {
    const first = [...shown][0] ?? 0;
    const run = model.run(variant, first);
    const frame = frameOf(run);
    scrubber.setAttribute('aria-valuetext', formatTime(playhead.time) + ' s of '
      + formatTime(playhead.duration) + ' s, frame ' + playhead.frame() + ', ' + devices[first].name
      + ' ' + PHASES[model.phaseAt(run, frame)]);
  }

  const writeAddress = createAddress(hash, applyHash);
  /** After a change by hand: the button's face, the link in the address bar. */
  function settle() {
    const word = playhead.playing ? 'Pause' : 'Play';
    if (playWord.data !== word) {
      playWord.data = word;
      byId('play').classList.toggle('playing', playhead.playing);
    }
    if (playhead.playing) return;
    describe();
    writeAddress();
  }

  function hash() {
    return formatHash({
      variant: variants[variant].id,
      compare: compare === null ? undefined : variants[compare].id,
      // The time of what was made by hand means nothing to whoever follows the link.
      t: trial?.isOn ? undefined : playhead.time * 1000,
      devices: shown.size === (model.data.alone ? 0 : devices.length) ? undefined : [...shown].map((i) => devices[i].id),
      speed: playhead.speed === 1 ? undefined : playhead.speed,
      show: layers.words,
      diff: table.word,
      sync: together.word,
    });
  }

  /** Shows what variant, comparison and devices say. */
  function follow() {
    trial?.keep(shown, compare === null ? [variant] : [variant, compare]);
    const order = [...devices.keys()].filter((index) => shown.has(index));
    shown = new Set(order);
    if (model.data.alone) fit();
    rows = order.flatMap((device) => {
      const name = devices[device].name;
      const one = { device, name, side: compare === null ? '' : 'A', run: model.run(variant, device) };
      return compare === null ? [one] : [one, { device, name, side: 'B', run: model.run(compare, device) }];
    });
    stage.follow(variant, compare, shown);
    lanes.follow(rows.map(({ name, side, run }) => ({ name: side ? side + ' · ' + name : name, run })));
    table.follow(rows, [variant, compare]);
    findings.follow(variant, compare, shown);
    plots.follow(rows);
    variants.forEach(({ id }, index) => {
      input('variant-' + id).checked = index === variant;
      byId('about-' + id).hidden = index !== variant && index !== compare;
      byId('about-' + id).dataset.side = compare === null ? '' : index === variant ? 'A' : 'B';
    });
    if (compareWith) compareWith.value = compare === null ? '' : variants[compare].id;
    devices.forEach(({ id }, index) => { input('show-' + id).checked = shown.has(index); });
    for (const speed of SPEEDS) input('speed-' + speed).checked = speed === playhead.speed;
    followLayers();
    trial?.goOn();
  }

  /** Shows what lies over the drawings, also on the pictures of the strip. */
  function followLayers() {
    layers.follow(stage.playing);
    strip.follow(rows, layers.chosen);
    show();
    settle();
  }

  /** @param {number} index */
  function chooseVariant(index) {
    if (!variants[index]) return;
    variant = index;
    if (compare === index) compare = null;
    follow();
    say(variants[index].title);
  }

  /**
   * Shows one device alone, or all again.
   * @param {number} index
   */
  function solo(index) {
    if (!devices[index]) return;
    const alone = !model.data.alone && shown.size === 1 && shown.has(index);
    shown = alone ? usual() : new Set([index]);
    follow();
    say(alone ? 'all devices' : devices[index].name);
  }

  function toggle() {
    if (playhead.playing) playhead.pause();
    else playhead.play();
    settle();
    if (playhead.playing) requestAnimationFrame(run);
  }

  /** @param {number} now */
  function run(now) {
    playhead.tick(now);
    if (playhead.playing) requestAnimationFrame(run);
    else settle();
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
    const stop = findings.stopBeside(playhead.time, direction);
    if (!stop) return say('no findings');
    goTo(stop.time);
    say(stop.labels.join(', ') + ', ' + formatTime(stop.time) + ' s');
  }

  /** @param {number} change */
  function changeSpeed(change) {
    const next = SPEEDS[SPEEDS.indexOf(playhead.speed) + change];
    if (next === undefined) return;
    playhead.setSpeed(next);
    input('speed-' + next).checked = true;
    settle();
    say('speed ' + next);
  }

  /** @param {import('./page-keys.js').Action} action */
  function perform(action) {
    switch (action.do) {
      case 'toggle': return toggle();
      case 'step': playhead.step(action.frames); return settle();
      case 'home': playhead.pause(); playhead.seek(0); return settle();
      case 'end': playhead.pause(); playhead.seek(playhead.duration); return settle();
      case 'previousEvent': return toEvent(-1);
      case 'nextEvent': return toEvent(1);
      case 'previousFinding': return toFinding(-1);
      case 'nextFinding': return toFinding(1);
      case 'slower': return changeSpeed(-1);
      case 'faster': return changeSpeed(1);
      case 'variant': return chooseVariant(action.index);
      case 'device': return solo(action.index);
      case 'swap':
        if (compare === null) return;
        [variant, compare] = [compare, variant];
        return follow();
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
    const indexOf = (/** @type {string | undefined} */ id) =>
      variants.findIndex((one) => one.id === id);
    if (indexOf(view.variant) >= 0) variant = indexOf(view.variant);
    const other = location.hash.length > 1 ? indexOf(view.compare) : model.data.beside ?? -1;
    compare = other >= 0 && other !== variant ? other : null;
    const wanted = devices.flatMap(({ id }, i) => (view.devices?.includes(id) ? [i] : []));
    shown = wanted.length > 0 ? new Set(wanted) : usual();
    if (view.speed !== undefined) playhead.setSpeed(view.speed);
    layers.choose(view.show ?? []);
    table.choose(view.diff);
    together.choose(view.sync);
    playhead.pause();
    fit();
    if (view.t !== undefined) playhead.seek(view.t / 1000);
    follow();
  }

  const share = createShare(hash, say);
  const keyboard = createKeyboard(perform, trial !== null);
  const click = (/** @type {string} */ id, /** @type {() => void} */ then) =>
    byId(id).addEventListener('click', then);
  click('play', toggle);
  click('to-start', () => perform({ do: 'home' }));
  click('back', () => perform({ do: 'step', frames: -1 }));
  click('forward', () => perform({ do: 'step', frames: 1 }));
  click('to-end', () => perform({ do: 'end' }));
  stretch();
  scrubber.addEventListener('input', () => {
    playhead.pause();
    playhead.seekFrame(Number(scrubber.value));
    settle();
  });
  variants.forEach(({ id }, index) =>
    input('variant-' + id).addEventListener('change', () => chooseVariant(index)));
  compareWith?.addEventListener('change', () => {
    const index = variants.findIndex(({ id }) => id === compareWith.value);
    compare = index >= 0 && index !== variant ? index : null;
    follow();
  });
  devices.forEach(({ id }, index) => input('show-' + id).addEventListener('change', () => {
    if (!shown.delete(index)) shown.add(index);
    if (shown.size === 0) shown.add(index);
    follow();
  }));
  for (const speed of SPEEDS) {
    input('speed-' + speed).addEventListener('change', () => {
      playhead.setSpeed(speed);
      settle();
    });
  }

  applyHash();
  Object.assign(window, {
    scrollwork: {
      /** @param {number} milliseconds */
      seek(milliseconds) {
        seek(milliseconds / 1000);
      },
      get duration() { return model.duration * 1000; },
      rate: model.rate,
      trial: trial && {
        /** The scenario file of what was tried. */
        text: trial.savedText,
        /** Whether a finger is down or anything still moves. */
        get isMoving() { return trial.isMoving; },
        /** All values of a run that the page's core made, frame by frame. @param {number} device */
        values: (device) => trial.values(variant, device),
      },
    },
  });
}
