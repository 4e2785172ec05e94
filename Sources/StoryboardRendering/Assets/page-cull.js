// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { GRID } from './page-model.js';

/**
 * A part that may be beside the screens: its edges in the group that it lies in.
 * @typedef {{part: SVGElement, left: number, top: number, right: number, bottom: number, isHidden: boolean}} Part
 *
 * What lies in one group: the channels that move it, and where it stands without them.
 * @typedef {{moves: number[], x: number, y: number, parts: Part[]}} Space
 */

/** How far a part may reach beyond its first rectangle, in points. */
const REACH = 16;

/**
 * Hides the parts of a drawing that lie beside its screens, such as the rows of a list that are not in view. They are
 * cut off there anyway, and a browser records them in each step if they are not hidden.
 * @param {SVGElement} svg
 * @param {Element[]} groups  that move
 * @param {import('./page-model.js').Channel[]} channels  theirs
 * @param {import('./page-model.js').ScreenData[]} screens
 */
export function createCull(svg, groups, channels, screens) {
  /** @type {Map<Element, Space | null>} */
  const spaces = new Map([[svg, { moves: [], x: 0, y: 0, parts: [] }]]);

  /**
   * @param {Element} element
   * @returns {Space | null} none where a group does more than stand or move elsewhere
   */
  const spaceOf = (element) => {
    const known = spaces.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement && spaceOf(element.parentElement);
    const moves = groups.flatMap((group, index) => (group === element && 'xys'.includes(channels[index][1]) ? [index] : []));
    const transform = element.getAttribute('transform') ?? '';
    const [, x = 0, y = 0] = /^translate\(([-\d.]+)(?:[ ,]([-\d.]+))?\)$/.exec(transform)?.map(Number) ?? [];
    const isPlain = around && element.localName === 'g' && moves.every((index) => channels[index][1] !== 's')
      && (moves.length > 0 || !transform || x || y);
    const made = isPlain ? {
      moves: [...around.moves, ...moves], parts: [],
      x: around.x + (moves.length > 0 ? 0 : x), y: around.y + (moves.length > 0 ? 0 : y || 0),
    } : null;
    spaces.set(element, made);
    return made;
  };

  for (const part of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll('g[id]'))) {
    const rect = part.firstElementChild;
    if (rect?.localName !== 'rect' || groups.some((group) => part !== group && part.contains(group))) continue;
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(rect.getAttribute(name)));
    spaceOf(part)?.parts.push({
      part, left: x - REACH, top: y - REACH, right: x + width + REACH, bottom: y + height + REACH, isHidden: false,
    });
  }
  const moving = [...spaces.values()].flatMap((space) => (space && space.moves.length > 0 && space.parts.length > 0 ? space : []));

  /** @param {Part} part @param {boolean} isHidden */
  const hide = (part, isHidden) => {
    if (part.isHidden === isHidden) return;
    part.isHidden = isHidden;
    part.part.style.display = isHidden ? 'none' : '';
  };

  return {
    /** @param {ArrayLike<number>} values  of the channels, in grid units */
    show(values) {
      for (const { moves, x, y, parts } of moving) {
        let [right, down] = [x, y];
        for (const index of moves) {
          if (channels[index][1] === 'x') right += values[index] / GRID;
          else down += values[index] / GRID;
        }
        for (const part of parts) {
          hide(part, screens.every((screen) => part.left + right > screen.x + screen.width || part.right + right < screen.x
            || part.top + down > screen.y + screen.height || part.bottom + down < screen.y));
        }
      }
    },
    /** Hides nothing. */
    clear() {
      for (const { parts } of moving) for (const part of parts) hide(part, false);
    },
  };
}
