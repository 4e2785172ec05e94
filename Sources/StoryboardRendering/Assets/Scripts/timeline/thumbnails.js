// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../base/dom.js';
import { stillOf } from '../stage/still.js';

/** @typedef {{variant: number, device: number, frame: number}} Moment  the worst frame of a finding */

/** Pictures on the cards of findings: each shows the worst frame on the first of its devices that is shown. */
export class Thumbnails {
  #store;
  /** How many drawings have been made. */
  #made = 0;
  /** @type {WeakMap<Element, Moment>} */
  #moments = new WeakMap();
  #observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      this.#observer.unobserve(target);
      // One after the other: what the reader does comes between.
      setTimeout(() => this.#draw(target));
    }
  });

  /** @param {import('../player/store.js').Store} store */
  constructor(store) { this.#store = store; }

  follow() {
    const { model: { data, isTrial }, shown, sides } = this.#store;
    // Cards of live runs are made anew with each frame.
    if (isTrial) return;
    const seen = new Set();
    for (const variant of sides) {
      for (const device of shown) {
        (data.runs[variant][device].findings ?? []).forEach(([, frame], number) => {
          const id = ['finding', data.variants[variant].id, data.devices[device].id, number].join('-');
          const card = document.getElementById(id)?.closest('li');
          if (!card || seen.has(card)) return;
          seen.add(card);
          this.#place(card, { variant, device, frame });
        });
      }
    }
  }

  /** @param {Element} card @param {Moment} moment */
  #place(card, moment) {
    let picture = card.querySelector('.thumb');
    if (!picture) card.append(picture = element('span', { class: 'still thumb', 'aria-hidden': 'true' }));
    const known = this.#moments.get(picture);
    if (known?.device === moment.device && known.frame === moment.frame) return;
    this.#moments.set(picture, moment);
    this.#observer.observe(picture);
  }

  /** @param {Element} picture */
  #draw(picture) {
    const { model } = this.#store;
    const moment = this.#moments.get(picture);
    if (!moment) return;
    if (model.isTrial) {
      this.#moments.delete(picture);
      return;
    }
    const { copy, view, overlay } = stillOf(model, moment.device, 't' + this.#made++ + '-');
    const run = model.run(moment.variant, moment.device);
    view.follow(run);
    view.show(moment.frame);
    picture.replaceChildren(copy, overlay.svg);
    overlay.follow(run, new Set(['findings']));
    overlay.show(moment.frame);
  }
}
