// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/**
 * Acts once, when the browser has laid out a part that is visible: measuring it before would force a layout of its own.
 * @param {Element} part
 * @param {() => void} act
 */
export function afterLayout(part, act) {
  new ResizeObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe(part);
}
