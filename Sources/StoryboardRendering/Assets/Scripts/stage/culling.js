// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from '../base/model.js';

/**
 * A part that may be outside the screens: its edges in its group.
 * @typedef {{part: SVGElement, left: number, top: number, right: number, bottom: number, isHidden: boolean}} Part
 *
 * The coordinate system of a group: the channels that move it, and its position without them.
 * @typedef {{moves: number[], x: number, y: number, parts: Part[]}} Space
 */

/** How far a part may reach beyond its first rectangle, in points. */
const REACH = 16;

/**
 * Hides the parts of a drawing that are outside its screens, such as the rows of a list that are not visible. They are
 * clipped anyway, but a browser paints them in each step if they are not hidden.
 */
export class Culling {
  #groups;
  #channels;
  #screens;
  /** @type {Map<Element, Space | null>} */
  #spaces;
  /** Spaces that move and have parts. */
  #moving;

  /**
   * @param {SVGElement} svg
   * @param {Element[]} groups  that move
   * @param {import('../base/model.js').Channel[]} channels  theirs
   * @param {import('../base/model.js').ScreenData[]} screens
   */
  constructor(svg, groups, channels, screens) {
    this.#groups = groups;
    this.#channels = channels;
    this.#screens = screens;
    this.#spaces = new Map([[svg, { moves: [], x: 0, y: 0, parts: [] }]]);
    const known = new Set();
    for (const part of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll('g[id]'))) {
      const rect = part.firstElementChild;
      if (rect?.localName !== 'rect' || groups.some((group) => part !== group && part.contains(group))) continue;
      // What is inside a part is hidden with it.
      if (known.has(part.parentElement)) continue;
      known.add(part);
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
      this.#spaceOf(part)?.parts.push({
        part, left: x - REACH, top: y - REACH, right: x + width + REACH, bottom: y + height + REACH, isHidden: false,
      });
    }
    this.#moving = [...this.#spaces.values()].flatMap((space) =>
      (space && space.moves.length > 0 && space.parts.length > 0 ? space : []));
  }

  /**
   * @param {ArrayLike<number>} values  of the channels, in grid units
   * @param {boolean} [isHurried]  what comes back soon then stays: it would have to be laid out again each time
   */
  show(values, isHurried = false) {
    const screens = this.#screens;
    for (const { moves, x, y, parts } of this.#moving) {
      let [right, down] = [x, y];
      for (const index of moves) {
        if (this.#channels[index][1] === 'x') right += values[index] / GRID;
        else down += values[index] / GRID;
      }
      for (const part of parts) {
        hide(part, screens.every((screen) => {
          const spare = isHurried && !part.isHidden ? screen.height : 0;
          return part.left + right > screen.x + screen.width + spare || part.right + right < screen.x - spare
            || part.top + down > screen.y + screen.height + spare || part.bottom + down < screen.y - spare;
        }));
      }
    }
  }

  /** Hides nothing. */
  clear() {
    for (const { parts } of this.#moving) for (const part of parts) hide(part, false);
  }

  /**
   * @param {Element} element
   * @returns {Space | null} null if a group has other animations than moves
   */
  #spaceOf(element) {
    const known = this.#spaces.get(element);
    if (known !== undefined) return known;
    const channels = this.#channels;
    const around = element.parentElement && this.#spaceOf(element.parentElement);
    const moves = this.#groups.flatMap((group, index) => (group === element && 'xys'.includes(channels[index][1]) ? [index] : []));
    const transform = element.getAttribute('transform') ?? '';
    const [, x = 0, y = 0] = /^translate\(([-\d.]+)(?:[ ,]([-\d.]+))?\)$/.exec(transform)?.map(Number) ?? [];
    const isPlain = around && element.localName === 'g' && moves.every((index) => channels[index][1] !== 's')
      && (moves.length > 0 || !transform || x || y);
    const made = isPlain ? {
      moves: [...around.moves, ...moves], parts: [],
      x: around.x + (moves.length > 0 ? 0 : x), y: around.y + (moves.length > 0 ? 0 : y || 0),
    } : null;
    this.#spaces.set(element, made);
    return made;
  }
}

/** @param {Part} part @param {boolean} isHidden */
function hide(part, isHidden) {
  if (part.isHidden === isHidden) return;
  part.isHidden = isHidden;
  part.part.style.display = isHidden ? 'none' : '';
}
