// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The drawing of the package's targets in ARCHITECTURE.md, generated from the package: swift package dump-package |
// node Scripts/documentation/targets.mjs >Documentation/targets.svg

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BOX = { width: 196, height: 34 };
const GAP = { x: 22, y: 46 };

/**
 * The Swift targets of `Sources` that a product contains, by name, with their dependencies among each other.
 *
 * @param {{targets: {name: string, type: string, path?: string, dependencies: object[]}[]}} dump
 */
export function productTargets(dump) {
  const all = new Map(dump.targets.map((target) => [target.name, target]));
  const isDrawn = ({ name, type, path }) => ['regular', 'executable'].includes(type) && !path && !/^C[A-Z]|-/.test(name);
  const names = new Set(dump.targets.filter(isDrawn).map(({ name }) => name));
  const uses = (name) => (all.get(name).dependencies ?? []).map((dependency) => (dependency.byName ?? dependency.target)?.[0]);
  return new Map([...names].map((name) => [name, uses(name).filter((other) => names.has(other))]));
}

/** The floor of each target: 0 for one that imports no other, else one above the highest that it imports. */
function floors(targets) {
  const found = new Map();
  const floor = (name) => {
    if (!found.has(name)) found.set(name, Math.max(-1, ...targets.get(name).map(floor)) + 1);
    return found.get(name);
  };
  for (const name of targets.keys()) floor(name);
  return found;
}

/** Imports that no other import implies: those over which a reader would get to the same target anyway are left out. */
function directImports(targets) {
  const below = (name) => new Set(targets.get(name).flatMap((other) => [other, ...below(other)]));
  return [...targets].flatMap(([name, others]) => others
    .filter((other) => !others.some((middle) => middle !== other && below(middle).has(other)))
    .map((other) => [name, other]));
}

/** Where each target is drawn: floors from below, each centred, its targets ordered by what they import. */
function places(targets) {
  const floor = floors(targets);
  const rows = [];
  for (const [name, level] of floor) (rows[level] ??= []).push(name);
  const widest = Math.max(...rows.map((row) => row.length));
  const width = widest * (BOX.width + GAP.x) + GAP.x;
  const height = rows.length * (BOX.height + GAP.y) + GAP.y / 2;
  const found = new Map();
  rows.forEach((row, level) => {
    const centre = (name) => {
      const xs = targets.get(name).map((other) => found.get(other)?.x).filter((x) => x !== undefined);
      return xs.length ? xs.reduce((sum, x) => sum + x, 0) / xs.length : 0;
    };
    const ordered = level === 0 ? row : [...row].sort((a, b) => centre(a) - centre(b) || (a < b ? -1 : 1));
    const left = (width - ordered.length * (BOX.width + GAP.x) + GAP.x) / 2;
    ordered.forEach((name, index) => found.set(name, {
      x: left + index * (BOX.width + GAP.x), y: height - (level + 1) * (BOX.height + GAP.y) + GAP.y / 2,
    }));
  });
  return { found, width, height };
}

/**
 * The drawing.
 *
 * @param {Map<string, string[]>} targets
 */
export function drawing(targets) {
  const { found, width, height } = places(targets);
  const lines = directImports(targets).map(([from, to]) => {
    const [a, b] = [found.get(from), found.get(to)];
    const [x1, y1, x2, y2] = [a.x + BOX.width / 2, a.y + BOX.height, b.x + BOX.width / 2, b.y];
    const middle = Math.round((y1 + y2) / 2);
    return `<path d="M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}"/>`;
  });
  const boxes = [...found].map(([name, { x, y }]) => `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8"/>`
    + `<text x="${x + BOX.width / 2}" y="${y + BOX.height / 2 + 5}">${name}</text>`);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    '<title id="title">The targets of the package; a line leads down from each to those that it imports</title>',
    '<style>path{fill:none;stroke:#8e8e93;stroke-width:1.5}rect{fill:#f2f2f7;stroke:#c7c7cc}',
    'text{font:600 14px -apple-system,system-ui,sans-serif;text-anchor:middle;fill:#1c1c1e}',
    '@media (prefers-color-scheme:dark){rect{fill:#2c2c2e;stroke:#48484a}text{fill:#f2f2f7}}</style>',
    ...lines, ...boxes, '</svg>', '',
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(drawing(productTargets(JSON.parse(readFileSync(0, 'utf8')))));
}
