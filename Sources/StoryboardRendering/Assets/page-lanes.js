// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from './page-dom.js';
import { listenForScrub } from './page-scrub.js';
import { drawBehind, drawLane, drawLegend, drawSteps, eventStops, neighbour } from './page-timeline.js';

/**
 * The lanes below the scrubber, one for each run that is shown.
 * @param {import('./page-model.js').Model} model
 * @param {(seconds: number) => void} seek
 * @param {(run: import('./page-model.js').Run, seconds: number) => number} timeOf
 * @param {(device: number, seconds: number) => void} showFinding  at a time of the playhead
 */
export function createLanes(model, seek, timeOf, showFinding) {
  const list = byId('lanes');
  const line = byId('playline');
  const rail = byId('playrail');
  const behind = element('div', { class: 'behind', 'aria-hidden': 'true' });
  byId('scrubber').before(behind);
  const velocity = model.data.values.findIndex(({ key }) => key === 'velocity.y');
  /** @type {{time: number, kinds: string[]}[]} */
  let stops = [];

  listenForScrub(list, (event) => {
    const { left, width } = rail.getBoundingClientRect();
    if (width > 0) seek(((event.clientX - left) / width) * model.duration);
  });
  /**
   * The mark of a finding that is pressed, and where.
   * @type {{mark: SVGElement, x: number} | null}
   */
  let pressed = null;
  list.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const mark = event.target instanceof Element ? event.target.closest('.found') : null;
    pressed = mark instanceof SVGElement ? { mark, x: event.clientX } : null;
  });
  list.addEventListener('pointermove', (event) => {
    // Whoever draws on looks for a frame.
    if (pressed && Math.abs(event.clientX - pressed.x) > 3) pressed = null;
  });
  list.addEventListener('pointercancel', () => { pressed = null; });
  list.addEventListener('pointerup', () => {
    if (!pressed) return;
    const { mark } = pressed;
    pressed = null;
    const lane = [...list.querySelectorAll('.lane:not(.steps-lane)')].findIndex((one) => one.contains(mark));
    const { device, run } = following[lane];
    showFinding(device, timeOf(run, Number(mark.dataset.frame) / run.rate));
  });

  /** @type {{device: number, name: string, run: import('./page-model.js').Run}[]} */
  let following = [];
  // How wide the axis is, once the page has been laid out: to ask before would have all of it laid out for that.
  let room = 0;
  /**
   * Where each lane's own time is, while they keep together otherwise than by time.
   * @type {HTMLElement[]}
   */
  let own = [];

  /** @param {typeof following} shown */
  function follow(shown) {
    following = shown;
    stops = eventStops(shown.map(({ run }) => run), timeOf);
    draw();
  }

  function draw() {
    if (room === 0) return;
    const shown = following;
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
    own = shown.map(() => element('i', { class: 'own' }));
    [...list.children].forEach((lane, index) => lane.querySelector('.lane-track')?.append(own[index]));
    behind.replaceChildren(...drawBehind(shown[0].run, duration));
    const { steps } = model.data;
    if (steps.length > 0 && shown[0].run.steps.length > 0) list.prepend(drawSteps(steps, shown[0].run.steps, duration, room));
  }

  /** What was shown last: the playhead's time, and the frames of lanes that have their own. */
  let seconds = 0;
  /** @type {((run: import('./page-model.js').Run) => number) | null} */
  let frameOf = null;

  function place() {
    // A distance in whole pixels moves the line without a new layout, and keeps it sharp.
    const share = (/** @type {number} */ time) => 'translateX('
      + (model.duration > 0 ? Math.round((time / model.duration) * room * devicePixelRatio) / devicePixelRatio : 0) + 'px)';
    line.style.transform = share(seconds);
    line.classList.toggle('leading', frameOf !== null);
    following.forEach(({ run }, index) => {
      const mark = own[index];
      // What has no room yet has not been drawn.
      if (!mark) return;
      mark.hidden = frameOf === null;
      if (frameOf) mark.style.transform = share(frameOf(run) / run.rate);
    });
  }

  document.querySelector('.legend')?.prepend(...drawLegend());

  // Which words fit depends on the width.
  new ResizeObserver(() => {
    if (rail.clientWidth === room) return;
    room = rail.clientWidth;
    draw();
    place();
  }).observe(rail);

  return {
    follow,

    /**
     * @param {number} time
     * @param {((run: import('./page-model.js').Run) => number) | null} frames  where lanes have their own times
     */
    show(time, frames) {
      seconds = time;
      frameOf = frames;
      place();
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
