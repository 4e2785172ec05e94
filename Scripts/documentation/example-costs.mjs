// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Measures the example pattern files with `scrollwork bench`, writes a budget, and plants values in each file that make
// its frames dearer by a few per cent: the budget has to fail at them. Writes the table of the guide.
//
//   node Scripts/documentation/example-costs.mjs TOOL FOLDER [GUIDE]

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { replaced, rewrite } from './parts.mjs';

const [tool, folder, guide = 'Documentation/benchmarks.md'] = process.argv.slice(2);
/** The fixed variants, and a scroll view of each file whose offset a planted value reads. */
const files = [
  ['calendar-days', 'safe-area', 'hours'], ['mail-list', 'two', 'list'], ['music-library', 'travel', 'list'],
  ['product-page', 'from-rest', 'page'], ['social-profile', 'one-distance', 'page'], ['stay-search', 'carries', 'list'],
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync('Examples/patterns', join(folder, 'project'), { recursive: true });
const project = join(folder, 'project');
const budget = resolve(folder, 'budgets.json');
const run = (words) => spawnSync(resolve(tool), ['bench', ...words, '--json'], { cwd: project, encoding: 'utf8' });
const measured = (words) => {
  const done = run(words);
  if (done.status === null || done.status > 1) throw new Error(`bench ${words.join(' ')}: ${done.stderr}`);
  return { failed: done.status === 1, ...JSON.parse(done.stdout) };
};
const percent = (ratio) => `${ratio >= 1 ? '+' : ''}${((ratio - 1) * 100).toFixed(1)} %`;

const rows = [];
for (const [name, variant, view] of files) {
  const file = `Patterns/${name}.pattern.jsonc`;
  const words = [file, '--variant', variant];
  const [base] = measured([...words, '--budget', budget, '--reason', 'measured']).runs;
  const source = readFileSync(join(project, file), 'utf8');
  const place = source.indexOf('"values": {') + '"values": {'.length;
  const found = [];
  const passed = [];
  for (let roots = 1; roots <= 16; roots *= 2) {
    const formula = Array.from({ length: roots }, (_, index) => `sqrt(abs(${view}.offset) + ${index})`).join(' + ');
    writeFileSync(join(project, file), `${source.slice(0, place)}\n    "planted": "${formula}",${source.slice(place)}`);
    const result = measured([...words, '--budget', budget]);
    const ratio = result.runs[0].instr / base.instr;
    if (ratio > 1.01 && !result.failed) throw new Error(`${name}: ${percent(ratio)} passed the gate`);
    (result.failed ? found : passed).push(percent(ratio));
    if (ratio > 1.018) break;
  }
  writeFileSync(join(project, file), source);
  rows.push([`\`${name}\`, \`${variant}\``, base.units, Math.round(base.instr).toLocaleString('en'), base.allocs * base.units,
    found.join(', '), passed.join(', ') || 'none'].map((cell) => ` ${cell} `).join('|'));
  console.error(rows.at(-1));
}

const table = `| file, variant | frames | instructions a frame | allocations a run | planted, found | planted, passed |
|---|---|---|---|---|---|
${rows.map((row) => `|${row}|`).join('\n')}

Measured with ${execFileSync(tool, ['--version'], { encoding: 'utf8' }).split(' ').slice(0, 2).join(' ')}.`;
rewrite(guide, (text) => replaced(text, 'example costs', table));
