// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from './page-dom.js';
import { formatTime } from './page-format.js';
import { SPEEDS, createPlayhead } from './page-playhead.js';

/**
 * The playhead, the controls that move it, and what they tell of it.
 * @param {import('./page-model.js').Model} model
 * @param {object} page
 * @param {() => void} page.show  shows the playhead's time everywhere
 * @param {() => string} page.phrase  what the first device does at that time
 * @param {() => void} page.settled  after a change by hand
 * @param {(text: string) => void} page.say
 */
export function createTransport(model, { show, phrase, settled, say }) {
  const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (byId(id));
  const textOf = (/** @type {string} */ id) => /** @type {Text} */ (byId(id).firstChild);
  const [clock, frameLabel, lastLabel, rateLabel, playWord] = ['clock', 'frame', 'last', 'rate', 'play-word'].map(textOf);
  const scrubber = input('scrubber');
  const playhead = createPlayhead(model.duration, model.rate, show);

  /** What a screen reader says of the scrubber: not while it runs, sixty times a second. */
  const describe = () => scrubber.setAttribute('aria-valuetext', formatTime(playhead.time) + ' s of '
    + formatTime(playhead.duration) + ' s, frame ' + playhead.frame() + ', ' + phrase());

  /** After a change by hand: the button's face, the link in the address bar. */
  const settle = () => {
    const word = playhead.playing ? 'Pause' : 'Play';
    if (playWord.data !== word) {
      playWord.data = word;
      byId('play').classList.toggle('playing', playhead.playing);
    }
    if (playhead.playing) return;
    describe();
    settled();
  };

  /** Gives playhead and scrubber the length of what is shown. */
  const stretch = () => {
    playhead.stretch(model.duration);
    lastLabel.data = String(playhead.last);
    scrubber.max = lastLabel.data;
    rateLabel.data = String(playhead.rate);
  };

  /**
   * Shows a time, at once.
   * @param {number} seconds
   */
  const seek = (seconds) => {
    playhead.pause();
    playhead.seek(seconds);
    settle();
  };

  /**
   * Shows a frame, at once.
   * @param {number} frame
   */
  const seekFrame = (frame) => {
    playhead.pause();
    playhead.seekFrame(frame);
    settle();
  };

  let isHurried = false;
  let rest = 0;
  /**
   * Moves the playhead where it is about to move on; once it rests, everything shows where it is.
   * @param {() => void} move
   */
  const hurry = (move) => {
    isHurried = true;
    move();
    isHurried = false;
    clearTimeout(rest);
    rest = setTimeout(show, 100);
  };
  addEventListener('beforeprint', show);

  /** @param {number} now */
  const run = (now) => {
    hurry(() => playhead.tick(now));
    if (playhead.playing) requestAnimationFrame(run);
    else settle();
  };

  const toggle = () => {
    if (playhead.playing) playhead.pause();
    else playhead.play();
    settle();
    if (playhead.playing) requestAnimationFrame(run);
  };

  /** @param {number} frames */
  const step = (frames) => {
    playhead.step(frames);
    settle();
  };

  const click = (/** @type {string} */ id, /** @type {() => void} */ then) =>
    byId(id).addEventListener('click', then);
  click('play', toggle);
  click('to-start', () => seek(0));
  click('back', () => step(-1));
  click('forward', () => step(1));
  click('to-end', () => seek(playhead.duration));
  scrubber.addEventListener('input', () => hurry(() => seekFrame(Number(scrubber.value))));
  for (const speed of SPEEDS) {
    input('speed-' + speed).addEventListener('change', () => {
      playhead.setSpeed(speed);
      settle();
    });
  }
  stretch();

  // What the focus scrolls to stays clear of the playback at whichever edge that sticks: at the lower one for all of
  // the page, at the upper one for what follows. Room at the upper edge of all of it would keep the browser from
  // holding in place what is shown there while something above grows.
  const dock = byId('dock');
  new ResizeObserver(() => {
    const clear = dock.offsetHeight + 16 + 'px';
    document.documentElement.style.scrollPadding = '16px 0 ' + clear;
    for (let part = dock.nextElementSibling; part instanceof HTMLElement; part = part.nextElementSibling) {
      part.style.setProperty('--clear', clear);
    }
  }).observe(dock);

  return {
    playhead,
    /** Whether the next time is about to follow. */
    get isHurried() { return isHurried; },
    describe,
    settle,
    stretch,
    seek,
    seekFrame,
    toggle,
    step,

    /**
     * Shows a frame near a time, while it is looked for.
     * @param {number} seconds
     */
    scrub(seconds) {
      hurry(() => {
        playhead.seek(seconds);
        playhead.seekFrame(playhead.frame());
        settle();
      });
    },

    /** @param {number} change */
    changeSpeed(change) {
      const next = SPEEDS[SPEEDS.indexOf(playhead.speed) + change];
      if (next === undefined) return;
      playhead.setSpeed(next);
      input('speed-' + next).checked = true;
      settle();
      say('speed ' + next);
    },

    /** Brings the controls to the playhead. */
    write() {
      const frame = String(playhead.frame());
      clock.data = formatTime(playhead.time);
      frameLabel.data = frame;
      scrubber.value = frame;
    },

    /** Brings the choice of speeds to the playhead. */
    follow() { for (const speed of SPEEDS) input('speed-' + speed).checked = speed === playhead.speed; },
  };
}
