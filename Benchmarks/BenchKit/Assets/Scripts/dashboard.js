// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Searches the table of cases, and draws the case that the address names.

import { data } from './dashboard/data.js';
import { allOf, byId, element } from './dashboard/elements.js';
import { METRICS } from './dashboard/metrics.js';
import { Plot } from './dashboard/plot.js';
import { caseTable } from './dashboard/table.js';

const view = byId('case');

/** Shows the case that the address names, or the overview. */
function route() {
  const name = decodeURIComponent(location.hash).match(/^#case=(.*)$/)?.[1];
  const item = data.cases.find(({ id }) => id === name);
  for (const section of allOf('main > section')) section.hidden = item ? section !== view : section === view;
  if (!item) {
    view.replaceChildren();
    document.title = 'Benchmarks · Scrollwork';
    return;
  }
  document.title = `${item.id} · Benchmarks`;
  // The section must be visible before its width is known.
  view.replaceChildren(element('a', { class: 'back', href: '#cases' }, '← All cases'),
    element('h2', { id: 'case-title' }, item.id));
  const width = () => Math.max(320, Math.min(1400, view.clientWidth));
  view.append(...METRICS.flatMap(([metric, title, format]) => new Plot(item, metric, title, format, width()).figures()),
    caseTable(item));
  view.focus();
  window.scrollTo(0, 0);
}

/**
 * Hides the cases that do not contain every search term.
 * @param {string} query
 */
function search(query) {
  const terms = query.toLowerCase().split(/[\s,]+/).filter(Boolean);
  let count = 0;
  for (const body of allOf('.cases tbody')) {
    let visible = 0;
    for (const row of allOf('[data-case]', body)) {
      row.hidden = !terms.every((term) => row.dataset.case?.toLowerCase().includes(term));
      if (!row.hidden) visible += 1;
    }
    body.hidden = !visible;
    count += visible;
  }
  byId('count').textContent = `${count}`;
}

document.documentElement.classList.add('js');
const find = /** @type {HTMLInputElement} */ (byId('find'));
find.addEventListener('input', () => search(find.value));
window.addEventListener('hashchange', route);
route();
