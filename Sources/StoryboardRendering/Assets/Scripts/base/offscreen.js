// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Has parts of the page cost nothing while they are far from the window. Each is laid out once, and keeps the height that
 * it had then, so that nothing moves when it comes near.
 */
export class Offscreen {
  /** @type {HTMLElement[]} */
  #parts = [];
  #measured = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      this.#measured.unobserve(target);
      const { style } = /** @type {HTMLElement} */ (target);
      style.setProperty('contain-intrinsic-height', 'auto ' + contentRect.height + 'px');
      target.classList.add('resting');
    }
  });

  constructor() {
    // In another width the heights are others.
    addEventListener('resize', () => this.#measure());
  }

  /** Takes over the parts that there are now, some of which hold something else than before. */
  lay() {
    this.#measured.disconnect();
    this.#parts = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.strip-row, .plot'))];
    this.#measure();
  }

  #measure() {
    for (const part of this.#parts) {
      part.classList.remove('resting');
      this.#measured.observe(part);
    }
  }
}
