// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Properties of the page's script modules as a whole: which imports which, and how long their functions are.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

/** TypeScript's parser, next to the `tsc` that `make test-types` runs. */
const tsc = realpathSync(execFileSync('sh', ['-c', 'command -v tsc'], { encoding: 'utf8' }).trim());
const { default: ts } = await import(pathToFileURL(join(dirname(tsc), '../lib/typescript.js')).href);

/** @param {string} text */
const parse = (text) => ts.createSourceFile('module.js', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.JS);

/**
 * The modules in a folder: the folder, the path from there and the text of each; modules without a folder are entry
 * points.
 * @param {string} root
 */
export function modules(root) {
  return readdirSync(root, { recursive: true }).filter((path) => path.endsWith('.js')).sort()
    .map((path) => ({ folder: dirname(path), path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * The paths of the modules that a module imports; types are not imported when a page runs.
 * @param {{path: string, text: string}} module
 * @returns {string[]}
 */
export function importsOf({ path, text }) {
  return parse(text).statements.filter((one) => ts.isImportDeclaration(one) || (ts.isExportDeclaration(one) && one.moduleSpecifier))
    .map(({ moduleSpecifier }) => normalize(join(dirname(path), moduleSpecifier.text)));
}

/**
 * Functions and methods with more lines than a limit: name, lines.
 * @param {string} text
 * @param {number} limit
 * @returns {[string, number][]}
 */
export function longFunctions(text, limit) {
  const source = parse(text);
  /** @type {[string, number][]} */
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const [first, last] = [node.getStart(), node.end].map((place) => source.getLineAndCharacterOfPosition(place).line);
      const name = node.name ?? node.parent.name;
      if (last - first + 1 > limit) found.push([name?.getText() ?? 'a function without a name', last - first + 1]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
