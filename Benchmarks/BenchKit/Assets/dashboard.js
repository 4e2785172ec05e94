// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

// Finds cases in the table, and draws the view of the case that the address names.

(() => {
  /**
   * What is measured, as a case names its values.
   * @typedef {'ns' | 'instr' | 'allocs' | 'bytes_out'} Metric
   *
   * A value's text.
   * @typedef {(value: number) => string} Wording
   *
   * Values by commit, null where there is none.
   * @typedef {(number | null)[]} Values
   *
   * The same as pairs of a value and how often it follows.
   * @typedef {(number | null)[]} Runs
   *
   * A case. What never was measured is left out.
   * @typedef {object} Case
   * @property {string} id
   * @property {string} unit
   * @property {Values} ns
   * @property {Values} spread  of the times, in thousandths of each
   * @property {Runs} [instr]
   * @property {Runs} [allocs]
   * @property {Runs} [bytes_out]
   * @property {[number, string, number, number][]} [changes]  place of the commit, what moved, levels before and after
   *
   * What the page holds, as DashboardData.swift writes it.
   * @typedef {object} Data
   * @property {[string, string, string][]} commits  hash, day and subject, the oldest first
   * @property {string} [link]  where commits can be looked at, ending where the hash belongs
   * @property {Case[]} cases
   */

  const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const allOf = (/** @type {string} */ selector, /** @type {ParentNode} */ place = document) =>
    /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(selector));

  /** @type {Data} */
  const data = JSON.parse(byId('data').textContent ?? '');
  const view = byId('case');
  document.documentElement.classList.add('js');

  /** @type {Wording} with as many digits as mean something */
  const digits = (value) => {
    const size = Math.abs(value);
    return value.toLocaleString('en', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 4 })
      .replaceAll(',', '\u202f');
  };
  /** @type {[string, number][]} */
  const UNITS = [['s', 1e9], ['ms', 1e6], ['µs', 1e3], ['ns', 1]];
  /** @type {Wording} */
  const time = (ns) => {
    const [unit, size] = UNITS.find(([, size]) => ns >= size) ?? ['ns', 1];
    return `${digits(ns / size)} ${unit}`;
  };
  /** @type {[Metric, string, Wording][]} */
  const KINDS = [
    ['ns', 'Time', time], ['instr', 'Instructions', digits], ['allocs', 'Allocations', digits],
    ['bytes_out', 'Bytes of a run', digits],
  ];

  /**
   * @param {string} name
   * @param {Record<string, string | number>} [attributes]
   * @param {(Node | string)[]} children
   * @returns {Element}
   */
  const element = (name, attributes = {}, ...children) => {
    const isPicture = ['svg', 'path', 'text', 'circle', 'g'].includes(name);
    const made = isPicture ? document.createElementNS('http://www.w3.org/2000/svg', name)
      : document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    made.append(...children);
    return made;
  };

  /**
   * One value for each commit.
   * @param {Runs} [runs]
   */
  const unpacked = (runs = []) => {
    /** @type {Values} */
    const values = [];
    for (let index = 0; index < runs.length; index += 2) {
      for (let count = 0; count < (runs[index + 1] ?? 0); count += 1) values.push(runs[index]);
    }
    return values;
  };

  /** @param {Case} item @param {Metric} kind @returns {Values} by commit */
  const valuesOf = (item, kind) => (kind === 'ns' ? item.ns : unpacked(item[kind]));

  /**
   * Round steps for an axis: at most five.
   * @param {number} low
   * @param {number} high
   */
  const levels = (low, high) => {
    const rough = (high - low) / 4;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
    const found = [];
    for (let value = Math.ceil(low / step) * step; value <= high + step / 1e6; value += step) found.push(value);
    return found;
  };

  const commitLink = (/** @type {number} */ index) => {
    const [id] = data.commits[index];
    const code = element('code', {}, id.slice(0, 9));
    return data.link ? element('a', { href: data.link + id }, code) : code;
  };

  /**
   * A value over all commits, with its spread, its levels, and a cursor.
   * @param {Case} item
   * @param {Metric} kind
   * @param {string} title
   * @param {Wording} text
   */
  const plot = (item, kind, title, text) => {
    const values = valuesOf(item, kind);
    const known = values.flatMap((value, index) => (value === null ? [] : [index]));
    if (!known.length) return [];
    const newest = known[known.length - 1];
    const valueAt = (/** @type {number} */ index) => values[index] ?? NaN;
    const width = Math.max(320, Math.min(1400, view.clientWidth)), height = 260;
    const [left, right, top, bottom] = [84, 16, 14, 30];
    const spread = (/** @type {number} */ index) => (kind === 'ns' ? (item.spread[index] ?? 0) / 1000 * valueAt(index) : 0);
    let low = Math.min(...known.map((index) => valueAt(index) - spread(index)));
    let high = Math.max(...known.map((index) => valueAt(index) + spread(index)));
    // What moves by less than 2 % is flat to the eye, too.
    const least = Math.max(Math.abs(high) * (kind === 'allocs' ? 1 : 0.02), 1e-9);
    if (high - low < least) [low, high] = [(low + high - least) / 2, (low + high + least) / 2];
    const x = (/** @type {number} */ index) =>
      left + (data.commits.length < 2 ? 0.5 : index / (data.commits.length - 1)) * (width - left - right);
    const y = (/** @type {number} */ value) => height - bottom - ((value - low) / (high - low)) * (height - top - bottom);
    const at = (/** @type {number} */ index, /** @type {number} */ value) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    const svg = /** @type {SVGSVGElement} */ (element('svg', { class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img',
      'aria-label': `${title} by commit; the newest is ${text(valueAt(newest))}` }));
    for (const value of levels(low, high)) {
      svg.append(element('path', { class: 'grid', d: `M${left} ${y(value).toFixed(1)}H${width - right}` }),
        element('text', { x: left - 8, y: y(value) + 4, 'text-anchor': 'end' }, text(value)));
    }
    for (const [share, anchor] of /** @type {[number, string][]} */ ([[0, 'start'], [1, 'end']])) {
      const index = Math.round(share * (data.commits.length - 1));
      svg.append(element('text', { x: x(index), y: height - 10, 'text-anchor': anchor }, data.commits[index][1]));
    }
    if (kind === 'ns') {
      const above = known.map((index) => at(index, valueAt(index) + spread(index)));
      const below = [...known].reverse().map((index) => at(index, valueAt(index) - spread(index)));
      svg.append(element('path', { class: 'band', d: `M${[...above, ...below].join('L')}Z` }));
    }
    // Counts stay where they are until a commit moves them.
    const line = known.map((index, place) => (kind === 'ns' || !place ? at(index, valueAt(index))
      : `${at(index, valueAt(known[place - 1]))}L${at(index, valueAt(index))}`));
    svg.append(element('path', { class: 'series', d: `M${line.join('L')}` }));
    if (known.length === 1) svg.append(element('circle', { class: 'dot line0', cx: x(known[0]), cy: y(valueAt(known[0])), r: 3 }));
    const moves = (item.changes ?? []).filter(([, metric]) => metric === kind).sort(([a], [b]) => a - b);
    if (kind === 'ns' && moves.length) {
      const ends = [0, ...moves.map(([commit]) => commit), data.commits.length - 1];
      const heights = [moves[0][2], ...moves.map(([, , , after]) => after)];
      const steps = heights.map((value, index) => `M${at(ends[index], value)}L${at(ends[index + 1], value)}`);
      svg.append(element('path', { class: 'level', d: steps.join('') }));
    }
    const cursor = element('path', { class: 'cursor', d: '' });
    svg.append(cursor);
    const readout = element('p', { class: 'readout' });
    const show = (/** @type {number} */ index) => {
      const [, day, subject] = data.commits[index];
      cursor.setAttribute('d', `M${x(index).toFixed(1)} ${top}V${height - bottom}`);
      readout.replaceChildren(element('b', {}, text(valueAt(index))), kind === 'ns' ? ` ± ${text(spread(index))} ` : ' ',
        commitLink(index), ` ${day} ${subject}`);
    };
    const nearest = (/** @type {MouseEvent} */ event) => {
      const box = svg.getBoundingClientRect();
      const place = ((event.clientX - box.left) / box.width) * width;
      return known.reduce((best, index) => (Math.abs(x(index) - place) < Math.abs(x(best) - place) ? index : best));
    };
    svg.addEventListener('pointermove', (event) => show(nearest(event)));
    svg.addEventListener('click', (event) => {
      if (data.link) location.href = data.link + data.commits[nearest(event)][0];
    });
    show(newest);
    return [element('figure', {}, element('figcaption', {}, kind === 'bytes_out' ? title : `${title} of a ${item.unit}`), svg, readout)];
  };

  /** @param {number | null} value @param {Wording} text */
  const cell = (value, text) => element('td', {}, value == null ? '–' : text(value));

  /**
   * The newest values as a table, for whoever does not read plots.
   * @param {Case} item
   */
  const table = (item) => {
    const columns = KINDS.map(([kind, title, text]) => /** @type {const} */ ([title, valuesOf(item, kind), text]))
      .filter(([, values]) => values.some((value) => value !== null));
    const head = element('tr', {}, ...['Commit', ...columns.map(([title]) => title), 'Subject']
      .map((title) => element('th', { scope: 'col' }, title)));
    const rows = data.commits.map((commit, index) => /** @type {const} */ ([commit, index])).slice(-30).reverse()
      .map(([[, , subject], index]) => element('tr', {}, element('th', { scope: 'row' }, commitLink(index)),
        ...columns.map(([, values, text]) => cell(values[index], text)),
        element('td', {}, subject)));
    const body = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
    return element('details', {}, element('summary', {}, 'The last 30 commits as a table'),
      element('div', { class: 'scroller', tabindex: 0, role: 'group', 'aria-label': 'The last 30 commits' }, body));
  };

  const route = () => {
    const name = decodeURIComponent(location.hash).match(/^#case=(.*)$/)?.[1];
    const item = data.cases.find(({ id }) => id === name);
    for (const section of allOf('main > section')) section.hidden = item ? section !== view : section === view;
    if (!item) {
      view.replaceChildren();
      document.title = 'Benchmarks · Scrollwork';
      return;
    }
    document.title = `${item.id} · Benchmarks`;
    // The section has to be seen before its width is known.
    view.replaceChildren(element('a', { class: 'back', href: '#cases' }, '← All cases'),
      element('h2', { id: 'case-title' }, item.id));
    view.append(...KINDS.flatMap(([kind, title, text]) => plot(item, kind, title, text)), table(item));
    view.focus();
    window.scrollTo(0, 0);
  };

  const find = /** @type {HTMLInputElement} */ (byId('find'));
  find.addEventListener('input', () => {
    const words = find.value.toLowerCase().split(/[\s,]+/).filter(Boolean);
    let count = 0;
    for (const body of allOf('.cases tbody')) {
      let left = 0;
      for (const row of allOf('[data-case]', body)) {
        row.hidden = !words.every((word) => row.dataset.case?.toLowerCase().includes(word));
        if (!row.hidden) left += 1;
      }
      body.hidden = !left;
      count += left;
    }
    byId('count').textContent = `${count}`;
  });

  window.addEventListener('hashchange', route);
  route();
})();
