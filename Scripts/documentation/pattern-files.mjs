// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Generates the reference of pattern files from the table of their language.
//
//     node Scripts/documentation/pattern-files.mjs FOLDER_OF_THE_TOOL
//
// rewrites the reference; its introduction is kept.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { rewrite } from './parts.mjs';

export const REFERENCE = 'Documentation/pattern-files.md';

/**
 * @typedef {{kind: string, name: string, summary: string, object?: string, is?: string, takes?: string, required?: boolean, default?: string,
 *   truth?: boolean, of?: string, facts?: {name: string, summary: string}[]}} Entry
 */

/** The language, in the order of its table. @param {string} tools @returns {Entry[]} */
export const language = (tools) => JSON.parse(execFileSync(join(tools, 'scrollwork'), ['list', 'language', '--json'], { encoding: 'utf8' })).language;

/** What formulas read behind other names, and how the reference introduces it. */
const GROUPS = {
  'reading of a sheet': 'Of a sheet, behind its name and a dot, as in `panel.extent`:',
  'reading of an element': 'Of an element that is there once, in points on the screen, as in `header.bottom`:',
  'reading of items': 'Of a repeated element, behind its name, as in `row[3].top` and `row.length`:',
  'reading of an item': 'Of an item, in its own formulas and those of its children:',
  'reading of a section': 'Of a section, in formulas of its parts and items, and as in `row.section[2].top`:',
  'number of one of several': 'In formulas of one of several things:',
};

/** A text within a cell of a table. @param {string} text */
const cell = (text) => text.replaceAll('|', '\\|');

/** A table. @param {string[]} head @param {string[][]} rows */
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`.replaceAll('|  |', '| |')).join('\n');

const capitalized = (text) => text[0].toUpperCase() + text.slice(1);

/** The sections of the objects: the keys of each. @param {Entry[]} entries */
function objects(entries) {
  const names = [...new Set(entries.flatMap(({ object }) => object ?? []))];
  return names.map((name) => {
    const keys = entries.filter(({ object }) => object === name);
    const rows = keys.map((key) => [`\`${key.name}\``, key.takes ?? '', key.required ? 'required' : key.default ? `\`${key.default}\`` : '', key.summary]);
    return `### ${capitalized(name)}\n\n${keys[0].is}\n\n${table(['key', 'takes', 'default', ''], rows)}`;
  });
}

/**
 * The reference.
 *
 * @param {string} old  the page as it was, whose beginning stays
 * @param {Entry[]} entries
 */
export function reference(old, entries) {
  const keys = entries.filter(({ object }) => object);
  // Objects may have one name for two things: what they are tells them apart.
  const known = keys.map((key) => ({ ...key, object: keys.some((other) => other.object === key.object && other.is !== key.is) ? `${key.object}: ${key.is}` : key.object }));
  const plain = (kind) => entries.filter((entry) => entry.kind === kind)
    .map(({ name, summary, truth }) => [`\`${name}\``, (truth ? 'True or false. ' : '') + summary]);
  const events = entries.filter(({ kind }) => kind === 'event').map(({ name, summary, of, facts = [] }) => [
    `\`${name}\``, of ?? '', [summary, ...facts.map((fact) => `\`${fact.name}\`: ${fact.summary}`)].join(' '),
  ]);
  const parts = [
    '## Keys', ...objects(known), '## Functions', table(['function', 'gives'], plain('function')), '## Facts',
    table(['fact', 'is'], plain('fact')), '## Readings', 'Of a scroll view, behind its name and a dot, as in `list.scrolled`:',
    table(['reading', 'is'], plain('reading of a scroll view')), 'Of the finger:', table(['reading', 'is'], plain('reading of the finger')), 'Of the run:', table(['reading', 'is'], plain('reading of the run')),
    ...Object.entries(GROUPS).flatMap(([kind, words]) => [words, table(['reading', 'is'], plain(kind))]),
    '## Events', table(['event', 'of', 'comes'], events), '## Statements', table(['statement', 'does'], plain('statement')),
  ];
  return `${[old.split('\n## ')[0].trimEnd(), ...parts].join('\n\n')}\n`;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  rewrite(REFERENCE, (text) => reference(text, language(argv[2])));
}
