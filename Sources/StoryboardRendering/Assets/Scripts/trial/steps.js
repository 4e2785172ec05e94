// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Steps of a script in the two forms that a page needs: numbers for the core (Sources/ScrollCore/Wire), and the
// object of a scenario file.

import { CURVE, DESTINATION, LENGTH, ORIGIN, STEP } from './wire.js';

/**
 * `own` is the number of a step of the scenario that the app or the system takes.
 * @typedef {{encoded: number[], json: Record<string, unknown>, milliseconds: number, own?: number}} Step
 *
 * An element as the core names it, and as files do.
 * @typedef {{kind: number, section: number, item: number, name: string}} ElementName
 *
 * A position on any screen: fractions of the screen or, with a target, of that element's size from its centre.
 * @typedef {{x: number, y: number, target?: ElementName}} Position
 */

/**
 * A share as files have it; the number is read from the text, since the core computes from that.
 * @param {number} share
 */
const shareOf = (share) => {
  const text = String(Math.round(share * 1000) / 10);
  return { text: text + '%', share: Number(text) / 100 };
};

/** @param {ElementName} element */
const encodedElement = ({ kind, section, item }) => [kind, section, item];

/**
 * The steps of the app or the system that the scenario has.
 * @param {import('./request.js').TrialData | undefined} trial
 * @returns {(Step & {label: string})[]}
 */
export const ownSteps = (trial) =>
  (trial?.steps ?? []).map((step, own) => ({ ...step, json: JSON.parse(step.json), own }));

export const STEPS = {
  /** @param {number} milliseconds @returns {Step} */
  pause: (milliseconds) => ({
    encoded: [STEP.pause, milliseconds / 1000], json: { type: 'pause', duration: milliseconds }, milliseconds,
  }),

  /** @param {Position} position @returns {Step} */
  moveTo({ x, y, target }) {
    const [across, down] = [shareOf(x), shareOf(y)];
    const encoded = [STEP.pointerMove, LENGTH.fraction, across.share, LENGTH.fraction, down.share, 0];
    return {
      encoded: target ? [...encoded, ORIGIN.element, ...encodedElement(target)] : [...encoded, ORIGIN.viewport],
      json: { type: 'pointerMove', ...(target ? { target: target.name } : {}), x: across.text, y: down.text },
      milliseconds: 0,
    };
  },

  /** @returns {Step} */
  down: () => ({ encoded: [STEP.pointerDown], json: { type: 'pointerDown' }, milliseconds: 0 }),

  /**
   * @param {number} x  points
   * @param {number} y
   * @param {number} milliseconds
   * @returns {Step}
   */
  moveBy: (x, y, milliseconds) => ({
    encoded: [STEP.pointerMove, LENGTH.points, x, LENGTH.points, y, milliseconds / 1000, ORIGIN.pointer],
    json: { type: 'pointerMove', origin: 'pointer', x, y, duration: milliseconds },
    milliseconds,
  }),

  /** @returns {Step} */
  up: () => ({ encoded: [STEP.pointerUp], json: { type: 'pointerUp' }, milliseconds: 0 }),

  /** @returns {Step} */
  cancel: () => ({ encoded: [STEP.pointerCancel], json: { type: 'pointerCancel' }, milliseconds: 0 }),

  /**
   * A tap on an element's centre, or at a position.
   * @param {Position} position
   * @returns {Step}
   */
  tap({ x, y, target }) {
    if (target) {
      return { encoded: [STEP.tapElement, ...encodedElement(target)], json: { type: 'tap', target: target.name }, milliseconds: 0 };
    }
    const [across, down] = [shareOf(x), shareOf(y)];
    return {
      encoded: [STEP.tap, LENGTH.fraction, across.share, LENGTH.fraction, down.share],
      json: { type: 'tap', from: [across.text, down.text] },
      milliseconds: 0,
    };
  },

  /**
   * A drag from a position on the screen: slow, with a rest before the touch up, or with a velocity at touch up.
   * @param {{x: number, y: number}} from  shares of the screen
   * @param {[number, number]} by  points
   * @param {number} duration  milliseconds
   * @param {{hold?: number, endVelocity?: [number, number]}} end  milliseconds, points per second
   * @returns {Step}
   */
  drag({ x, y }, by, duration, { hold = 0, endVelocity }) {
    const [across, down] = [shareOf(x), shareOf(y)];
    return {
      encoded: [
        STEP.drag, LENGTH.fraction, across.share, LENGTH.fraction, down.share,
        DESTINATION.by, LENGTH.points, by[0], LENGTH.points, by[1],
        duration / 1000, hold / 1000, endVelocity ? 1 : 0, ...(endVelocity ?? [0, 0]), CURVE.linear,
      ],
      json: {
        type: endVelocity ? 'fling' : 'drag', from: [across.text, down.text], by, duration,
        ...(endVelocity ? { endVelocity } : { hold }),
      },
      milliseconds: duration + hold,
    };
  },
};
