// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Measures how well films are read: exports runs of the gallery, encodes them as recorders do, reads them, and compares
// the tracks with the frames of the run, and the findings with those of the review. Writes the tables of the guide.
//
// Films, and what was read from them, are kept in the folder under names that depend on what they were made of: a film is
// made again if its run, the drawings or the encoding change, and read again if the sources have changed.
//
//   node Scripts/documentation/films.mjs TOOL FOLDER [GUIDE]

import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { GUIDE, figures, withRow } from './film-figures.mjs';
import { replaced, rewrite } from './parts.mjs';
import { films as textFilms, flung, make } from './text-films.mjs';

const [tool, folder, guide = GUIDE] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** A short name for what something was made of. */
const digest = (...contents) => {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 16);
};
const files = (path) => readdirSync(path, { recursive: true }).sort().filter((name) => name.endsWith('.swift')).map((name) => readFileSync(`${path}/${name}`));
const drawings = digest(...files('Sources/StoryboardRendering'));
const thisTool = digest(...files('Sources'));
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

const x264 = (crf) => ['-c:v', 'libx264', '-crf', `${crf}`, '-preset', 'fast'];
/** The kinds of films: ffmpeg's arguments, and how the run is exported if not as usual. */
const encodings = [
  { name: 'crf 23', words: x264(23), ending: 'mp4' },
  { name: 'crf 18', words: x264(18), ending: 'mp4' },
  { name: 'crf 28', words: x264(28), ending: 'mp4' },
  { name: 'half size, crf 23', words: ['-vf', 'scale=trunc(iw/4)*2:trunc(ih/4)*2:flags=area', ...x264(23)], ending: 'mp4' },
  { name: 'GIF, 300 px, 15 a second', words: ['-filter_complex', 'select=not(mod(n\\,4)),scale=300:-1:flags=area,split[a][b];[a]palettegen[p];[b][p]paletteuse', '-fps_mode', 'vfr'], ending: 'gif' },
  { name: 'dark, crf 23', words: x264(23), ending: 'mp4', source: 'dark', options: ['--theme', 'dark'], film: ['--crop', '60,200,750,1334'] },
  { name: '120 a second, crf 23', words: x264(23), ending: 'mp4', source: '120', options: ['--fps', '120'] },
  { name: 'crf 23 with `--scenario`', words: x264(23), ending: 'mp4', isCompared: true },
];
const wanted = process.env.KINDS?.split('|');

/** The rules that need no more than the content, its edge and a finger. */
const readable = [
  'JUMP', 'OSCILLATION', 'LEAD', 'DELTA', 'CH-BOUNDS', 'BOUNCE-COUPLING', 'REST-STATE', 'NO-COLLAPSE', 'CH-GAP', 'REST-OVERLAP', 'SLIP', 'SPEED',
  'DRAG-DEAD', 'HANDOVER-V', 'HANDOVER-V-VIS', 'OVERSHOOT', 'TELEPORT',
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
const truth = ({ scenario }, csv) => {
  const [head, ...lines] = csv.trim().split('\n').map(cells);
  const column = (name) => head.includes(name) && lines.map((line) => (line[head.indexOf(name)] === '' ? NaN : Number(line[head.indexOf(name)])));
  const rows = column('firstRow.y');
  const content = rows && rows.every((y) => !Number.isNaN(y)) ? rows.map((y) => -y)
    : shownList(column) || column('list.contentOffset.y') || column('contentOffset.y');
  return { opacity: opacity(scenario, column), finger: [column('finger.x'), column('finger.y')], content, edge: column('sheet.top') || column('header.height') || (scenario.startsWith('stretchy') && picture(column)) };
};

/** Where the bar ends below the device's status bar, in points. */
const bar = 64;
/** Where the picture of a stretchy header ends; nothing where that is behind the bar, which is translucent and has an edge, too. */
const picture = (column) => column('header.bottom').map((place) => (place < bar ? NaN : place));

/** The opacity of the title, where a value of the run tells it. */
const opacity = (scenario, column) => {
  const heights = column('header.height');
  // Below the status bar, 100 pt of a header collapse; its title is gone after 40 of them.
  if (scenario.startsWith('collapsing')) return heights && heights.map((height) => Math.min(Math.max(1 - (120 - height) / 40, 0), 1));
  return column('inlineTitle.alpha');
};

/** Whether an element of the run has an opacity that changes. */
const fades = ({ scenario, variant }, stem) => {
  const path = made(`${folder}/${stem}.${thisTool}.fades.txt`, (part) => {
    const records = `${part}.goldens`;
    execFileSync(tool, ['record', `Scenarios/${scenario}.scenario.jsonc`, '--device', device, '--variant', variant, '--update=all', '-q', '-o', records]);
    const record = readFileSync(`${records}/${scenario}/${variant}/${device}.run`, 'utf8');
    rmSync(records, { recursive: true });
    // The last two numbers of an element are its opacity and its scale, in ten thousandths, unless they change.
    const changing = record.split('\n').filter((line) => line.startsWith('element ')).map((line) => line.split(' ')).filter((words) => Number.isNaN(Number(words.at(-2))));
    writeFileSync(part, changing.map((words) => words[1]).join('\n'));
  });
  return readFileSync(path, 'utf8') !== '';
};

/** How far the list of the first tab has moved, until another one comes into view. */
const shownList = (column) => {
  const [outer, tab, pager] = ['outer.contentOffset.y', 'selectedTab', 'pager.contentOffset.x'].map(column);
  if (!outer || !tab || !pager) return false;
  // Some variants have one list for all tabs.
  const inner = column(`inner[${tab[0]}].contentOffset.y`) || [];
  const end = outer.findIndex((_, frame) => tab[frame] !== tab[0] || Math.abs(pager[frame] - pager[0]) > 0.5);
  return outer.map((y, frame) => (end < 0 || frame < end ? y + (inner[frame] || 0) : NaN));
};

const rms = (numbers) => Math.sqrt(numbers.reduce((sum, x) => sum + x * x, 0) / numbers.length);
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const largest = (numbers) => numbers.reduce((most, x) => Math.max(most, Math.abs(x)), 0);

/** The rules that find something in the simulation. */
const simulated = ({ scenario, variant }, stem) => {
  const path = made(`${folder}/${stem}.${thisTool}.findings.json`, (part) => {
    const run = spawnSync(tool, ['check', `Scenarios/${scenario}.scenario.jsonc`, '--device', device, '--variant', variant, '--exit-zero', '--reporter', `json=${part}`], { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(run.stderr);
  });
  return new Set(JSON.parse(readFileSync(path, 'utf8')).findings.map((finding) => finding.rule));
};

const share = (shares) => `${(100 * shares.reduce((a, b) => a + b) / shares.length).toFixed(1)} %`;

/** Writes what was measured of a kind of film into the guide, unless only some of its films were read. */
function write(kind, place, finding, opacity) {
  if (process.env.FILMS) return;
  rewrite(guide, (text) => {
    const places = withRow(text, 'accuracy', 0, kind, place);
    const findings = withRow(places, 'accuracy', 1, kind, finding);
    return figures(withRow(findings, 'opacity', 0, kind, opacity));
  });
}

/** Replaces a part of the guide. */
function replace(part, table) {
  rewrite(guide, (text) => replaced(text, part, table));
}

/** What is read from a film; kept for the tool that has read it. */
function reading(film, options) {
  const path = made(`${film}.${digest(thisTool, options.join(' '))}.json`, (part) => {
    const result = spawnSync(tool, ['film', film, '--device', device, '--json', '-q', ...options], { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (result.status === 2 || result.status === null) throw new Error(`${film}: ${result.stderr}`);
    writeFileSync(part, result.stdout);
  });
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** The film of a run, and what is read from it. */
function read(encoding, run) {
  const name = `${run.scenario.replace('/', '_')}_${run.variant}`;
  const scenario = [`Scenarios/${run.scenario}.scenario.jsonc`, '--device', device, '--variant', run.variant];
  const rate = encoding.source === '120' ? ['--fps', '120'] : [];
  const csv = execFileSync(tool, ['frames', ...scenario, '--format', 'csv', ...rate], { encoding: 'utf8', maxBuffer: 1 << 28 });
  const options = ['--scale', '2', ...encoding.options ?? []];
  const origin = digest(drawings, csv, options.join(' '));
  const film = made(`${folder}/${name}.${digest(origin, encoding.words.join(' '))}.${encoding.ending}`, (part) => {
    const source = made(`${folder}/${name}.${origin}.mp4`, (draft) => execFileSync(tool, ['export', ...scenario, ...options, '-q', '-o', draft]));
    execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', source, ...encoding.words, part]);
  });
  const run0 = truth(run, csv);
  const report = reading(film, [...encoding.film ?? [], ...encoding.isCompared ? ['--scenario', scenario[0], '--variant', run.variant] : []]);
  return { report, run0, rules: simulated(run, name), fades: fades(run, name), name, csv };
}

/** How far tracks are from the values of the run, in points. */
function errors({ report, run0 }, runRate) {
  const step = runRate / report.rate;
  const [dx, de, df] = [[], [], []];
  // How far the content has moved counts from the first frame in which that is known.
  const first = report.frames.findIndex(([, scrolled]) => scrolled !== null);
  const origin = first < 0 ? 0 : report.frames[first][1] - run0.content[Math.round(first * step)];
  let touched = 0;
  report.frames.forEach(([, scrolled, , edge, x, y], index) => {
    const frame = Math.round(index * step);
    if (frame >= run0.content.length) return;
    if (scrolled !== null && !Number.isNaN(run0.content[frame])) dx.push(scrolled - run0.content[frame] - origin);
    if (run0.edge && edge !== null && !Number.isNaN(run0.edge[frame])) de.push(edge - run0.edge[frame]);
    if (!Number.isNaN(run0.finger[0][frame])) touched += 1;
    if (x !== null && !Number.isNaN(run0.finger[0][frame])) df.push(Math.hypot(x - run0.finger[0][frame], y - run0.finger[1][frame]));
  });
  // Where a thin line at the edge is counted to, is the same in every picture.
  const bias = de.length ? median(de) : 0;
  return { dx, de: de.map((x) => x - bias), df, touched };
}

/** How far the opacity of the clearest fade is from the run's, where a value of the run tells that, and the standard errors. */
function opacityErrors({ report, run0 }, runRate) {
  if (!report.fades.length || report.fades[0].appears !== null || report.fades[0].vanishes !== null || !run0.opacity) return { da: [], se: [] };
  const known = report.frames.flatMap(([, , , , , , , , alpha, error], index) => {
    const truth = run0.opacity[Math.round(index * runRate / report.rate)];
    return alpha === null || truth === undefined ? [] : [{ alpha, error, truth }];
  });
  // What is clearest in the film counts as 1.
  const [least, most] = [Math.min(...known.map(({ truth }) => truth)), Math.max(...known.map(({ truth }) => truth))];
  return { da: known.map(({ alpha, truth }) => alpha - (truth - least) / (most - least || 1)), se: known.map(({ error }) => error) };
}

/** How many times content has to pass an edge, and how far in a frame, in points: a line that goes with it is the content's. */
const [leastPassings, leastStep] = [4, 1];
/** In which frames the picture has an edge that can be told from lines of the content; in none if content never passes it. */
function edgeFrames({ content, edge }, { scenario }, height = 667) {
  if (!edge) return [];
  const isSheet = scenario.startsWith('bottom-sheet');
  const step = (values, frame) => values[frame] - values[frame - 1];
  const passes = edge.filter((place, frame) => frame && (isSheet ? Math.abs(step(edge, frame)) >= leastStep : place > 0 && Math.abs(step(edge, frame) + step(content, frame)) >= leastStep));
  if (passes.length < leastPassings) return [];
  return edge.map((place) => place > 0 && place < height);
}

/** How far off the content or the edge of a film may be that is not misread, in points (rms). */
const mostOff = 1.5;

const known = (frames, column) => frames.filter((frame) => frame[column] !== null).length / frames.length;
const decimals = (value, digits) => (Number.isFinite(value) ? value.toFixed(digits) : '–');

for (const encoding of encodings.filter(({ name }) => !wanted || wanted.includes(name))) {
  const [content, edges, fingers, covered, sure, seen, each, distinct] = [[], [], [], [], [], [], [], []];
  const faded = { runs: 0, found: 0, wrong: 0, da: [], se: [] };
  const sum = { shown: 0, judged: 0, found: 0, wrong: 0, films: 0 };
  for (const run of runs) {
    const film = read(encoding, run);
    const { report, rules } = film;
    const { dx, de, df, touched } = errors(film, encoding.source === '120' ? 120 : 60);
    content.push(...dx);
    edges.push(...de);
    fingers.push(...df);
    covered.push(known(report.frames, 1));
    sure.push(known(report.frames, 3));
    const shown = edgeFrames(film.run0, run);
    const runRate = encoding.source === '120' ? 120 : 60;
    const framesWithEdge = report.frames.filter((_, index) => shown[Math.round(index * runRate / report.rate)]);
    if (framesWithEdge.length) distinct.push(known(framesWithEdge, 3));
    if (touched) seen.push(df.length / touched);
    each.push({ dx: rms(dx), de: de.length ? rms(de) : NaN });
    const expected = [...rules].filter((rule) => readable.includes(rule));
    const filmed = new Set(report.findings.map((finding) => finding.rule));
    const able = expected.filter((rule) => report.judged.includes(rule));
    sum.shown += expected.length;
    sum.judged += able.length;
    sum.found += able.filter((rule) => filmed.has(rule)).length;
    sum.wrong += [...filmed].filter((rule) => !rules.has(rule)).length;
    sum.films += 1;
    const { da, se } = opacityErrors(film, runRate);
    faded.da.push(...da);
    faded.se.push(...se);
    faded.runs += film.fades;
    faded.found += film.fades && report.fades.length > 0;
    faded.wrong += !film.fades && report.fades.length > 0;
    if (process.env.VERBOSE) console.error(encoding.name, film.name, decimals(rms(dx), 3), decimals(largest(dx), 2), '|', decimals(rms(de), 3), '|', decimals(rms(df), 3), report.role, 'unjudged', expected.filter((rule) => !able.includes(rule)).join(' '), 'missed', able.filter((rule) => !filmed.has(rule)).join(' '), 'wrong', [...filmed].filter((rule) => !rules.has(rule)).join(' '), 'fades', film.fades, report.fades.length, decimals(rms(da), 4), decimals(largest(da), 3));
  }
  const of = (key) => decimals(median(each.map((x) => x[key]).filter((x) => !Number.isNaN(x))) ?? NaN, 3);
  const misread = each.filter(({ dx, de }) => dx > mostOff || de > mostOff).length;
  const place = `${decimals(rms(content), 2)} / ${decimals(largest(content), 1)} | ${of('dx')} | ${decimals(rms(edges), 2)} / ${decimals(largest(edges), 1)} | ${of('de')} | ${decimals(rms(fingers), 2)} | ${share(covered)}, ${share(sure)}, ${share(distinct)} of ${distinct.length}, ${share(seen)} | ${misread}`;
  const finding = `${sum.shown} | ${sum.judged} | ${sum.found} | ${sum.wrong}`;
  const opacity = `${faded.runs} | ${faded.found} | ${faded.wrong} | ${decimals(rms(faded.da), 3)} / ${decimals(largest(faded.da), 2)} | ${decimals(rms(faded.se), 3)}`;
  write(`${encoding.name}, ${sum.films} films`, place, finding, opacity);
}

/** Films of pages that move sideways. */
const sideways = ['| film | sideways, rms / max, pt | known | way, pt | found | found that the simulation has not |', '|---|---|---|---|---|---|'];
const pagers = [
  'sticky-tabs/page-swipe st6', 'sticky-tabs/page-swipe st7', 'sticky-tabs/page-swipe st8', 'sticky-tabs/diagonal st7', 'sticky-tabs/tap-tabs st7',
  'sticky-tabs/tap-while-decelerating st7', 'sticky-tabs/right-to-left st7', 'sticky-tabs/short-tab st7', 'page-carousel/flicks pc0', 'page-carousel/flicks pc3',
].map((name) => name.split(' ')).map(([scenario, variant]) => ({ scenario, variant }));
for (const run of !wanted || wanted.includes('sideways') ? pagers : []) {
  const { report, rules, csv } = read(encodings[0], run);
  const [head, ...lines] = csv.trim().split('\n').map(cells);
  const name = ['pager.contentOffset.x', 'contentOffset.y'].find((value) => head.includes(value));
  const places = lines.map((line) => Number(line[head.indexOf(name)]));
  const off = report.frames.flatMap((frame, index) => (frame[6] === null || index >= places.length ? [] : [frame[6] - places[index] + places[0]]));
  const found = [...new Set(report.findings.map((finding) => finding.rule))];
  const list = (names) => names.map((rule) => `\`${rule}\``).join(', ') || 'nothing';
  sideways.push(`| \`${run.scenario}\`, \`${run.variant}\` | ${decimals(rms(off), 2)} / ${decimals(largest(off), 2)} | ${share([known(report.frames, 6)])} | ${Math.round(Math.max(...places) - Math.min(...places))} | ${list(found)} | ${list(found.filter((rule) => !rules.has(rule)))} |`);
}
if (sideways.length > 2) replace('sideways', sideways.join('\n'));

/** Films of real text: what is measured in each, and what is found that is not there. */
const texts = ['| film | content, rms / max, pt | edge, rms / max, pt | known: content, edge | found |', '|---|---|---|---|---|'];
const way = readFileSync('Scripts/documentation/text-films.mjs');
for (const film of !wanted || wanted.includes('texts') ? textFilms : []) {
  const path = `${folder}/${film.name.replace(/\W+/g, '-')}.${digest(way)}.mp4`;
  if (!existsSync(path)) {
    const part = path.replace('.mp4', '.part.mp4');
    await make(film, part);
    renameSync(part, path);
  }
  const report = reading(path, []);
  const offsets = flung(film.speed);
  const { dx, de } = errors({ report, run0: { content: offsets, edge: offsets.map(film.edge), finger: [offsets.map(() => NaN), []] } }, 60);
  const rules = report.findings.map((finding) => `\`${finding.rule}\``);
  texts.push(`| ${film.name} | ${decimals(rms(dx), 2)} / ${decimals(largest(dx), 2)} | ${de.length ? `${decimals(rms(de), 2)} / ${decimals(largest(de), 2)}` : '–'} | ${share([known(report.frames, 1)])}, ${share([known(report.frames, 3)])} | ${rules.join(', ') || 'nothing'} |`);
}
if (texts.length > 2) replace('texts', texts.join('\n'));
