// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Has parts of the page cost nothing while they are far from the window. Each is laid out once, and keeps the height that
 * it had then, so that nothing moves when it comes near.
 */
export function createRest() {
  /** @type {HTMLElement[]} */
  let parts = [];
  const measured = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      measured.unobserve(target);
      const { style } = /** @type {HTMLElement} */ (target);
      style.setProperty('contain-intrinsic-height', 'auto ' + contentRect.height + 'px');
      target.classList.add('resting');
    }
  });

  const measure = () => {
    for (const part of parts) {
      part.classList.remove('resting');
      measured.observe(part);
    }
  };
  // In another width the heights are others.
  addEventListener('resize', measure);

  /** @param {HTMLElement[]} next  what there is now, or what holds something else now */
  return (next) => {
    measured.disconnect();
    parts = next;
    measure();
  };
}
