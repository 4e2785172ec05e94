// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Measures how well films are read: exports runs of the gallery, encodes them as recorders do, reads them, and compares
// the tracks with the frames of the run, and the findings with those of the review. Writes the tables of the guide.
//
//   node Scripts/documentation/films.mjs TOOL FOLDER [GUIDE]

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const [tool, folder, guide = 'Documentation/films.md'] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const device = 'iphone-8';

/** The runs: a scenario and variants, broken and fixed. Broken ones have findings of the rules that a film can be judged by. */
const runs = [
  ['collapsing-header/slow-up-down', 'ch2', 'ch3', 'ch6', 'ch8'],
  ['collapsing-header/pull-top', 'ch3', 'ch4', 'ch8'],
  ['collapsing-header/fling-bottom', 'ch3', 'ch4', 'ch5', 'ch8'],
  ['collapsing-header/fling-top', 'ch1', 'ch2', 'ch3', 'ch4', 'ch5', 'ch6', 'ch7', 'ch8'],
  ['collapsing-header/first-delta', 'ch3', 'ch6', 'ch7'],
  ['collapsing-header/short-content', 'ch3', 'ch4', 'ch8'],
  ['bottom-sheet/up-and-down', 'bs0', 'bs3'],
  ['bottom-sheet/min-up-fast', 'bs2', 'bs3'],
  ['bottom-sheet/max-down-fast', 'bs1', 'bs3'],
  ['bottom-sheet/slow-half', 'bs0', 'bs3'],
  ['bottom-sheet/handover', 'bs0', 'bs2', 'bs3'],
  ['bottom-sheet/catch-in-flight', 'bs0', 'bs3'],
  ['bottom-sheet/detents', 'bs5'],
  ['quick-return/down-and-back', 'qr0', 'qr3'],
  ['quick-return/fling-bottom', 'qr0', 'qr3'],
  ['quick-return/collapsed-first', 'qr3'],
  ['stretchy-header/pull-and-scroll', 'sy0', 'sy2', 'sy3'],
  ['stretchy-header/shows-more', 'sy3'],
  ['pull-to-refresh/pull-and-wait', 'pr1', 'pr2', 'pr3'],
  ['pull-to-refresh/scroll-while-fetching', 'pr1', 'pr3'],
  ['large-title/lift-halfway', 'lt0', 'lt3'],
  ['large-title/quick-start', 'lt1', 'lt3'],
  ['sticky-headers/fling', 'sh3'],
  ['sticky-headers/bounce-both-ends', 'sh3'],
  ['sticky-headers/slow-through-sections', 'sh3'],
  ['sticky-tabs/up-down-slow', 'st0', 'st3', 'st7'],
  ['sticky-tabs/short-tab', 'st1', 'st7'],
  ['sticky-tabs/fling-up', 'st4', 'st7'],
  ['sticky-tabs/inner-bounces', 'st6', 'st7'],
  ['sticky-tabs/re-tap', 'st3', 'st7'],
  ['parallax/fling-and-return', 'px3'],
  ['parallax/pull-and-read', 'px3'],
].flatMap(([scenario, ...variants]) => variants.map((variant) => ({ scenario, variant })))
  .filter(({ scenario, variant }) => !process.env.FILMS || process.env.FILMS.split(' ').includes(`${scenario.replace('/', '_')}_${variant}`));

/** How films are encoded: ffmpeg's arguments. */
const encodings = [
  { name: 'crf 18', words: ['-c:v', 'libx264', '-crf', '18', '-preset', 'fast'], ending: 'mp4' },
  { name: 'crf 23', words: ['-c:v', 'libx264', '-crf', '23', '-preset', 'fast'], ending: 'mp4' },
  { name: 'half size, crf 23', words: ['-vf', 'scale=trunc(iw/4)*2:trunc(ih/4)*2:flags=area', '-c:v', 'libx264', '-crf', '23', '-preset', 'fast'], ending: 'mp4' },
  { name: 'GIF, 300 px, 15 a second', words: ['-filter_complex', 'select=not(mod(n\\,4)),scale=300:-1:flags=area,split[a][b];[a]palettegen[p];[b][p]paletteuse', '-fps_mode', 'vfr'], ending: 'gif' },
  { name: 'crf 28', words: ['-c:v', 'libx264', '-crf', '28', '-preset', 'fast'], ending: 'mp4' },
];

/** Runs a program, with its output in a file that gets its name when it is whole. */
const made = (path, make) => {
  if (!existsSync(path)) {
    const part = path.replace(/(\.\w+)$/, '.part$1');
    make(part);
    renameSync(part, path);
  }
  return path;
};

const cells = (line) => line.split(',');
/** The values of a run, by name. */
const truth = ({ scenario, variant }, stem) => {
  const path = made(`${folder}/${stem}.csv`, (part) => writeFileSync(part, execFileSync(
    tool, ['frames', `Scenarios/${scenario}.scenario.jsonc`, '--device', device, '--variant', variant, '--format', 'csv'], { maxBuffer: 1 << 28 })));
  const [head, ...lines] = readFileSync(path, 'utf8').trim().split('\n').map(cells);
  const column = (name) => head.includes(name) && lines.map((line) => (line[head.indexOf(name)] === '' ? NaN : Number(line[head.indexOf(name)])));
  const rows = column('firstRow.y');
  const content = rows && rows.every((y) => !Number.isNaN(y)) ? rows.map((y) => -y)
    : column('list.contentOffset.y') || column('contentOffset.y');
  return { content, edge: column('sheet.top') || column('header.height') || (scenario.startsWith('stretchy') && column('header.bottom')) };
};

const rms = (numbers) => Math.sqrt(numbers.reduce((sum, x) => sum + x * x, 0) / numbers.length);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const largest = (numbers) => numbers.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** The rules that find something in the simulation. */
const simulated = ({ scenario, variant }, stem) => {
  const path = made(`${folder}/${stem}.findings.json`, (part) => {
    const run = spawnSync(tool, ['check', `Scenarios/${scenario}.scenario.jsonc`, '--device', device, '--variant', variant, '--exit-zero', '--reporter', `json=${part}`], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
  });
  return new Set(JSON.parse(readFileSync(path, 'utf8')).findings.map((finding) => finding.rule));
};

const share = (shares) => `${(100 * shares.reduce((a, b) => a + b) / shares.length).toFixed(1)} %`;

const rows = [];
const judged = [];
/** Writes the tables of all encodings so far into the guide. */
function write() {
  const table = [
    '| film | content, rms / max, pt | median film | edge, rms / max, pt | median film | known: content, edge |', '|---|---|---|---|---|---|', ...rows, '',
    '| film | findings of the simulation that the film has | findings that the simulation has not |', '|---|---|---|', ...judged,
  ].join('\n');
  const text = readFileSync(guide, 'utf8');
  const [start, end] = ['<!-- accuracy -->', '<!-- end of accuracy -->'];
  writeFileSync(guide, `${text.slice(0, text.indexOf(start) + start.length)}\n\n${table}\n\n${text.slice(text.indexOf(end))}`);
}

for (const encoding of encodings) {
  const content = [], edges = [], covered = [], sure = [], each = [];
  let [found, expected, wrong, fixed] = [0, 0, 0, 0];
  for (const run of runs) {
    const stem = `${run.scenario.replace('/', '_')}_${run.variant}`;
    const source = made(`${folder}/${stem}.mp4`, (part) => execFileSync(
      tool, ['export', `Scenarios/${run.scenario}.scenario.jsonc`, '--device', device, '--variant', run.variant, '--scale', '2', '-q', '-o', part]));
    const slug = encoding.name.replace(/\W+/g, '-');
    const film = made(`${folder}/${stem}.${slug}.${encoding.ending}`, (part) => execFileSync(
      'ffmpeg', ['-v', 'error', '-y', '-i', source, ...encoding.words, part]));
    const reading = spawnSync(tool, ['film', film, '--device', device, '--json', '-q'], { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (reading.status === 2 || reading.status === null) throw new Error(`${film}: ${reading.stderr}`);
    const report = JSON.parse(reading.stdout);
    const run0 = truth(run, stem);
    const step = 60 / report.rate;
    const [dx, de] = [[], []];
    // How far the content has moved counts from the first frame in which that is known.
    const first = report.frames.findIndex(([, scrolled]) => scrolled !== null);
    const origin = first < 0 ? 0 : report.frames[first][1] - run0.content[Math.round(first * step)];
    report.frames.forEach(([, scrolled, , edge], index) => {
      const frame = Math.round(index * step);
      if (frame >= run0.content.length) return;
      if (scrolled !== null) dx.push(scrolled - run0.content[frame] - origin);
      if (run0.edge && edge !== null && !Number.isNaN(run0.edge[frame])) de.push(edge - run0.edge[frame]);
    });
    // Where a thin line at the edge is counted to, is the same in every picture.
    const bias = de.length ? median(de) : 0;
    const off = de.map((x) => x - bias);
    content.push(...dx);
    edges.push(...off);
    covered.push(report.frames.filter(([, scrolled]) => scrolled !== null).length / report.frames.length);
    sure.push(report.frames.filter(([, , , edge]) => edge !== null).length / report.frames.length);
    each.push({ run, dx: rms(dx), mx: largest(dx), de: off.length ? rms(off) : NaN, me: off.length ? largest(off) : NaN, bias });
    // Rules that had nothing to judge in the film are listed in its report: they are not missed.
    const expectedRules = [...simulated(run, stem)].filter((rule) => report.judged.includes(rule));
    const filmed = new Set(report.findings.map((finding) => finding.rule));
    expected += expectedRules.length;
    found += expectedRules.filter((rule) => filmed.has(rule)).length;
    const extra = [...filmed].filter((rule) => !simulated(run, stem).has(rule));
    wrong += extra.length;
    fixed += 1;
    if (process.env.VERBOSE) console.error(encoding.name, stem, rms(dx).toFixed(3), largest(dx).toFixed(2), '|', off.length ? rms(off).toFixed(3) : '-', off.length ? largest(off).toFixed(2) : '-', report.coverage, report.role, 'expected', [...simulated(run, stem)].join(' '), 'filmed', [...filmed].join(' '));
  }
  rows.push(`| ${encoding.name}, ${fixed} films | ${rms(content).toFixed(2)} / ${largest(content).toFixed(1)} | ${median(each.map((x) => x.dx).filter((x) => !Number.isNaN(x))).toFixed(3)} | ${rms(edges).toFixed(2)} / ${largest(edges).toFixed(1)} | ${median(each.filter((x) => !Number.isNaN(x.de)).map((x) => x.de)).toFixed(3)} | ${share(covered)}, ${share(sure)} |`);
  judged.push(`| ${encoding.name}, ${fixed} films | ${found} of ${expected} | ${wrong} in ${fixed} films |`);
  write();
}
