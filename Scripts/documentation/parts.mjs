// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Parts of a guide that a program writes: each lies between the comments `<!-- NAME -->` and `<!-- end of NAME -->`.

import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Changes a guide, or leaves it as it was. @param {string} path @param {(text: string) => string} change */
export function rewrite(path, change) {
  writeFileSync(`${path}.new`, change(readFileSync(path, 'utf8')));
  renameSync(`${path}.new`, path);
}

/** Where a part begins and ends. @param {string} text @param {string} name */
function bounds(text, name) {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`the guide has no part between ${start} and ${end}`);
  return [from + start.length, to];
}

/** What is in a part. @param {string} text @param {string} name */
export const content = (text, name) => text.slice(...bounds(text, name)).trim();

/** The guide with another content of a part. @param {string} text @param {string} name @param {string} content */
export function replaced(text, name, content) {
  const [start, end] = bounds(text, name);
  return `${text.slice(0, start)}\n\n${content}\n\n${text.slice(end)}`;
}
