// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The dependencies between folders of a target, and those that the architecture allows.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A type that a file declares at its top level. */
const DECLARATION = new RegExp('^(?:@\\w+(?:\\([^)]*\\))?\\s+)*'
  + '(?:(?:public|package|internal|final|indirect|nonisolated)\\s+)*'
  + '(?:struct|enum|class|protocol|typealias|actor)\\s+(\\w+)', 'gm');

/** Swift without comments and string literals. */
const bare = (text) => text.replace(/"""[\s\S]*?"""/g, '""').replace(/\/\/.*$/gm, '').replace(/"(?:\\.|[^"\\\n])*"/g, '""');

/**
 * The files of a target: the folder, the name and the text of each.
 *
 * @param {string} target  its folder
 */
export function sources(target) {
  return readdirSync(target, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.endsWith('.docc'))
    .flatMap(({ name: folder }) => readdirSync(join(target, folder), { recursive: true }).filter((path) => path.endsWith('.swift'))
      .map((path) => ({ folder, path: join(target, folder, path), text: readFileSync(join(target, folder, path), 'utf8') })));
}

/**
 * Every use of a type that another folder declares. Extensions are not followed: a member has no folder in its name.
 *
 * @param {{folder: string, path: string, text: string}[]} files
 */
export function arrows(files) {
  const texts = files.map((file) => ({ ...file, text: bare(file.text) }));
  const homes = new Map(texts.flatMap(({ folder, text }) => [...text.matchAll(DECLARATION)].map(([, type]) => [type, folder])));
  return texts.flatMap(({ folder, path, text }) => [...new Set(text.match(/\b[A-Z]\w*/g) ?? [])]
    .map((type) => ({ from: folder, to: homes.get(type), path, type }))
    .filter(({ to }) => to !== undefined && to !== folder));
}

/**
 * The tables of a document that start with "folder of `Target`": the allowed uses of each folder, by target.
 *
 * @param {string} document  Markdown
 */
export function allowances(document) {
  const tables = new Map();
  let table;
  for (const line of document.split('\n')) {
    const [, first, last] = /^\|(.*?)\|.*\|([^|]*)\|$/.exec(line) ?? [];
    if (first === undefined) {
      table = undefined;
      continue;
    }
    const target = /^ folder of `(\w+)` $/.exec(first)?.[1];
    if (target) tables.set(target, table = new Map());
    const folder = /^ `(\w+)` $/.exec(first)?.[1];
    if (table && folder) table.set(folder, last.match(/\w+/g).filter((word) => word !== 'nothing'));
  }
  return tables;
}

/**
 * Where a target and its table disagree: folders without a line, lines without a folder, lines that allow what comes below
 * them, and uses that no line allows.
 *
 * @param {{folder: string, path: string, text: string}[]} files
 * @param {ReturnType<typeof arrows>} uses  theirs
 * @param {Map<string, string[]>} table  in an order in which each folder uses only those above it
 */
export function faults(files, uses, table) {
  const order = [...table.keys()];
  const folders = [...new Set(files.map(({ folder }) => folder))];
  return [
    ...folders.filter((folder) => !table.has(folder)).map((folder) => `${folder} has no line in the table`),
    ...order.filter((folder) => !folders.includes(folder)).map((folder) => `there is no folder ${folder}`),
    ...[...table].flatMap(([folder, allowed]) => allowed
      .filter((other) => !order.slice(0, order.indexOf(folder)).includes(other))
      .map((other) => `${folder} may use ${other}, which is not above it in the table`)),
    ...uses.filter(({ from, to }) => table.has(from) && !table.get(from).includes(to))
      .map(({ from, to, path, type }) => `${path}: ${from} uses ${type} of ${to}`),
  ];
}
