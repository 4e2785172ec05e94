// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Builds the documentation of the libraries and the guides with DocC, as one site. A warning is an error, and so is
// a link without a target.
//
// usage: node Scripts/documentation/site.mjs PRODUCTS WORK_FOLDER

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeCatalog } from './guides.mjs';
import { symbols, writeSymbolGraphs } from './symbol-graphs.mjs';

/** The name of the guides' own archive. */
const GUIDES = 'Guides';

function docc(...args) {
  const { status, stdout, stderr, error } = spawnSync('docc', args, { encoding: 'utf8' });
  if (error) throw error;
  if (status !== 0) throw new Error(`docc ${args.slice(0, 2).join(' ')}\n${stdout}${stderr}`);
}

/** The libraries whose modules a library of ours imports, as far as they have an archive. */
function imports(folder, archives) {
  return archives.filter(({ name }) => {
    const sources = spawnSync('grep', ['-rlE', `^(public |package )?import ${name}$`, '--include=*.swift', folder]);
    return sources.status === 0;
  });
}

/**
 * Builds the site.
 *
 * @param {string} products The folder of a build, such as `.build/debug`.
 * @param {string} work The folder of what the site is made of, and of the site.
 * @returns {{archives: string[], symbols: number, output: string}}
 */
export function buildSite(products, work) {
  const output = join(work, 'site');
  mkdirSync(work, { recursive: true });
  const graphs = writeSymbolGraphs(products, join(work, 'symbols')).filter(({ graph }) => symbols(graph).length > 0);
  const archives = [];
  const convert = (name, catalog, graph, dependencies) => {
    const archive = join(work, `${name}.doccarchive`);
    rmSync(archive, { recursive: true, force: true });
    docc('convert', ...(catalog ? [catalog] : []),
      ...(graph ? ['--additional-symbol-graph-dir', graph] : []),
      '--fallback-display-name', name, '--fallback-bundle-identifier', `scrollwork.${name}`,
      '--fallback-default-module-kind', 'Library', '--output-path', archive, '--warnings-as-errors',
      '--enable-experimental-external-link-support', '--enable-experimental-overloaded-symbol-presentation',
      ...dependencies.flatMap((dependency) => ['--dependency', dependency.archive]));
    archives.push({ name, archive });
  };

  writeCatalog(join(work, `${GUIDES}.docc`), GUIDES);
  convert(GUIDES, join(work, `${GUIDES}.docc`), null, []);
  // Imported libraries come first, so that links to them can be checked.
  const waiting = new Map(graphs.map((library) => [library.name, library]));
  let count = 0;
  while (waiting.size > 0) {
    const open = [...waiting.values()].map((library) => ({ name: library.name }));
    const next = [...waiting.values()].find(({ folder }) => imports(folder, open).length === 0);
    if (!next) throw new Error(`libraries import each other: ${[...waiting.keys()].join(', ')}`);
    waiting.delete(next.name);
    count += symbols(next.graph).length;
    const catalog = join(next.folder, `${next.name}.docc`);
    const known = archives.filter(({ name }) => name === GUIDES).concat(imports(next.folder, archives));
    convert(next.name, existsSync(catalog) ? catalog : null, next.graph, known);
  }

  rmSync(output, { recursive: true, force: true });
  docc('merge', ...archives.map(({ archive }) => archive), '--output-path', output,
    '--synthesized-landing-page-name', 'Scrollwork', '--synthesized-landing-page-kind', 'Documentation',
    '--synthesized-landing-page-topics-style', 'list');
  return { archives: archives.map(({ name }) => name), symbols: count, output };
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [products, work] = process.argv.slice(2);
  if (!work) {
    console.error('usage: site.mjs PRODUCTS WORK_FOLDER');
    process.exit(2);
  }
  try {
    const site = buildSite(products, work);
    console.log(`${site.symbols} public symbols of ${site.archives.length - 1} libraries, and the guides`);
    console.log(`to read them: python3 -m http.server --directory ${site.output} 8000, then http://localhost:8000/documentation/`);
  } catch (error) {
    console.error(`error: ${error.message}`);
    process.exit(1);
  }
}
