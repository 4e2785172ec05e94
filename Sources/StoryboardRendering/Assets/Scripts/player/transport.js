// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { announce, byId, element, inputById, put, write } from '../base/dom.js';
import { PHASES, formatTime, formatValue } from '../base/format.js';
import { SPEEDS } from './playhead.js';

/** What is repeated around a moment, in seconds to either side, and at which speed. */
const AROUND = 0.2;
const SLOWLY = 0.25;

/** How long after the last hurried time everything is shown, in milliseconds. */
const REST = 100;

/**
 * Keeps focused elements clear of the playback at the edge to which it sticks: the lower edge for the whole page, the
 * upper edge for the elements after it. A padding at the upper edge of the whole page would disable the browser's
 * scroll anchoring.
 */
function keepFocusClear() {
  const dock = byId('dock');
  new ResizeObserver(() => {
    const clear = dock.offsetHeight + 16 + 'px';
    document.documentElement.style.scrollPadding = '16px 0 ' + clear;
    for (let part = dock.nextElementSibling; part instanceof HTMLElement; part = part.nextElementSibling) {
      part.style.setProperty('--clear', clear);
    }
  }).observe(dock);
}

/** The controls that move the playhead, and its displays. */
export class Transport {
  #store;
  #settled;
  #scrubber = inputById('scrubber');
  #texts = ['clock', 'frame', 'last', 'rate', 'play-label'].map((id) => /** @type {Text} */ (byId(id).firstChild));
  /**
   * Where the playhead was before it repeated a part, and its speed; null while it does not.
   * @type {{speed: number, time: number} | null}
   */
  before = null;
  /** What the first device shows, in words. */
  #words = element('p', { class: 'vh', 'aria-live': 'polite', id: 'stage-words' });
  /** The timer after hurried times. */
  #rest = 0;

  /**
   * @param {import('./store.js').Store} store
   * @param {() => void} settled  after a change by hand
   */
  constructor(store, settled) {
    this.#store = store;
    this.#settled = settled;
    const { playhead } = store;
    const click = (/** @type {string} */ id, /** @type {() => void} */ then) => byId(id).addEventListener('click', then);
    click('play', () => this.toggle());
    click('to-start', () => this.seek(0));
    click('back', () => this.step(-1));
    click('forward', () => this.step(1));
    click('to-end', () => this.seek(playhead.duration));
    click('loop', () => this.loop());
    this.#scrubber.addEventListener('input', () => this.#hurry(() => this.seekFrame(Number(this.#scrubber.value))));
    for (const speed of SPEEDS) {
      inputById('speed-' + speed).addEventListener('change', () => {
        playhead.setSpeed(speed);
        this.settle();
      });
    }
    addEventListener('beforeprint', () => store.show());
    byId('stage').before(this.#words);
    this.stretch();
    keepFocusClear();
  }

  /** @param {import('./view-link.js').View} view */
  read({ speed }) { if (speed !== undefined) this.#store.playhead.setSpeed(speed); }

  link() {
    const { playhead } = this.#store;
    return {
      t: playhead.time * 1000,
      speed: playhead.speed === 1 ? undefined : playhead.speed,
    };
  }

  /** Gives the playhead the length of the runs that are shown, where it depends on that. */
  prepare() {
    const { model, shown } = this.#store;
    if (!model.data.alone) return;
    model.follow(shown);
    this.stretch();
  }

  follow() {
    const { speed: chosen } = this.#store.playhead;
    for (const speed of SPEEDS) inputById('speed-' + speed).checked = speed === chosen;
  }

  /** Updates the controls. */
  show() {
    const { isMoving, playhead } = this.#store;
    const [clock, frameLabel] = this.#texts;
    const frame = String(playhead.frame());
    write(clock, formatTime(playhead.time));
    write(frameLabel, frame);
    this.#scrubber.value = frame;
    if (!playhead.playing && !isMoving) this.#describe();
  }

  /** After a change by hand: the button's face, the link in the address bar. */
  settle() {
    const { playing } = this.#store.playhead;
    const label = playing ? 'Pause' : 'Play';
    const playLabel = this.#texts[4];
    if (playLabel.data !== label) {
      playLabel.data = label;
      byId('play').classList.toggle('playing', playing);
    }
    if (playing) return;
    this.#describe();
    this.#settled();
  }

  /** Gives playhead and scrubber the length of what is shown. */
  stretch() {
    const { model, playhead } = this.#store;
    const [, , lastLabel, rateLabel] = this.#texts;
    playhead.stretch(model.duration);
    lastLabel.data = this.#scrubber.max = String(playhead.last);
    rateLabel.data = String(playhead.rate);
  }

  /**
   * Shows a time immediately.
   * @param {number} seconds
   */
  seek(seconds) {
    const { playhead } = this.#store;
    this.#leaveLoop();
    playhead.pause();
    playhead.seek(seconds);
    this.settle();
  }

  /**
   * Shows a frame immediately.
   * @param {number} frame
   */
  seekFrame(frame) {
    const { playhead } = this.#store;
    this.#leaveLoop();
    playhead.pause();
    playhead.seekFrame(frame);
    this.settle();
  }

  /**
   * Shows a frame near a time during a scrub.
   * @param {number} seconds
   */
  scrub(seconds) {
    const { playhead } = this.#store;
    this.#leaveLoop();
    this.#hurry(() => {
      playhead.seek(seconds);
      playhead.seekFrame(playhead.frame());
      this.settle();
    });
  }

  toggle() {
    const { playhead } = this.#store;
    if (playhead.playing) playhead.pause();
    else playhead.play();
    this.settle();
    if (playhead.playing) requestAnimationFrame(this.#run);
  }

  /** Repeats what is around this moment, slowly; or stops, and returns to the moment and the speed. */
  loop() {
    const { playhead } = this.#store;
    const { before } = this;
    if (before) {
      playhead.setSpeed(before.speed);
      return this.seek(before.time);
    }
    const { duration, time } = playhead;
    this.repeat({ from: Math.max(0, time - AROUND), to: Math.min(duration, time + AROUND) }, SLOWLY);
  }

  /**
   * Repeats a part.
   * @param {{from: number, to: number}} range  seconds
   * @param {number} [pace]  the speed, if another one
   */
  repeat(range, pace) {
    const { playhead } = this.#store;
    const { speed, time } = playhead;
    this.before ??= { speed, time };
    playhead.range = range;
    if (pace !== undefined) playhead.setSpeed(pace);
    playhead.seek(range.from);
    this.#store.show();
    byId('loop').setAttribute('aria-pressed', 'true');
    if (!playhead.playing) this.toggle();
    this.follow();
  }

  /**
   * Has an end of what is repeated be here.
   * @param {'from' | 'to'} end
   */
  setEnd(end) {
    const { playhead } = this.#store;
    const range = { from: 0, to: playhead.duration, ...playhead.range, [end]: playhead.time };
    if (range.to > range.from) this.repeat(range);
  }

  /** Repeats nothing any more, once the playhead has been moved by hand. */
  #leaveLoop() {
    if (!this.before) return;
    this.before = null;
    this.#store.playhead.range = null;
    byId('loop').setAttribute('aria-pressed', 'false');
    this.follow();
  }

  /** @param {number} frames */
  step(frames) {
    this.#leaveLoop();
    this.#store.playhead.step(frames);
    this.settle();
  }

  /** @param {number} change */
  changeSpeed(change) {
    const { playhead } = this.#store;
    const next = SPEEDS[SPEEDS.indexOf(playhead.speed) + change];
    if (next === undefined) return;
    playhead.setSpeed(next);
    inputById('speed-' + next).checked = true;
    this.settle();
    announce('speed ' + next);
  }

  /** @param {number} now */
  #run = (now) => {
    const { playhead } = this.#store;
    this.#hurry(() => playhead.tick(now));
    if (playhead.playing) requestAnimationFrame(this.#run);
    else this.settle();
  };

  /**
   * Moves the playhead during a scrub; when it rests, everything is updated.
   * @param {() => void} move
   */
  #hurry(move) {
    this.#store.isHurried = true;
    move();
    this.#store.isHurried = false;
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#store.show(), REST);
  }

  /** The scrubber's text for screen readers: not while it plays, sixty times a second. */
  #describe() {
    const { frameOf, leader, model, playhead, shown } = this.#store;
    const [first = 0] = shown;
    const phrase = model.data.devices[first].name + ' ' + PHASES[model.phaseAt(leader, frameOf(leader))];
    put(this.#scrubber, {
      'aria-valuetext': formatTime(playhead.time) + ' s of ' + formatTime(playhead.duration) + ' s, frame ' + playhead.frame() + ', ' + phrase,
    });
    // Nobody listens to the frames of a scrub.
    if (this.#store.isHurried) return;
    const words = this.#wordsOf(first);
    if (this.#words.textContent !== words) this.#words.textContent = words;
  }

  /**
   * What is measured on a device, such as "iPhone 8, frame 46 of 355, header 90 pt, gap 30 pt".
   * @param {number} device
   */
  #wordsOf(device) {
    const { frameOf, leader, model } = this.#store;
    const { name, redlines } = model.data.devices[device];
    const frame = frameOf(leader);
    const measures = redlines.flatMap((measure, index) => {
      const [from, to] = leader.redlines[index].map((reference) => model.read(reference, frame));
      return to > from ? [measure + ' ' + formatValue(to - from, 1).replace(/\.0$/, '') + ' pt'] : [];
    });
    return [name, 'frame ' + frame + ' of ' + (leader.frames - 1), ...measures].join(', ');
  }
}
