// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

/** The names of the severities, which are also class names, and their symbols. */
export const SEVERITIES = ['note', 'warning', 'error'];
export const SIGNS = ['●', '◆', '▲'];

/**
 * The worst of some findings, the first of equals; undefined if there are none.
 * @param {import('../base/model.js').Finding[]} findings
 */
export function worstOf(findings) {
  /** @type {import('../base/model.js').Finding | undefined} */
  let worst;
  for (const finding of findings) if (!worst || finding[2] > worst[2]) worst = finding;
  return worst;
}

/**
 * Styles an element by the worst severity in it.
 * @param {Element} element
 * @param {number} severity  0 a note, 1 a warning, 2 an error, −1 nothing
 */
export function showSeverity(element, severity) {
  element.classList.toggle('fault', severity >= 0);
  SEVERITIES.forEach((name, index) => element.classList.toggle(name, index === severity));
}
