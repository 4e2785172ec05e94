// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** How far a pointer travels before it is a drag, in points: less than the core's own slop. */
const TAP_TRAVEL = 4;

/** How far from the glass's edges a finger stays: moves are rounded, and their sum must not lie beyond. */
const EDGE = 0.5;

/**
 * A pointer that is down on a screen: where it is and where it went down, in points of the screen from its leading
 * upper corner. It waits for as long as it may become a tap.
 * @typedef {{id: number, x: number, y: number, from: [number, number], isWaiting: boolean,
 *   playing: import('./page-stage.js').Playing}} Touch
 */

/**
 * Mouse, pen or finger on the screens, one at a time.
 * @param {HTMLElement} stage
 * @param {import('./page-model.js').PageData['devices']} devices
 * @param {object} hears
 * @param {(box: Element) => import('./page-stage.js').Playing | undefined} hears.find  the screen in a box, if it may be
 *   touched now
 * @param {(touch: Touch, box: Element) => boolean} hears.begin  whether the finger lands at once
 * @param {(touch: Touch) => void} hears.land
 * @param {(touch: Touch) => void} hears.tap
 * @param {(touch: Touch, isTakenAway: boolean) => void} hears.lift
 */
export function createPointer(stage, devices, { find, begin, land, tap, lift }) {
  /** @type {Touch | null} */
  let touch = null;

  /**
   * Where a pointer is on a screen, in points; as in scripts, x counts from the leading edge.
   * @param {PointerEvent} event
   * @param {import('./page-stage.js').Playing} playing
   * @returns {[number, number] | null} null where the screen is no longer shown
   */
  const pointOn = (event, { svg, device }) => {
    const box = svg.getBoundingClientRect();
    if (box.width === 0) return null;
    const scale = svg.viewBox.baseVal.width / box.width;
    const { rightToLeft, screens: [{ x, y, width }] } = devices[device];
    const fromLeft = (event.clientX - box.left) * scale - x;
    return [rightToLeft ? width - fromLeft : fromLeft, (event.clientY - box.top) * scale - y];
  };

  /**
   * Brings the finger to where the pointer is or, where that is beside the glass, to the nearest place on it.
   * @param {Touch} now
   * @param {[number, number]} place
   */
  const follow = (now, place) => {
    const { width, height } = devices[now.playing.device].screens[0];
    [now.x, now.y] = [width, height].map((size, axis) => Math.max(EDGE, Math.min(size - EDGE, place[axis])));
  };

  /** @param {Touch} now */
  const landNow = (now) => {
    now.isWaiting = false;
    land(now);
  };

  /**
   * The pointer is up, or has gone.
   * @param {boolean} isTakenAway
   */
  const letGo = (isTakenAway) => {
    const last = touch;
    touch = null;
    if (!last) return;
    if (!last.isWaiting) lift(last, isTakenAway);
    else if (!isTakenAway) tap(last);
  };

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !(event.target instanceof Element)) return;
    if (touch?.id === event.pointerId) letGo(true);
    const box = event.target.closest('.screen');
    const playing = box && !touch ? find(box) : undefined;
    if (!box || !playing) return;
    const from = pointOn(event, playing);
    const { width, height } = devices[playing.device].screens[0];
    if (!from || from[0] < 0 || from[1] < 0 || from[0] > width || from[1] > height) return;
    event.preventDefault();
    box.setPointerCapture(event.pointerId);
    const now = { id: event.pointerId, x: from[0], y: from[1], from, isWaiting: true, playing };
    const landsAtOnce = begin(now, box);
    touch = now;
    if (landsAtOnce) landNow(now);
  });
  // A finger on the glass does not scroll the page, one on the frame around it does: no style tells the two apart.
  stage.addEventListener('touchstart', (event) => {
    if (touch && event.cancelable) event.preventDefault();
  }, { passive: false });
  stage.addEventListener('pointermove', (event) => {
    if (!touch || event.pointerId !== touch.id) return;
    const place = pointOn(event, touch.playing);
    if (!place) return letGo(true);
    follow(touch, place);
    if (touch.isWaiting && Math.hypot(touch.x - touch.from[0], touch.y - touch.from[1]) > TAP_TRAVEL) landNow(touch);
  });
  for (const kind of /** @type {const} */ (['pointerup', 'pointercancel', 'lostpointercapture'])) {
    stage.addEventListener(kind, (event) => {
      if (!touch || event.pointerId !== touch.id) return;
      const place = kind === 'pointerup' ? pointOn(event, touch.playing) : null;
      if (place) follow(touch, place);
      letGo(kind !== 'pointerup');
    });
  }
  // Points of the window are others afterwards.
  addEventListener('resize', () => letGo(true));

  return {
    letGo,
    /** Forgets the pointer: whoever asks has taken the finger away. */
    forget() { touch = null; },
    /** The device that is touched. */
    get device() { return touch?.playing.device; },
    /**
     * How far a finger that has landed is from where it did, in points.
     * @returns {[number, number] | null}
     */
    get travel() { return touch && !touch.isWaiting ? [touch.x - touch.from[0], touch.y - touch.from[1]] : null; },
  };
}
