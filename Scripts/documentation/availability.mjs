// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Lists what the package uses of Swift's libraries that is newer than a version of iOS; iOS 16 and macOS 13 are of one year.
// Linux has no SDK of Apple, but Swift's own libraries state since when Apple's systems have each declaration, and object
// files without optimisation name what they use.
//
//   node Scripts/documentation/availability.mjs BUILD VERSION

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [build, version = '16'] = process.argv.slice(2);
const least = Number(version);
const { target } = JSON.parse(execFileSync('swift', ['-print-target-info'], { encoding: 'utf8' }));
const run = (...words) => execFileSync(words[0], words.slice(1), { encoding: 'utf8', maxBuffer: 1 << 30 });

/** Declarations that are newer, by how their symbols begin. */
function newer() {
  const found = new Map();
  const scratch = mkdtempSync(join(tmpdir(), 'availability-'));
  for (const library of ['Swift', 'Synchronization', '_Concurrency', '_StringProcessing']) {
    run('swift', 'symbolgraph-extract', '-module-name', library, '-target', target.unversionedTriple, '-output-dir', scratch, '-minimum-access-level', 'public');
  }
  for (const name of readdirSync(scratch)) {
    for (const { availability = [], identifier, pathComponents } of JSON.parse(readFileSync(join(scratch, name), 'utf8')).symbols) {
      const since = availability.find((entry) => entry.domain === 'iOS')?.introduced;
      if (!since || since.major < least || (since.major === least && !since.minor)) continue;
      // A symbol names the allocating initialiser, and each accessor of a property.
      const symbol = identifier.precise.replace(/^s:/, '$s').replace(/c$/, 'C').replace(/([vi])p$/, '$1');
      found.set(symbol, `${pathComponents.join('.')} (iOS ${since.major}.${since.minor ?? 0})`);
    }
  }
  rmSync(scratch, { recursive: true });
  return found;
}

const known = newer();

/** The newer declaration that a symbol belongs to. */
function declaration(symbol) {
  for (let length = symbol.length; length > 4; length -= 1) {
    const found = known.get(symbol.slice(0, length));
    if (found) return found;
  }
  return undefined;
}

const folder = join(build, 'debug');
for (const module of readdirSync('Sources').sort()) {
  const objects = join(folder, `${module.replaceAll('-', '_')}.build`);
  let files;
  try {
    files = readdirSync(objects, { recursive: true }).filter((name) => name.endsWith('.o')).map((name) => join(objects, name));
  } catch {
    // A module of headers alone.
    continue;
  }
  const symbols = new Set([...run('nm', '-P', ...files).matchAll(/^(\$s\S+)/gm)].map(([, symbol]) => symbol));
  const uses = [...new Set([...symbols].map(declaration).filter((found) => found))].sort();
  if (uses.length > 0) console.log(`${module}: ${uses.join(', ')}`);
}
