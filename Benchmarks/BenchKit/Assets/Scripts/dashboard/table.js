// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The newest values of a case as a table, which needs no pointer and no picture.

import { commitLink } from './commits.js';
import { data, valuesOf } from './data.js';
import { element } from './elements.js';
import { METRICS } from './metrics.js';

/** How many commits the table has. */
const ROWS = 30;

/** @param {import('./data.js').Case} item */
export function caseTable(item) {
  const columns = METRICS.map(([metric, title, format]) => ({ title, values: valuesOf(item, metric), format }))
    .filter(({ values }) => values.some((value) => value !== null));
  const head = element('tr', {}, ...['Commit', ...columns.map(({ title }) => title), 'Subject']
    .map((title) => element('th', { scope: 'col' }, title)));
  const row = (/** @type {number} */ index) => element('tr', {}, element('th', { scope: 'row' }, commitLink(index)),
    ...columns.map(({ values, format }) => {
      const value = values[index];
      return element('td', {}, value == null ? '–' : format(value));
    }),
    element('td', {}, data.commits[index][2]));
  const newest = data.commits.map((_, index) => index).slice(-ROWS).reverse();
  const body = element('table', {}, element('thead', {}, head), element('tbody', {}, ...newest.map(row)));
  return element('details', {}, element('summary', {}, `The last ${ROWS} commits as a table`),
    element('div', { class: 'scroller', tabindex: 0, role: 'group', 'aria-label': `The last ${ROWS} commits` }, body));
}
