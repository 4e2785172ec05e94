// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element } from '../base/dom.js';
import { eventStops, neighbour } from '../base/happenings.js';
import { indexOfValue } from '../base/model.js';
import { listenForScrub } from '../base/scrubbing.js';
import { isWorkbench } from '../base/workbench.js';
import { listenForRange } from './range.js';
import { drawBehind, drawLane, drawLegend, drawSteps } from './lane-drawing.js';

/** How far a pointer may move while it presses a mark, in pixels: a longer drag scrubs. */
const PRESS = 3;

/** The lanes below the scrubber, one for each run that is shown. */
export class Lanes {
  #store;
  #list = byId('lanes');
  #line = byId('playline');
  #rail = byId('playrail');
  #behind = element('div', { class: 'behind', 'aria-hidden': 'true' });
  /** @type {{time: number, kinds: string[]}[]} */
  #stops = [];
  #range;
  /** The width of the axis, after the layout of the page: reading it earlier would force a layout. */
  #pixels = 0;
  /**
   * Where each lane's own time is, while they keep together otherwise than by time.
   * @type {HTMLElement[]}
   */
  #own = [];

  /**
   * @param {import('../player/store.js').Store} store
   * @param {(seconds: number) => void} seek
   * @param {(device: number, seconds: number) => void} showFinding  at a time of the playhead
   * @param {(range: {from: number, to: number}) => void} loop  repeats a part, in seconds
   */
  constructor(store, seek, showFinding, loop) {
    this.#store = store;
    byId('scrubber').before(this.#behind);
    this.#range = listenForRange(this.#list, this.#rail, (from, to) => {
      const { duration } = store.model;
      loop({ from: from * duration, to: to * duration });
    });
    listenForScrub(this.#list, (event) => {
      const { left, width } = this.#rail.getBoundingClientRect();
      if (width > 0) seek(((event.clientX - left) / width) * store.model.duration);
    });
    this.#listenForMarks(showFinding);
    document.querySelector('.legend')?.prepend(...drawLegend());
    // Which labels fit depends on the width.
    new ResizeObserver(() => {
      if (this.#rail.clientWidth === this.#pixels) return;
      this.#pixels = this.#rail.clientWidth;
      this.#draw();
      this.show();
    }).observe(this.#rail);
  }

  follow() {
    this.#stops = eventStops(this.#store.rows.map(({ run }) => run), this.#store.timeOf);
    this.#draw();
  }

  show() {
    const { frameOf, isInStep, model, playhead, rows } = this.#store;
    // A distance in whole pixels moves the line without a new layout, and keeps it sharp.
    const share = (/** @type {number} */ time) => 'translateX(' + (model.duration > 0
      ? Math.round((time / model.duration) * this.#pixels * devicePixelRatio) / devicePixelRatio : 0) + 'px)';
    const { range } = playhead;
    this.#range.show(range && [range.from / model.duration, range.to / model.duration]);
    this.#line.style.transform = share(playhead.time);
    this.#line.classList.toggle('leading', !isInStep);
    rows.forEach(({ run }, index) => {
      const mark = this.#own[index];
      // Nothing is drawn before the layout.
      if (!mark) return;
      if (mark.hidden !== isInStep) mark.hidden = isInStep;
      if (!isInStep) mark.style.transform = share(frameOf(run) / run.rate);
    });
  }

  /**
   * @param {number} frame
   * @param {1 | -1} direction
   */
  stopBeside(frame, direction) { return neighbour(this.#stops, frame, direction, this.#store.model.rate); }

  /**
   * A mark of a finding that is pressed shows it.
   * @param {(device: number, seconds: number) => void} showFinding
   */
  #listenForMarks(showFinding) {
    const list = this.#list;
    /** @type {{mark: SVGElement, x: number} | null} */
    let pressed = null;
    list.addEventListener('pointerdown', (event) => {
      if (event.button !== 0) return;
      const mark = event.target instanceof Element ? event.target.closest('.found') : null;
      pressed = mark instanceof SVGElement ? { mark, x: event.clientX } : null;
    });
    list.addEventListener('pointermove', (event) => {
      if (pressed && Math.abs(event.clientX - pressed.x) > PRESS) pressed = null;
    });
    list.addEventListener('pointercancel', () => { pressed = null; });
    list.addEventListener('pointerup', () => {
      if (!pressed) return;
      const { mark } = pressed;
      pressed = null;
      const lane = [...list.querySelectorAll('.lane:not(.steps-lane)')].findIndex((one) => one.contains(mark));
      const { device, run } = this.#store.rows[lane];
      showFinding(device, this.#store.timeOf(run, Number(mark.dataset.frame) / run.rate));
    });
  }

  #draw() {
    if (this.#pixels === 0) return;
    // On a workbench the lanes scroll, also with keys.
    const section = this.#list.parentElement;
    if (isWorkbench()) section?.setAttribute('tabindex', '0');
    else section?.removeAttribute('tabindex');
    const { model, rows } = this.#store;
    const velocity = indexOfValue(model.data.values, 'velocity.y');
    const speedAt = rows.map(({ run }) => (/** @type {number} */ frame) =>
      velocity < 0 ? 0 : model.read(run.values[velocity], frame));
    let top = 0;
    rows.forEach(({ run }, index) => {
      for (let frame = 0; frame < run.frames; frame += 1) {
        top = Math.max(top, Math.abs(speedAt[index](frame)) || 0);
      }
    });
    // An axis needs some length, also where every run ends with its first frame.
    const duration = Math.max(model.duration, 1 / model.rate);
    this.#list.replaceChildren(...rows.map(({ name, side, run }, index) => drawLane({
      name: side ? side + ' · ' + name : name, run, speedAt: speedAt[index], top, duration, hasLabels: index === 0, pixels: this.#pixels,
    })));
    this.#own = rows.map(() => element('i', { class: 'own' }));
    [...this.#list.children].forEach((lane, index) => lane.querySelector('.lane-track')?.append(this.#own[index]));
    const [{ run }] = rows;
    this.#behind.replaceChildren(...drawBehind(run, duration));
    const { steps } = model.data;
    if (steps.length > 0 && run.steps.length > 0) this.#list.prepend(drawSteps(steps, run.steps, duration, this.#pixels));
  }
}
