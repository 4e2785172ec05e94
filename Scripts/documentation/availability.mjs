// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Lists what ScrollCore and MotionReview use of Swift's standard library that is newer than a version of iOS. Linux has no
// SDK of Apple, but its standard library states since when Apple's systems have each declaration: the compiler's own
// syntax trees, with types, are searched for these. Writes the table of the guide.
//
//   node Scripts/documentation/availability.mjs BUILD VERSION [GUIDE]

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [build, version = '16', guide] = process.argv.slice(2);
const least = Number(version);
const scratch = mkdtempSync(join(tmpdir(), 'availability-'));
const target = JSON.parse(execFileSync('swift', ['-print-target-info'], { encoding: 'utf8' })).target.unversionedTriple;

/** Declarations of the standard library that are newer, by their identifiers. */
function newer() {
  execFileSync('swift', ['symbolgraph-extract', '-module-name', 'Swift', '-target', target, '-output-dir', scratch, '-minimum-access-level', 'public']);
  const found = new Map();
  for (const symbol of JSON.parse(readFileSync(join(scratch, 'Swift.symbols.json'), 'utf8')).symbols) {
    const since = (symbol.availability ?? []).find((entry) => entry.domain === 'iOS')?.introduced;
    if (!since || since.major < least || (since.major === least && !since.minor)) continue;
    found.set(symbol.identifier.precise, { name: symbol.pathComponents.join('.'), since: `${since.major}.${since.minor ?? 0}` });
  }
  return found;
}

const files = (folder) => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.swift')).sort().map((name) => join(folder, name));

/** The syntax trees of a module, one a file: the compiler prints them one after another. */
function trees(module) {
  const words = ['-target', target, '-parse-as-library', '-swift-version', '6', '-I', join(build, 'debug/Modules'), '-dump-ast', '-dump-ast-format', 'json', '-module-name', module, ...files(`Sources/${module}`)];
  const run = spawnSync('swiftc', words, { encoding: 'utf8', maxBuffer: 1 << 30 });
  if (run.status !== 0) throw new Error(`${module}: ${run.stderr.slice(-2000)}`);
  // Warnings may follow.
  return `${run.stdout}\n${run.stderr}`.split(/(?=\{"_kind":"source_file","filename")/).filter((text) => text.startsWith('{"_kind"'))
    .map((text) => JSON.parse(text.slice(0, text.lastIndexOf('}') + 1)));
}

/** Where a file uses what: `note` gets the identifier and the offset in the file. */
function visit(node, offset, note) {
  if (Array.isArray(node)) {
    for (const item of node) visit(item, offset, note);
  } else if (node && typeof node === 'object') {
    const own = node.range?.start ?? offset;
    if (node.decl_usr) note(node.decl_usr, own);
    for (const item of Object.values(node)) visit(item, own, note);
  }
}

const known = newer();
const uses = new Map();
for (const module of ['ScrollCore', 'MotionReview']) {
  const found = trees(module);
  if (found.length !== files(`Sources/${module}`).length) throw new Error(`${module}: ${found.length} trees`);
  for (const tree of found) {
    const text = readFileSync(tree.filename);
    visit(tree.items, 0, (usr, offset) => {
      const declaration = known.get(usr);
      if (!declaration) return;
      const line = text.subarray(0, offset).toString().split('\n').length;
      const entry = uses.get(declaration.name) ?? { since: declaration.since, places: new Set() };
      entry.places.add(`${tree.filename.slice(tree.filename.indexOf('Sources/'))}:${line}`);
      uses.set(declaration.name, entry);
    });
  }
}
rmSync(scratch, { recursive: true });

const rows = [...uses].sort(([a], [b]) => (a < b ? -1 : 1));
for (const [name, { since, places }] of rows) console.log(`${name} (iOS ${since})\n${[...places].sort().map((place) => `  ${place}`).join('\n')}`);
const table = ['| declaration | since iOS | places |', '|---|---|---|', ...rows.map(([name, { since, places }]) => `| \`${name}\` | ${since} | ${places.size} |`)].join('\n');
if (guide) {
  const text = readFileSync(guide, 'utf8');
  const [start, end] = ['<!-- availability -->', '<!-- end of availability -->'];
  writeFileSync(guide, `${text.slice(0, text.indexOf(start) + start.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`);
}
