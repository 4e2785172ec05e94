// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from '../base/dom.js';

/**
 * Folds parts of the page away, in the place of the first.
 * @param {Element[]} parts
 * @param {string} kind  the class of the note
 * @param {Element} face  what opens it
 */
function fold(parts, kind, face) {
  const note = /** @type {HTMLDetailsElement} */ (element('details', { class: kind }, [face]));
  parts[0].before(note);
  note.append(...parts);
  return note;
}

/** Folds away the facts of the page and of its devices; print shows them. */
export function foldFacts() {
  const notes = [...document.querySelectorAll('.facts')].map((list) => fold([list], 'more-facts', element('summary', {}, ['About'])));
  for (const caption of document.querySelectorAll('.device figcaption')) {
    const facts = [...caption.querySelectorAll('p:not(.chip)')];
    const name = 'About ' + caption.querySelector('h3')?.textContent;
    if (facts.length > 0) notes.push(fold(facts, 'device-facts', element('summary', { 'aria-label': name }, ['ⓘ'])));
  }
  const openAll = (/** @type {boolean} */ isOpen) => { for (const note of notes) note.open = isOpen; };
  addEventListener('beforeprint', () => openAll(true));
  addEventListener('afterprint', () => openAll(false));
}
