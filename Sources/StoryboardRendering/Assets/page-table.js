// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { element } from './page-dom.js';
import { PHASES, formatValue } from './page-format.js';

/**
 * The rows of the table of values. Text nodes are kept, and written only when their text changes.
 * @param {HTMLElement} body
 * @param {import('./page-model.js').Model} model
 */
export function createTable(body, model) {
  /** @type {{run: import('./page-model.js').Run, cells: Text[]}[]} */
  let rows = [];

  /**
   * @param {Text} cell
   * @param {string} text
   */
  const write = (cell, text) => {
    if (cell.data !== text) cell.data = text;
  };

  return {
    /**
     * @param {{name: string, side: string, run: import('./page-model.js').Run}[]} shown
     */
    follow(shown) {
      rows = shown.map(({ run }) => ({
        run,
        cells: Array.from({ length: model.data.values.length + 2 }, () => new Text('')),
      }));
      body.replaceChildren(...shown.map(({ name, side }, row) => {
        const head = element('th', { scope: 'row' }, [name]);
        if (side) head.append(' ', element('span', { class: 'side' }, [side]));
        return element('tr', {}, [head, ...rows[row].cells.map((cell) => element('td', {}, [cell]))]);
      }));
    },

    /** @param {(run: import('./page-model.js').Run) => number} frameOf */
    show(frameOf) {
      for (const { run, cells } of rows) {
        const frame = frameOf(run);
        write(cells[0], String(frame));
        write(cells[1], PHASES[model.phaseAt(run, frame)]);
        run.values.forEach((reference, index) => {
          const { digits } = model.data.values[index];
          write(cells[index + 2], formatValue(model.read(reference, frame), digits));
        });
      }
    },
  };
}
