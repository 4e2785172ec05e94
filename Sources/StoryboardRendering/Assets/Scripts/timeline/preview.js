// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element, prefixedClone } from '../base/dom.js';
import { formatTime } from '../base/format.js';
import { DrawingView } from '../stage/drawing-view.js';

/** The height of the picture, in pixels. */
const HEIGHT = 180;

/** The frame under the pointer, above the time axis: of the first device that is shown. */
export class Preview {
  #store;
  #stage;
  #time = new Text('');
  #box = element('div', { class: 'preview', hidden: 'hidden', 'aria-hidden': 'true' }, [element('p', {}, [this.#time])]);
  /** @type {{device: number, svg: SVGElement, view: DrawingView} | null} */
  #shown = null;
  /** The last place of the pointer; it is drawn once a frame. */
  #wanted = /** @type {PointerEvent | null} */ (null);

  /**
   * @param {import('../player/store.js').Store} store
   * @param {import('../stage/stage.js').Stage} stage
   * @param {HTMLElement} rail  the axis
   * @param {HTMLElement[]} parts  along the axis
   */
  constructor(store, stage, rail, parts) {
    this.#store = store;
    this.#stage = stage;
    document.body.append(this.#box);
    for (const part of parts) {
      part.addEventListener('pointermove', (event) => {
        if (event.pointerType !== 'mouse' || event.buttons !== 0) return this.#hide();
        if (!this.#wanted) requestAnimationFrame(() => this.#draw(rail, part));
        this.#wanted = event;
      });
      for (const kind of ['pointerleave', 'pointerdown']) part.addEventListener(kind, () => this.#hide());
    }
  }

  #hide() {
    this.#wanted = null;
    this.#box.hidden = true;
  }

  /**
   * @param {HTMLElement} rail
   * @param {HTMLElement} part
   */
  #draw(rail, part) {
    const [first] = this.#stage.playing;
    const event = this.#wanted;
    this.#wanted = null;
    // A live run has no future.
    if (!event || !first || first.run.trial) return;
    const { left, width } = rail.getBoundingClientRect();
    const seconds = ((event.clientX - left) / width) * this.#store.model.duration;
    if (!(seconds >= 0 && seconds <= this.#store.model.duration)) return this.#hide();
    const { device, run, svg } = first;
    const { model } = this.#store;
    if (this.#shown?.device !== device) {
      this.#shown?.svg.remove();
      const copy = prefixedClone(svg, 'p-');
      for (const name of ['role', 'aria-label']) copy.removeAttribute(name);
      copy.setAttribute('height', String(HEIGHT));
      this.#shown = { device, svg: copy, view: new DrawingView(model, model.data.devices[device], copy, 'p-d' + device + '-') };
      this.#box.prepend(copy);
    }
    this.#shown.view.follow(run);
    this.#shown.view.show(Math.min(run.frames - 1, Math.floor(seconds * run.rate + 1e-3)));
    this.#time.data = formatTime(seconds) + ' s';
    this.#box.hidden = false;
    const half = this.#box.offsetWidth / 2;
    this.#box.style.left = Math.max(half + 8, Math.min(innerWidth - half - 8, event.clientX)) + 'px';
    this.#box.style.bottom = innerHeight - part.getBoundingClientRect().top + 10 + 'px';
  }
}
