// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The sentences of the guide to films that have figures of its tables.

import { content, replaced } from './parts.mjs';

/** The guide. */
export const GUIDE = 'Documentation/films.md';

/** How the kinds of films are called in a sentence. */
const kinds = [
  ['crf 18', 'films at crf 18'], ['crf 23', 'films at crf 23'], ['crf 28', 'films at crf 28'], ['half size', 'films at half size'],
  ['GIF', 'GIFs'], ['dark', 'dark films'], ['120 a second', 'films at 120 a second'], ['crf 23 with `--scenario`', 'films read with `--scenario`'],
];

/** The lines of each table of a part. @param {string} text @param {string} part */
const lines = (text, part) => content(text, part).split('\n\n').map((table) => table.split('\n'));

/**
 * Writes a row of a table, in place of that of the same kind of film.
 *
 * @param {string} text
 * @param {string} part
 * @param {number} index Which table of the part.
 * @param {string} name The kind, and how many films.
 * @param {string} cells
 */
export function withRow(text, part, index, name, cells) {
  const all = lines(text, part);
  const kind = name.slice(0, name.lastIndexOf(','));
  const row = all[index].findIndex((line) => line.startsWith(`| ${kind}, `));
  all[index][row < 0 ? all[index].length : row] = `| ${name} | ${cells} |`;
  return replaced(text, part, all.map((table) => table.join('\n')).join('\n\n'));
}

/** The tables of a part: for each, the cells of each kind of film. @param {string} text @param {string} part */
function tables(text, part) {
  return lines(text, part).map((table) => {
    const rows = table.slice(2).map((row) => row.split('|').slice(1, -1).map((cell) => cell.trim()));
    return new Map(rows.map(([name, ...cells]) => [kinds.findLast(([kind]) => name.startsWith(kind))?.[1] ?? name, cells]));
  });
}

const percent = (part, all) => `${Math.round((100 * part) / all)} %`;
const join = (parts) => (parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`);
/** How many there are of something in each kind of film, as far as there are any. */
const counts = (table, column, word) => [...table].flatMap(([kind, cells]) => (Number(cells[column]) ? [`${cells[column]} ${word} ${kind}`] : []));

/** The guide with the sentences that its tables give. @param {string} text */
export function figures(text) {
  const [places, findings] = tables(text, 'accuracy');
  const [opacities] = tables(text, 'opacity');
  const most = (column) => Math.max(...['films at crf 18', 'films at crf 23', 'films at crf 28'].map((kind) => Number(places.get(kind)[column].split('/')[1])));
  const share = (kind) => {
    const [all, judged, found] = findings.get(kind).map(Number);
    return `${found} of ${judged} findings are found where the film has something to judge (${percent(found, judged)}), and ${percent(found, all)} of all ${all}`;
  };
  const wrong = counts(findings, 3, 'in the');
  const faded = counts(opacities, 2, 'of the');
  text = replaced(text, 'figures of places', [
    `At crf 18, 23 and 28 the content is off by at most ${most(0)} pt in all films, and the edge by ${most(2)} pt.`,
    `Misread, by more than 1.5 pt (rms), are ${join(counts(places, 6, 'of the')) || 'none'}.`,
  ].join('\n'));
  text = replaced(text, 'figures of findings', [
    `At crf 23, ${share('films at crf 23')}.`, `With \`--scenario\`, ${share('films read with `--scenario`')}.`,
    'Findings that the simulation has not:', `${join(wrong) || 'none'}.`,
    `In dark films, the dot is found in ${places.get('dark films')[5].split(', ').at(-1)} of the frames in which it is shown.`,
  ].join('\n'));
  return replaced(text, 'figures of fades', `Where nothing fades, something is found in ${join(faded) || 'no film'}.`);
}
