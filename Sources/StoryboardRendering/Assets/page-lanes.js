// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId } from './page-dom.js';
import { drawLane, drawSteps, eventStops, neighbour } from './page-timeline.js';

/**
 * The lanes below the scrubber, one for each run that is shown.
 * @param {import('./page-model.js').Model} model
 * @param {(seconds: number) => void} seek
 */
export function createLanes(model, seek) {
  const list = byId('lanes');
  const line = byId('playline');
  const rail = byId('playrail');
  const velocity = model.data.values.findIndex(({ key }) => key === 'velocity.y');
  /** @type {{time: number, kinds: string[]}[]} */
  let stops = [];

  /** @param {PointerEvent} event */
  const scrub = (event) => {
    const { left, width } = rail.getBoundingClientRect();
    if (width > 0) seek(((event.clientX - left) / width) * model.duration);
  };
  list.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    list.setPointerCapture(event.pointerId);
    scrub(event);
  });
  list.addEventListener('pointermove', (event) => {
    if (list.hasPointerCapture(event.pointerId)) scrub(event);
  });

  /** @type {{name: string, run: import('./page-model.js').Run}[]} */
  let following = [];
  let room = 0;

  /** @param {{name: string, run: import('./page-model.js').Run}[]} shown */
  function follow(shown) {
    following = shown;
    room = rail.clientWidth;
    stops = eventStops(shown.map(({ run }) => run));
    const speedAt = shown.map(({ run }) => (/** @type {number} */ frame) =>
      velocity < 0 ? 0 : model.read(run.values[velocity], frame));
    let top = 0;
    shown.forEach(({ run }, index) => {
      for (let frame = 0; frame < run.frames; frame += 1) {
        top = Math.max(top, Math.abs(speedAt[index](frame)) || 0);
      }
    });
    // An axis needs some length, also where every run ends with its first frame.
    const duration = Math.max(model.duration, 1 / model.rate);
    list.replaceChildren(...shown.map(({ name, run }, index) => drawLane({
      name, run, speedAt: speedAt[index], top, duration, words: index === 0, room,
    })));
    const { steps } = model.data;
    if (steps.length > 0 && shown[0].run.steps.length > 0) list.prepend(drawSteps(steps, shown[0].run.steps, duration, room));
  }

  // Which words fit depends on the width.
  addEventListener('resize', () => {
    if (rail.clientWidth !== room) follow(following);
  });

  return {
    follow,

    /** @param {number} seconds */
    show(seconds) {
      line.style.left = (model.duration > 0 ? (seconds / model.duration) * 100 : 0) + '%';
    },

    /**
     * @param {number} frame
     * @param {1 | -1} direction
     */
    stopBeside(frame, direction) {
      return neighbour(stops, frame, direction, model.rate);
    },
  };
}
