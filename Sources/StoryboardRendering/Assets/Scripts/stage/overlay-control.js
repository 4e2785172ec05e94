// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, inputById, prefixedClone } from '../base/dom.js';
import { isWorkbench, workbench } from '../base/workbench.js';
import { DEFAULT_OVERLAYS, OVERLAYS, Overlay, spaceFor } from './overlay.js';
import { DrawingView } from './drawing-view.js';

/**
 * The overlays of a drawing on the stage.
 * @typedef {object} Layered
 * @property {Overlay} overlay
 * @property {{svg: SVGElement, view: DrawingView} | null} ghost
 */

/** In a link: what is visible by default is hidden. */
const PLAIN = 'plain';

/** The overlays of the stage's drawings, and the check boxes that select them. */
export class OverlayControl {
  #store;
  #stage;
  #boxes = OVERLAYS.map((name) => inputById('overlay-' + name));
  /** @type {Map<SVGElement, Layered>} */
  #known = new Map();
  /** @type {{layered: Layered, overlay: Overlay, playing: import('./drawing-view.js').Playing, run: import('../base/model.js').Run}[]} */
  #following = [];
  /** Space next to the drawings for dimension lines, in pixels. */
  #space = 0;
  /** Whether the drawings have their size: overlays measure it. */
  #isLaidOut = false;

  /**
   * @param {import('../player/store.js').Store} store
   * @param {import('./stage.js').Stage} stage
   */
  constructor(store, stage) {
    this.#store = store;
    this.#stage = stage;
    this.#boxes.forEach((box, index) => box.addEventListener('change', () => this.toggle(OVERLAYS[index])));
    // Text and lines keep their size on the screen while the drawings change theirs.
    new ResizeObserver(() => {
      this.#isLaidOut = true;
      for (const { overlay, run } of this.#following) overlay.follow(run, store.overlays);
      this.show();
    }).observe(byId('stage'));
    workbench().addEventListener('change', () => store.lay());
  }

  /** @param {string} name */
  toggle(name) {
    const { overlays } = this.#store;
    if (!overlays.delete(name)) overlays.add(name);
    this.#write();
    this.#store.lay();
  }

  /** @param {import('../player/view-link.js').View} view */
  read({ show = [] }) {
    const shown = show.filter((name) => OVERLAYS.includes(name));
    this.#store.overlays = new Set(show.includes(PLAIN) ? shown : [...DEFAULT_OVERLAYS, ...shown]);
    this.#write();
  }

  link() {
    // In the order of the boxes; what is visible by default is named where it is hidden.
    const { overlays } = this.#store;
    const others = OVERLAYS.filter((name) => overlays.has(name) && !DEFAULT_OVERLAYS.includes(name));
    return { show: DEFAULT_OVERLAYS.every((name) => overlays.has(name)) ? others : [...others, PLAIN] };
  }

  lay() {
    this.#makeRoom();
    this.#following = this.#stage.playing.map((playing) => this.#follow(playing));
  }

  show() {
    const { isHurried, overlays } = this.#store;
    if (overlays.size === 0) return;
    for (const { layered, overlay, playing, run } of this.#following) {
      const frame = this.#store.frameOf(run);
      overlay.show(frame);
      // Of a jump the frame before shows from where. A copy is not made between two steps of a scrub.
      const isJump = overlay.hasJump && !run.trial && (!isHurried || layered.ghost !== null);
      this.#showGhost(layered, playing, overlays.has('ghost') || isJump, frame);
    }
  }

  /**
   * @param {Layered} layered
   * @param {import('./drawing-view.js').Playing} playing
   * @param {boolean} isShown
   * @param {number} frame
   */
  #showGhost(layered, playing, isShown, frame) {
    if (!isShown) return layered.ghost?.svg.remove();
    const ghost = layered.ghost ??= this.#ghostOf(playing);
    if (!ghost.svg.isConnected) {
      playing.svg.after(ghost.svg);
      ghost.view.follow(playing.run);
    }
    ghost.view.show(Math.max(0, frame - 1));
  }

  /** Updates the check boxes. */
  #write() {
    this.#boxes.forEach((box, index) => { box.checked = this.#store.overlays.has(OVERLAYS[index]); });
  }

  #makeRoom() {
    const { model, overlays } = this.#store;
    // On a workbench the room is there from the start, so that nothing moves.
    const space = overlays.has('redlines') || isWorkbench()
      ? Math.max(0, ...this.#stage.playing.map(({ device }) => spaceFor(model.data.devices[device]))) : 0;
    // Setting a custom property recomputes the styles of everything inside.
    if (space !== this.#space) {
      for (const place of ['stage', 'strip']) byId(place).style.setProperty('--redroom', space + 'px');
    }
    this.#space = space;
  }

  /** @param {import('./drawing-view.js').Playing} playing */
  #follow(playing) {
    const { svg, device, run } = playing;
    const { model, overlays } = this.#store;
    const layered = this.#known.get(svg) ?? { overlay: new Overlay(model, device, svg), ghost: null };
    this.#known.set(svg, layered);
    layered.ghost?.svg.remove();
    svg.parentElement?.append(layered.overlay.svg);
    if (this.#isLaidOut) layered.overlay.follow(run, overlays);
    return { layered, overlay: layered.overlay, playing, run };
  }

  /** @param {import('./drawing-view.js').Playing} playing */
  #ghostOf({ svg, device }) {
    const { model } = this.#store;
    const prefix = 'g-';
    const copy = prefixedClone(svg, prefix);
    for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
    copy.setAttribute('aria-hidden', 'true');
    copy.setAttribute('class', 'overlay ghost');
    const own = /^(.*?)device$/.exec(copy.querySelector('[id$="device"]')?.id ?? '');
    return { svg: copy, view: new DrawingView(model, model.data.devices[device], copy, own ? own[1] : prefix) };
  }
}
