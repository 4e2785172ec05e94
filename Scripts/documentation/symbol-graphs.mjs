// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The accessible symbols of the libraries: those of products for other packages, those of other targets for this
// package. They are read from the modules of a build, so nothing is compiled.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What the package declares: targets of one kind, with their folders.
 *
 * The manifest is read as text: the package manager would wait for a running build.
 *
 * @param {string} kind Such as `target`.
 */
function targets(kind) {
  const parts = readFileSync('Package.swift', 'utf8')
    .split(/\.(target|executableTarget|testTarget|systemLibrary|plugin)\(\s*(?=name:)/);
  return parts.flatMap((part, index) => {
    if (index % 2 === 1 || parts[index - 1] !== kind) return [];
    const name = /^name: "([^"]+)"/.exec(part)?.[1];
    return name ? [{ name, folder: /\bpath: "([^"]+)"/.exec(part)?.[1] ?? join('Sources', name) }] : [];
  });
}

const hasSwift = (folder) => readdirSync(folder, { recursive: true }).some((file) => String(file).endsWith('.swift'));

/** Every library target with Swift sources; a target that only tests import is not a library. */
export function libraries() {
  return targets('target').filter(({ folder }) => hasSwift(folder) && !folder.startsWith('Tests/'));
}

/** The names of targets that other packages can depend on. */
function exported() {
  const products = readFileSync('Package.swift', 'utf8').matchAll(/\.library\(name: "[^"]+", targets: \[([^\]]*)\]/g);
  return new Set([...products].flatMap(([, names]) => [...names.matchAll(/"([^"]+)"/g)].map(([, name]) => name)));
}

/** Folders with the maps of the C modules that the libraries import. @param {string} products */
function moduleMaps(products) {
  const built = targets('target').filter(({ folder }) => !hasSwift(folder))
    .map(({ name }) => join(products, `${name}.build`)).filter((folder) => existsSync(join(folder, 'module.modulemap')));
  return { built, written: targets('systemLibrary').map(({ folder }) => folder) };
}

/**
 * Writes the symbol graph of each library to a separate folder.
 *
 * @param {string} products The folder of a build, such as `.build/debug`.
 * @param {string} output
 * @returns {{name: string, folder: string, graph: string}[]}
 */
export function writeSymbolGraphs(products, output) {
  const { built, written } = moduleMaps(products);
  const target = JSON.parse(execFileSync('swift', ['-print-target-info'], { encoding: 'utf8' })).target.unversionedTriple;
  let xml = [];
  try {
    xml = execFileSync('pkg-config', ['--cflags-only-I', 'libxml-2.0'], { encoding: 'utf8' }).trim().split(/\s+/).filter(Boolean);
  } catch {
    // Without pkg-config the headers are where the compiler searches anyway.
  }
  rmSync(output, { recursive: true, force: true });
  const open = exported();
  return libraries().map(({ name, folder }) => {
    const graph = join(output, name);
    mkdirSync(graph, { recursive: true });
    execFileSync('swift-symbolgraph-extract', [
      '-module-name', name, '-target', target, '-I', join(products, 'Modules'), '-output-dir', graph,
      '-minimum-access-level', open.has(name) ? 'public' : 'package', '-skip-synthesized-members',
      ...written.flatMap((map) => ['-I', map]),
      ...built.flatMap((map) => ['-Xcc', `-fmodule-map-file=${join(map, 'module.modulemap')}`]),
      ...xml.flatMap((flag) => ['-Xcc', flag]),
    ], { stdio: ['ignore', 'ignore', 'pipe'] });
    return { name, folder, graph };
  });
}

/**
 * The symbols that a library declares, those that it adds to types of others included.
 *
 * @param {string} graph The folder with its symbol graphs.
 */
export function symbols(graph) {
  return readdirSync(graph).filter((file) => file.endsWith('.symbols.json'))
    .flatMap((file) => JSON.parse(readFileSync(join(graph, file), 'utf8')).symbols)
    .map((symbol) => ({
      kind: symbol.kind.displayName,
      name: symbol.pathComponents.join('.'),
      file: (symbol.location?.uri ?? '').replace(/^file:\/\//, ''),
      line: (symbol.location?.position.line ?? -1) + 1,
      text: (symbol.docComment?.lines ?? []).map(({ text }) => text).join('\n').trim(),
    }));
}
