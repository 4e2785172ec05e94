// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { byId, element, write } from './page-dom.js';
import { PHASES, formatDifference, formatValue } from './page-format.js';

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
 * What remains of a choice that is made by hand: what would be in force anyway is none.
 * @param {string} choice
 * @param {boolean} isComparing
 * @returns {Difference}
 */
export function chosenDifference(choice, isComparing) {
  return choice === differenceFrom(undefined, isComparing, []) ? undefined : choice;
}

/**
 * The table of values, and the choice of what differences count from. Text nodes are kept, and written only when their text changes.
 * @param {HTMLElement} body
 * @param {import('./page-model.js').Model} model
 * @param {() => void} changed
 */
export function createTable(body, model, changed) {
  const { devices, values } = model.data;
  const head = /** @type {HTMLElement} */ (body.parentElement?.querySelector('thead tr'));
  const choice = /** @type {HTMLSelectElement} */ (byId('difference'));
  /** @type {Difference} */
  let chosen;
  let isComparing = false;
  /** Names of columns as the page has them. */
  const names = [...head.children];
  /** @type {{run: import('./page-model.js').Run, cells: Text[], reference: import('./page-model.js').Run | null, deltas: Text[]}[]} */
  let rows = [];

  /** @param {number} count */
  const texts = (count) => Array.from({ length: count }, () => new Text(''));

  /** @param {string} from */
  const writeHead = (from) => {
    const other = from === 'A' ? 'A' : devices.find(({ id }) => id === from)?.name ?? '';
    head.replaceChildren(...names.flatMap((name, column) => {
      if (from === 'none' || column < 3 || name.hasAttribute('hidden')) return [name];
      const { key, unit } = values[column - 3];
      return [name, element('th', { scope: 'col', class: 'delta' }, [
        element('span', { 'aria-hidden': 'true' }, ['Δ']), element('span', { class: 'vh' }, [key + ', difference from ' + other]),
        ...(unit ? [' ', element('small', {}, [unit])] : []),
      ])];
    }));
  };

  choice.addEventListener('change', () => {
    chosen = chosenDifference(choice.value, isComparing);
    changed();
  });

  return {
    /** @param {Difference} word  of a link */
    choose(word) { chosen = word; },
    /** For links. */
    get word() { return chosen; },

    /**
     * @param {import('./page-strip.js').Row[]} shown
     * @param {[number, number | null]} variants  the one shown, and the one beside it
     */
    follow(shown, [variant, compare]) {
      isComparing = compare !== null;
      const from = differenceFrom(chosen, isComparing, devices.map(({ id }) => id));
      for (const option of choice.options) option.hidden = option.value === 'A' && !isComparing;
      choice.value = from;
      // Runs of other patterns have other values.
      const absent = values.map((_, index) => Boolean(model.data.alone)
        && shown.every(({ run }) => run.values[index] === null));
      names.forEach((name, column) => name.toggleAttribute('hidden', column > 2 && absent[column - 3]));
      const place = devices.findIndex(({ id }) => id === from);
      writeHead(from);
      rows = shown.map(({ device, side, run }) => {
        /** @type {import('./page-model.js').Run | null} */
        let reference = null;
        if (place >= 0 && place !== device) reference = model.run(side === 'B' && compare !== null ? compare : variant, place);
        if (from === 'A' && side === 'B') reference = model.run(variant, device);
        return { run, cells: texts(values.length + 2), reference, deltas: texts(values.length) };
      });
      body.replaceChildren(...shown.map(({ device, name, side }, row) => {
        const { cells, reference, deltas } = rows[row];
        const title = element('th', { scope: 'row' }, [name]);
        if (side) title.append(' ', element('span', { class: 'side' }, [side]));
        if (device === place) title.append(' ', element('small', {}, ['reference']));
        return element('tr', {}, [title, ...cells.flatMap((cell, column) => {
          if (absent[column - 2]) return [];
          const shownCell = element('td', {}, [cell]);
          if (from === 'none' || column < 2) return [shownCell];
          return [shownCell, element('td', { class: 'delta' }, reference ? [deltas[column - 2]] : [])];
        })]);
      }));
    },

    /** @param {(run: import('./page-model.js').Run) => number} frameOf */
    show(frameOf) {
      for (const { run, cells, reference, deltas } of rows) {
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
    },
  };
}
