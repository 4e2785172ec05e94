// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element, write } from '../base/dom.js';
import { PHASES, formatDifference, formatValue } from '../base/format.js';

/**
 * What the differences count from: a device's id, "A" for the other variant of the same device, "none";
 * undefined for what a reader would choose.
 * @typedef {string | undefined} Difference
 */

/**
 * The choice that is in force: compared variants differ from each other unless something else is chosen,
 * and without a comparison there is no other variant.
 * @param {Difference} choice
 * @param {boolean} isComparing
 * @param {string[]} devices  ids
 * @returns {string}
 */
export function differenceFrom(choice, isComparing, devices) {
  if (choice !== undefined && devices.includes(choice)) return choice;
  return choice !== 'none' && isComparing ? 'A' : 'none';
}

/**
 * The part of a manual choice that has an effect: a choice equal to the default counts as none.
 * @param {string} choice
 * @param {boolean} isComparing
 * @returns {Difference}
 */
export function chosenDifference(choice, isComparing) {
  return choice === differenceFrom(undefined, isComparing, []) ? undefined : choice;
}

/** @param {number} count */
const texts = (count) => Array.from({ length: count }, () => new Text(''));

/**
 * A row of the table.
 * @typedef {object} TableRow
 * @property {import('../base/model.js').Run} run
 * @property {Text[]} cells
 * @property {import('../base/model.js').Run | null} reference
 * @property {Text[]} deltas
 */

/** The table of values, and the choice of what differences count from. Text nodes are kept, and written only when their text changes. */
export class Table {
  #store;
  #body = byId('values');
  #head = /** @type {HTMLElement} */ (this.#body.parentElement?.querySelector('thead tr'));
  #choice = /** @type {HTMLSelectElement} */ (byId('difference'));
  /** Names of columns as the page has them. */
  #names = [...this.#head.children];
  /** @type {TableRow[]} */
  #rows = [];
  /** Whether it is in the window, or may be. */
  #isNear = true;

  /** @param {import('../player/store.js').Store} store */
  constructor(store) {
    this.#store = store;
    this.#choice.addEventListener('change', () => {
      store.difference = chosenDifference(this.#choice.value, store.compare !== null);
      store.follow();
    });
    new IntersectionObserver(([{ isIntersecting }]) => {
      this.#isNear = isIntersecting;
      if (isIntersecting) this.show();
    }, { rootMargin: '50px' }).observe(/** @type {Element} */ (this.#body.closest('table')));
  }

  /** @param {import('../player/view-link.js').View} view */
  read({ diff }) { this.#store.difference = diff; }

  link() { return { diff: this.#store.difference }; }

  follow() {
    const { compare, difference, model, rows } = this.#store;
    const { alone, devices, values } = model.data;
    const isComparing = compare !== null;
    const from = differenceFrom(difference, isComparing, devices.map(({ id }) => id));
    for (const option of this.#choice.options) option.hidden = option.value === 'A' && !isComparing;
    this.#choice.value = from;
    // Runs of other patterns have other values.
    const absent = values.map((_, index) => Boolean(alone) && rows.every(({ run }) => run.values[index] === null));
    this.#names.forEach((name, column) => name.toggleAttribute('hidden', column > 2 && absent[column - 3]));
    this.#writeHead(from);
    this.#rows = rows.map((row) => ({
      run: row.run, cells: texts(values.length + 2), reference: this.#referenceOf(row, from), deltas: texts(values.length),
    }));
    this.#body.replaceChildren(...rows.map((row, index) => this.#makeRow(row, this.#rows[index], from, absent)));
  }

  show() {
    const { frameOf, isHurried, model } = this.#store;
    if (isHurried && !this.#isNear) return;
    const { values } = model.data;
    for (const { run, cells, reference, deltas } of this.#rows) {
      const frame = frameOf(run);
      write(cells[0], String(frame));
      write(cells[1], PHASES[model.phaseAt(run, frame)]);
      const other = reference ? frameOf(reference) : 0;
      for (let index = 0; index < values.length; index += 1) {
        const { digits } = values[index];
        const value = model.read(run.values[index], frame);
        write(cells[index + 2], formatValue(value, digits));
        if (reference) {
          write(deltas[index], formatDifference(value, model.read(reference.values[index], other), digits));
        }
      }
    }
  }

  /**
   * The run that the differences of a row count from.
   * @param {import('../base/model.js').Row} row
   * @param {string} from
   */
  #referenceOf({ device, side }, from) {
    const { compare, model, variant } = this.#store;
    if (from === 'A') return side === 'B' ? model.run(variant, device) : null;
    const index = model.data.devices.findIndex(({ id }) => id === from);
    if (index < 0 || index === device) return null;
    return model.run(side === 'B' && compare !== null ? compare : variant, index);
  }

  /**
   * @param {import('../base/model.js').Row} row
   * @param {TableRow} texts
   * @param {string} from
   * @param {boolean[]} absent  values that no run has
   */
  #makeRow({ device, name, side }, { cells, reference, deltas }, from, absent) {
    const title = element('th', { scope: 'row' }, [name]);
    if (side) title.append(' ', element('span', { class: 'side' }, [side]));
    if (this.#store.model.data.devices[device].id === from) title.append(' ', element('small', {}, ['reference']));
    return element('tr', {}, [title, ...cells.flatMap((cell, column) => {
      if (absent[column - 2]) return [];
      const shown = element('td', {}, [cell]);
      if (from === 'none' || column < 2) return [shown];
      return [shown, element('td', { class: 'delta' }, reference ? [deltas[column - 2]] : [])];
    })]);
  }

  /** @param {string} from */
  #writeHead(from) {
    const { devices, values } = this.#store.model.data;
    const other = from === 'A' ? 'A' : devices.find(({ id }) => id === from)?.name ?? '';
    this.#head.replaceChildren(...this.#names.flatMap((name, column) => {
      if (from === 'none' || column < 3 || name.hasAttribute('hidden')) return [name];
      const { key, unit } = values[column - 3];
      return [name, element('th', { scope: 'col', class: 'delta' }, [
        element('span', { 'aria-hidden': 'true' }, ['Δ']), element('span', { class: 'vh' }, [key + ', difference from ' + other]),
        ...(unit ? [' ', element('small', {}, [unit])] : []),
      ])];
    }));
  }
}
