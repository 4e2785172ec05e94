// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Finds cases in the table, and draws the view of the case that the address names.

(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const view = document.getElementById('case');
  document.documentElement.classList.add('js');

  /** Numbers with as many digits as mean something. */
  const digits = (value) => {
    const size = Math.abs(value);
    return value.toLocaleString('en', { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 4 })
      .replaceAll(',', '\u202f');
  };
  const time = (ns) => {
    const [unit, size] = [['s', 1e9], ['ms', 1e6], ['µs', 1e3], ['ns', 1]].find(([, size]) => ns >= size) ?? ['ns', 1];
    return `${digits(ns / size)} ${unit}`;
  };
  const KINDS = [
    ['ns', 'Time', time], ['instr', 'Instructions', digits], ['allocs', 'Allocations', digits],
    ['bytes_out', 'Bytes of a run', digits],
  ];

  const element = (name, attributes = {}, ...children) => {
    const isPicture = ['svg', 'path', 'text', 'circle', 'g'].includes(name);
    const made = isPicture ? document.createElementNS('http://www.w3.org/2000/svg', name)
      : document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  };

  /** One value for each commit from pairs of a value and how often it follows. */
  const unpacked = (runs) => {
    const values = [];
    for (let index = 0; index < (runs?.length ?? 0); index += 2) {
      for (let count = 0; count < runs[index + 1]; count += 1) values.push(runs[index]);
    }
    return values;
  };

  /** Round steps for an axis: at most five. */
  const levels = (low, high) => {
    const rough = (high - low) / 4;
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough);
    const found = [];
    for (let value = Math.ceil(low / step) * step; value <= high + step / 1e6; value += step) found.push(value);
    return found;
  };

  const commitLink = (index) => {
    const [id] = data.commits[index];
    const code = element('code', {}, id.slice(0, 9));
    return data.link ? element('a', { href: data.link + id }, code) : code;
  };

  /** A value over all commits, with its spread, its levels, and a cursor. */
  const plot = (item, kind, title, text) => {
    const values = kind === 'ns' ? item.ns : unpacked(item[kind]);
    const known = values.flatMap((value, index) => (value === null ? [] : [index]));
    if (!known.length) return [];
    const width = Math.max(320, Math.min(1400, view.clientWidth)), height = 260;
    const [left, right, top, bottom] = [84, 16, 14, 30];
    const spread = (index) => (kind === 'ns' ? (item.spread[index] ?? 0) / 1000 * values[index] : 0);
    let low = Math.min(...known.map((index) => values[index] - spread(index)));
    let high = Math.max(...known.map((index) => values[index] + spread(index)));
    // What moves by less than 2 % is flat to the eye, too.
    const least = Math.max(Math.abs(high) * (kind === 'allocs' ? 1 : 0.02), 1e-9);
    if (high - low < least) [low, high] = [(low + high - least) / 2, (low + high + least) / 2];
    const x = (index) => left + (data.commits.length < 2 ? 0.5 : index / (data.commits.length - 1)) * (width - left - right);
    const y = (value) => height - bottom - ((value - low) / (high - low)) * (height - top - bottom);
    const at = (index, value) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`;
    const svg = element('svg', { class: 'plot', viewBox: `0 0 ${width} ${height}`, role: 'img',
      'aria-label': `${title} by commit; the newest is ${text(values[known.at(-1)])}` });
    for (const value of levels(low, high)) {
      svg.append(element('path', { class: 'grid', d: `M${left} ${y(value).toFixed(1)}H${width - right}` }),
        element('text', { x: left - 8, y: y(value) + 4, 'text-anchor': 'end' }, text(value)));
    }
    for (const [share, anchor] of [[0, 'start'], [1, 'end']]) {
      const index = Math.round(share * (data.commits.length - 1));
      svg.append(element('text', { x: x(index), y: height - 10, 'text-anchor': anchor }, data.commits[index][1]));
    }
    if (kind === 'ns') {
      const above = known.map((index) => at(index, values[index] + spread(index)));
      const below = known.toReversed().map((index) => at(index, values[index] - spread(index)));
      svg.append(element('path', { class: 'band', d: `M${[...above, ...below].join('L')}Z` }));
    }
    // Counts stay where they are until a commit moves them.
    const line = known.map((index, place) => (kind === 'ns' || !place ? at(index, values[index])
      : `${at(index, values[known[place - 1]])}L${at(index, values[index])}`));
    svg.append(element('path', { class: 'series', d: `M${line.join('L')}` }));
    if (known.length === 1) svg.append(element('circle', { class: 'dot line0', cx: x(known[0]), cy: y(values[known[0]]), r: 3 }));
    const moves = (item.changes ?? []).filter(([, metric]) => metric === kind).toSorted(([a], [b]) => a - b);
    if (kind === 'ns' && moves.length) {
      const ends = [0, ...moves.map(([commit]) => commit), data.commits.length - 1];
      const heights = [moves[0][2], ...moves.map(([, , , after]) => after)];
      const steps = heights.map((value, index) => `M${at(ends[index], value)}L${at(ends[index + 1], value)}`);
      svg.append(element('path', { class: 'level', d: steps.join('') }));
    }
    const cursor = element('path', { class: 'cursor', d: '' });
    svg.append(cursor);
    const readout = element('p', { class: 'readout' });
    const show = (index) => {
      const [, day, subject] = data.commits[index];
      cursor.setAttribute('d', `M${x(index).toFixed(1)} ${top}V${height - bottom}`);
      readout.replaceChildren(element('b', {}, text(values[index])), kind === 'ns' ? ` ± ${text(spread(index))} ` : ' ',
        commitLink(index), ` ${day} ${subject}`);
    };
    const nearest = (event) => {
      const box = svg.getBoundingClientRect();
      const place = ((event.clientX - box.left) / box.width) * width;
      return known.reduce((best, index) => (Math.abs(x(index) - place) < Math.abs(x(best) - place) ? index : best));
    };
    svg.addEventListener('pointermove', (event) => show(nearest(event)));
    svg.addEventListener('click', (event) => {
      if (data.link) location.href = data.link + data.commits[nearest(event)][0];
    });
    show(known.at(-1));
    return [element('figure', {}, element('figcaption', {}, kind === 'bytes_out' ? title : `${title} of a ${item.unit}`), svg, readout)];
  };

  /** The newest values as a table, for whoever does not read plots. */
  const table = (item) => {
    const columns = KINDS.map(([kind, title, text]) => [title, kind === 'ns' ? item.ns : unpacked(item[kind]), text])
      .filter(([, values]) => values.some((value) => value !== null));
    const head = element('tr', {}, ...['Commit', ...columns.map(([title]) => title), 'Subject']
      .map((title) => element('th', { scope: 'col' }, title)));
    const rows = data.commits.map((commit, index) => [commit, index]).slice(-30).toReversed()
      .map(([[, , subject], index]) => element('tr', {}, element('th', { scope: 'row' }, commitLink(index)),
        ...columns.map(([, values, text]) => element('td', {}, values[index] == null ? '–' : text(values[index]))),
        element('td', {}, subject)));
    const body = element('table', {}, element('thead', {}, head), element('tbody', {}, ...rows));
    return element('details', {}, element('summary', {}, 'The last 30 commits as a table'),
      element('div', { class: 'scroller', tabindex: 0, role: 'group', 'aria-label': 'The last 30 commits' }, body));
  };

  const route = () => {
    const name = decodeURIComponent(location.hash).match(/^#case=(.*)$/)?.[1];
    const item = data.cases.find(({ id }) => id === name);
    for (const section of document.querySelectorAll('main > section')) section.hidden = item ? section !== view : section === view;
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

  const find = document.getElementById('find');
  find.addEventListener('input', () => {
    const words = find.value.toLowerCase().split(/[\s,]+/).filter(Boolean);
    let count = 0;
    for (const body of document.querySelectorAll('.cases tbody')) {
      let left = 0;
      for (const row of body.querySelectorAll('[data-case]')) {
        row.hidden = !words.every((word) => row.dataset.case.toLowerCase().includes(word));
        if (!row.hidden) left += 1;
      }
      body.hidden = !left;
      count += left;
    }
    document.getElementById('count').textContent = `${count}`;
  });

  window.addEventListener('hashchange', route);
  route();
})();
