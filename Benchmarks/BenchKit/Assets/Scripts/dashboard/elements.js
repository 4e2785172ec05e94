// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Elements of the page: finding and creating them.

const SVG_NAMES = ['svg', 'path', 'text', 'circle', 'g'];

export const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));

/**
 * All elements that match a selector.
 * @param {string} selector
 * @param {ParentNode} parent
 */
export const allOf = (selector, parent = document) =>
  /** @type {NodeListOf<HTMLElement>} */ (parent.querySelectorAll(selector));

/**
 * Creates an HTML or SVG element.
 * @param {string} name
 * @param {Record<string, string | number>} [attributes]
 * @param {(Node | string)[]} children
 * @returns {Element}
 */
export function element(name, attributes = {}, ...children) {
  const created = SVG_NAMES.includes(name) ? document.createElementNS('http://www.w3.org/2000/svg', name)
    : document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, String(value));
  created.append(...children);
  return created;
}
