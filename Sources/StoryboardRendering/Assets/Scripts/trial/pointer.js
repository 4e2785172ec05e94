// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { screenAt } from '../base/model.js';

/** How far a pointer travels before a drag starts, in points: less than the core's own slop. */
const TAP_TRAVEL = 4;

/** The minimum distance of a finger from the screen's edges: moves are rounded, and their sum must stay inside. */
const EDGE = 0.5;

/** The finger of a wheel or a trackpad: its id, how long after the last move it is lifted, and the height of a line, in pixels. */
const WHEEL = { id: -1, rest: 90, line: 16 };

/**
 * A pressed pointer: its current and its initial position, in points of the screen from its leading upper corner. It
 * waits while it may still become a tap.
 * @typedef {{id: number, x: number, y: number, from: [number, number], isWaiting: boolean,
 *   playing: import('../stage/drawing-view.js').Playing}} Touch
 *
 * The callbacks of a pointer.
 * @typedef {object} Handlers
 * @property {(box: Element) => import('../stage/drawing-view.js').Playing | undefined} find  the screen in a box, if it may be
 *   touched now
 * @property {(touch: Touch, box: Element) => boolean} begin  whether the finger lands immediately
 * @property {(touch: Touch) => void} land
 * @property {(touch: Touch) => void} tap
 * @property {(touch: Touch, isTakenAway: boolean) => void} touchUp
 */

/** Mouse, pen or finger on the screens, one at a time. */
export class Pointer {
  #devices;
  #handlers;
  /** @type {Touch | null} */
  #touch = null;
  /** The timer of the wheel's finger. */
  #wheel = 0;

  /**
   * @param {HTMLElement} stage
   * @param {import('../base/model.js').PageData['devices']} devices
   * @param {Handlers} handlers
   */
  constructor(stage, devices, handlers) {
    this.#devices = devices;
    this.#handlers = handlers;
    stage.addEventListener('pointerdown', (event) => this.#down(event));
    // A finger on the screen does not scroll the page, a finger on the frame around it does: no style distinguishes the
    // two.
    stage.addEventListener('touchstart', (event) => {
      if (this.#touch && event.cancelable) event.preventDefault();
    }, { passive: false });
    stage.addEventListener('pointermove', (event) => this.#move(event));
    stage.addEventListener('wheel', (event) => this.#turn(event), { passive: false });
    for (const kind of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
      stage.addEventListener(kind, (event) => this.#up(event));
    }
    // Points of the window are others afterwards.
    addEventListener('resize', () => this.letGo(true));
  }

  /** The device that is touched. */
  get device() { return this.#touch?.playing.device; }

  /**
   * How far a finger that has landed is from where it did, in points.
   * @returns {[number, number] | null}
   */
  get travel() {
    const touch = this.#touch;
    return touch && !touch.isWaiting ? [touch.x - touch.from[0], touch.y - touch.from[1]] : null;
  }

  /**
   * The pointer is up, or has gone.
   * @param {boolean} isCancelled
   */
  letGo(isCancelled) {
    const last = this.#touch;
    this.#touch = null;
    if (!last) return;
    if (!last.isWaiting) this.#handlers.touchUp(last, isCancelled);
    else if (!isCancelled) this.#handlers.tap(last);
  }

  /** Forgets the pointer: the caller has cancelled the touch. */
  forget() { this.#touch = null; }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (this.#touch?.id === event.pointerId) this.letGo(true);
    const box = event.target.closest('.screen');
    const playing = box && !this.#touch ? this.#handlers.find(box) : undefined;
    if (!box || !playing) return;
    const from = this.#pointOn(event, playing);
    const { width, height } = this.#screenOf(playing);
    if (!from || from[0] < 0 || from[1] < 0 || from[0] > width || from[1] > height) return;
    event.preventDefault();
    box.setPointerCapture(event.pointerId);
    const now = { id: event.pointerId, x: from[0], y: from[1], from, isWaiting: true, playing };
    const landsAtOnce = this.#handlers.begin(now, box);
    this.#touch = now;
    if (landsAtOnce) this.#land(now);
  }

  /**
   * A wheel or a trackpad drags the content of the screen below the pointer.
   * @param {WheelEvent} event
   */
  #turn(event) {
    // A pinch zooms.
    if (event.ctrlKey || !(event.target instanceof Element) || (this.#touch && this.#touch.id !== WHEEL.id)) return;
    const box = event.target.closest('.screen');
    const playing = this.#touch?.playing ?? (box ? this.#handlers.find(box) : undefined);
    if (!playing) return;
    event.preventDefault();
    const { height, width } = this.#screenOf(playing);
    const from = this.#pointOn(event, playing);
    if (!from || from[0] < 0 || from[1] < 0 || from[0] > width || from[1] > height) return;
    if (!this.#touch && box) {
      const now = { id: WHEEL.id, x: from[0], y: from[1], from, isWaiting: true, playing };
      this.#handlers.begin(now, box);
      this.#touch = now;
      this.#land(now);
    }
    const touch = this.#touch;
    if (!touch) return;
    const factor = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? WHEEL.line : 1;
    const position = /** @type {[number, number]} */ ([touch.x - event.deltaX * factor, touch.y - event.deltaY * factor]);
    this.#follow(touch, position);
    clearTimeout(this.#wheel);
    // At the edge of the screen the finger is lifted, and lands again.
    const isOut = touch.x !== position[0] || touch.y !== position[1];
    this.#wheel = setTimeout(() => { if (this.#touch?.id === WHEEL.id) this.letGo(false); }, isOut ? 0 : WHEEL.rest);
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const touch = this.#touch;
    if (!touch || event.pointerId !== touch.id) return;
    const position = this.#pointOn(event, touch.playing);
    if (!position) return this.letGo(true);
    this.#follow(touch, position);
    if (touch.isWaiting && Math.hypot(touch.x - touch.from[0], touch.y - touch.from[1]) > TAP_TRAVEL) this.#land(touch);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const touch = this.#touch;
    if (!touch || event.pointerId !== touch.id) return;
    const position = event.type === 'pointerup' ? this.#pointOn(event, touch.playing) : null;
    if (position) this.#follow(touch, position);
    this.letGo(event.type !== 'pointerup');
  }

  /** @param {Touch} touch */
  #land(touch) {
    touch.isWaiting = false;
    this.#handlers.land(touch);
  }

  /**
   * Where a pointer is on a screen, in points; as in scripts, x counts from the leading edge.
   * @param {MouseEvent} event
   * @param {import('../stage/drawing-view.js').Playing} playing
   * @returns {[number, number] | null} null where the screen is no longer shown
   */
  #pointOn(event, playing) {
    const { svg, device } = playing;
    const box = svg.getBoundingClientRect();
    if (box.width === 0) return null;
    const scale = svg.viewBox.baseVal.width / box.width;
    const { x, y, width } = this.#screenOf(playing);
    const fromLeft = (event.clientX - box.left) * scale - x;
    return [this.#devices[device].rightToLeft ? width - fromLeft : fromLeft, (event.clientY - box.top) * scale - y];
  }

  /**
   * The screen as it is now.
   * @param {import('../stage/drawing-view.js').Playing} playing
   */
  #screenOf({ device, run }) { return this.#devices[device].screens[screenAt(run, run.frames - 1)]; }

  /**
   * Moves the finger to the pointer or, if that is outside the screen, to the nearest position on it.
   * @param {Touch} touch
   * @param {[number, number]} position
   */
  #follow(touch, position) {
    const { width, height } = this.#screenOf(touch.playing);
    [touch.x, touch.y] = [width, height].map((size, axis) => Math.max(EDGE, Math.min(size - EDGE, position[axis])));
  }
}
