// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, twin } from './page-dom.js';
import { OVERLAYS, createOverlay, roomFor } from './page-overlays.js';
import { createPuppet } from './page-stage.js';

/**
 * A drawing on the stage, with what lies over it.
 * @typedef {object} Layered
 * @property {import('./page-overlays.js').Overlay} overlay
 * @property {{svg: SVGElement, puppet: import('./page-stage.js').Puppet} | null} ghost
 */

/**
 * What lies over the drawings of the stage, and the boxes that choose it.
 * @param {import('./page-model.js').Model} model
 * @param {() => void} changed
 */
export function createLayers(model, changed) {
  const stage = byId('stage');
  const boxes = OVERLAYS.map((word) => /** @type {HTMLInputElement} */ (byId('overlay-' + word)));
  /** @type {Set<string>} */
  let chosen = new Set();
  /** @type {Map<SVGElement, Layered>} */
  const known = new Map();
  /** @type {{overlay: import('./page-overlays.js').Overlay, ghost: import('./page-stage.js').Puppet | null, run: import('./page-model.js').Run}[]} */
  let following = [];
  /** @type {import('./page-stage.js').Playing[]} */
  let screens = [];

  /** @param {Iterable<string>} words */
  const choose = (words) => {
    chosen = new Set([...words].filter((word) => OVERLAYS.includes(word)));
    boxes.forEach((box, index) => { box.checked = chosen.has(OVERLAYS[index]); });
  };

  /** @param {import('./page-stage.js').Playing} playing */
  const ghostOf = ({ svg, device }) => {
    const prefix = 'g-';
    const copy = twin(svg, prefix);
    for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    copy.setAttribute('class', 'overlay ghost');
    const own = /^(.*?)device$/.exec(copy.querySelector('[id$="device"]')?.id ?? '');
    const puppet = createPuppet(model, model.data.devices[device], copy, own ? own[1] : prefix);
    return { svg: copy, puppet };
  };

  let redroom = 0;
  const follow = () => {
    const isRedlined = chosen.has('redlines');
    const room = isRedlined ? Math.max(0, ...screens.map(({ device }) => roomFor(model.data.devices[device]))) : 0;
    // A variable that is written has the styles of all that is inside computed anew.
    if (room !== redroom) {
      for (const place of [stage, byId('strip')]) place.style.setProperty('--redroom', room + 'px');
    }
    redroom = room;
    following = screens.map(({ svg, device, run }) => {
      const layered = known.get(svg) ?? { overlay: createOverlay(model, device, svg), ghost: null };
      known.set(svg, layered);
      if (chosen.has('ghost')) layered.ghost ??= ghostOf({ svg, device, run });
      else layered.ghost?.svg.remove();
      if (chosen.has('ghost') && layered.ghost) svg.after(layered.ghost.svg);
      svg.parentElement?.append(layered.overlay.svg);
      layered.overlay.follow(run, chosen);
      const ghost = chosen.has('ghost') && layered.ghost ? layered.ghost.puppet : null;
      ghost?.follow(run);
      return { overlay: layered.overlay, ghost, run };
    });
  };

  boxes.forEach((box, index) => box.addEventListener('change', () => {
    if (box.checked) chosen.add(OVERLAYS[index]);
    else chosen.delete(OVERLAYS[index]);
    changed();
  }));
  // Words and lines keep their size on the screen while the drawings change theirs.
  new ResizeObserver(() => {
    for (const { overlay, run } of following) overlay.follow(run, chosen);
  }).observe(stage);

  return {
    choose,
    get chosen() { return chosen; },
    /** In the order of the boxes. */
    get words() { return OVERLAYS.filter((word) => chosen.has(word)); },
    /** @param {string} word */
    toggle(word) {
      if (!chosen.delete(word)) chosen.add(word);
      choose(chosen);
      changed();
    },

    /** @param {import('./page-stage.js').Playing[]} playing */
    follow(playing) {
      screens = playing;
      follow();
    },

    /** @param {(run: import('./page-model.js').Run) => number} frameOf */
    show(frameOf) {
      if (chosen.size === 0) return;
      for (const { overlay, ghost, run } of following) {
        const frame = frameOf(run);
        overlay.show(frame);
        ghost?.show(Math.max(0, frame - 1));
      }
    },
  };
}
