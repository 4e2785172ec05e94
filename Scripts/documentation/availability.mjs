// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Lists what the package uses of Swift's libraries that is newer than a version of iOS; iOS 16 and macOS 13 are of one year.
// Linux has no SDK of Apple, but Swift's own libraries state since when Apple's systems have each declaration, and the
// index of a build names what each source file refers to.
//
//   node Scripts/documentation/availability.mjs PRODUCTS VERSION
//
// PRODUCTS is the folder of a build with an index, such as .build/debug.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const [products, version = '16'] = process.argv.slice(2);
const least = Number(version);
const { target } = JSON.parse(execFileSync('swift', ['-print-target-info'], { encoding: 'utf8' }));

/** Declarations that are newer: their identifiers in an index, and how they are shown. @returns {[string, string][]} */
function newer() {
  const found = [];
  const scratch = mkdtempSync(join(tmpdir(), 'availability-'));
  for (const library of ['Swift', 'Synchronization', '_Concurrency', '_StringProcessing']) {
    execFileSync('swift', ['symbolgraph-extract', '-module-name', library, '-target', target.unversionedTriple, '-output-dir', scratch, '-minimum-access-level', 'public']);
  }
  for (const name of readdirSync(scratch)) {
    const { symbols, relationships } = JSON.parse(readFileSync(join(scratch, name), 'utf8'));
    // A requirement that a protocol got later, for what all its types had: older systems call the default.
    const defaults = relationships.filter(({ kind }) => kind === 'defaultImplementationOf');
    const old = new Set(symbols.filter(({ availability }) => !availability).map(({ identifier }) => identifier.precise));
    const had = new Set(defaults.filter(({ source }) => old.has(source)).map((relation) => relation.target));
    for (const { availability = [], identifier, pathComponents } of symbols) {
      const since = availability.find((entry) => entry.domain === 'iOS')?.introduced;
      if (!since || since.major < least || (since.major === least && !since.minor) || had.has(identifier.precise)) continue;
      found.push([identifier.precise, `${pathComponents.join('.')} (iOS ${since.major}.${since.minor ?? 0})`]);
    }
  }
  rmSync(scratch, { recursive: true });
  return found;
}

const known = newer();
const store = join(products, 'index/store/v5');
const units = readdirSync(join(store, 'units'));

/** The declarations that a source file refers to, as its index has them; a file of declarations alone may have none. */
function references(module, source) {
  const object = `/${module.replaceAll('-', '_')}.build/${source}.o`;
  const unit = units.filter((name) => name.startsWith(`${source}.o-`))
    .map((name) => readFileSync(join(store, 'units', name), 'latin1')).find((text) => text.includes(object));
  if (!unit) throw new Error(`${store} has nothing about ${source} of ${module}`);
  const [record] = new RegExp(`(?<![^\\0-\\x20])${source.replaceAll('+', '\\+')}-[0-9A-Z]+`).exec(unit) ?? [];
  return record ? readFileSync(join(store, 'records', record.slice(-2), record), 'latin1') : '';
}

for (const module of readdirSync('Sources').sort()) {
  if (!existsSync(join(products, `${module.replaceAll('-', '_')}.build`))) continue;
  const sources = readdirSync(join('Sources', module), { recursive: true }).map(String).filter((path) => path.endsWith('.swift'));
  const texts = sources.map((path) => references(module, basename(path)));
  const uses = known.filter(([identifier]) => texts.some((text) => text.includes(identifier))).map(([, shown]) => shown);
  if (uses.length > 0) console.log(`${module}: ${[...new Set(uses)].sort().join(', ')}`);
}
