// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The public symbols of the libraries, read from the modules that the strict build has left: nothing is
// compiled for it.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Where targets of the package lie that others import. */
const ROOTS = ['Sources', 'Benchmarks'];

/** Every library target with Swift sources, whoever adds one, with its folder. */
export function libraries() {
  return ROOTS.flatMap((root) => readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => ({ name: entry.name, folder: join(root, entry.name) }))
    .filter(({ folder }) => {
      const files = readdirSync(folder, { recursive: true }).map(String);
      // Executables are not imported, and what the plugin compiles for pages is no target.
      return files.some((file) => file.endsWith('.swift')) && !files.includes('main.swift')
        && !files.some((file) => file.endsWith('.swift') && /^@main$/m.test(readFileSync(join(folder, file), 'utf8')))
        && folder !== join('Sources', 'PageModule');
    }));
}

/** Folders with the maps of the C modules that the libraries import. @param {string} products */
function moduleMaps(products) {
  const built = readdirSync(products).filter((name) => name.endsWith('.build'))
    .map((name) => join(products, name)).filter((folder) => existsSync(join(folder, 'module.modulemap')));
  const written = ROOTS.flatMap((root) => readdirSync(root).map((name) => join(root, name)))
    .filter((folder) => existsSync(join(folder, 'module.modulemap')));
  return { built, written };
}

/**
 * Writes the symbol graph of each library into a folder of its own.
 *
 * @param {string} build The build folder, such as `.build`.
 * @param {string} output
 * @returns {{name: string, folder: string, graph: string}[]}
 */
export function writeSymbolGraphs(build, output) {
  const products = join(build, 'debug');
  const { built, written } = moduleMaps(products);
  const target = JSON.parse(execFileSync('swift', ['-print-target-info'], { encoding: 'utf8' })).target.unversionedTriple;
  let xml = [];
  try {
    xml = execFileSync('pkg-config', ['--cflags-only-I', 'libxml-2.0'], { encoding: 'utf8' }).trim().split(/\s+/).filter(Boolean);
  } catch {
    // Without pkg-config the headers lie where the compiler looks anyway.
  }
  rmSync(output, { recursive: true, force: true });
  return libraries().map(({ name, folder }) => {
    const graph = join(output, name);
    mkdirSync(graph, { recursive: true });
    execFileSync('swift-symbolgraph-extract', [
      '-module-name', name, '-target', target, '-I', join(products, 'Modules'), '-output-dir', graph,
      '-minimum-access-level', 'public', '-skip-synthesized-members',
      ...written.flatMap((map) => ['-I', map]),
      ...built.flatMap((map) => ['-Xcc', `-fmodule-map-file=${join(map, 'module.modulemap')}`]),
      ...xml.flatMap((flag) => ['-Xcc', flag]),
    ], { stdio: ['ignore', 'ignore', 'pipe'] });
    return { name, folder, graph };
  });
}

/** The symbols of a graph folder that a module declares itself. @param {string} graph @param {string} name */
export function symbols(graph, name) {
  const { symbols: all } = JSON.parse(readFileSync(join(graph, `${name}.symbols.json`), 'utf8'));
  return all.map((symbol) => ({
    kind: symbol.kind.displayName,
    name: symbol.pathComponents.join('.'),
    file: (symbol.location?.uri ?? '').replace(/^file:\/\//, ''),
    line: (symbol.location?.position.line ?? -1) + 1,
    text: (symbol.docComment?.lines ?? []).map(({ text }) => text).join('\n').trim(),
  }));
}
