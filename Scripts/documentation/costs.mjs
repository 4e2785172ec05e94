// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What commands cost, and the tables of it in the guide.
//
//   node Scripts/documentation/costs.mjs TOOL BENCH FOLDER [PART]   measures with release builds, and writes record and guide
//   node Scripts/documentation/costs.mjs                            writes the guide from the record
//
// The parts are `instructions`, which hardly depend on the machine, `pages`, which are compared with native code in the
// same run, and `seconds`. Parts that are not measured remain those of the record.
//
// The record is Benchmarks/costs.json. Rows of single frames are those of Benchmarks/budgets.json and of the guide to
// the layout, so that no figure is written twice.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rewrite } from './parts.mjs';

export const GUIDE = 'Documentation/costs.md';
export const RECORD = 'Benchmarks/costs.json';

const host = 'x86_64-swift6.3';
const budgets = () => JSON.parse(readFileSync('Benchmarks/budgets.json', 'utf8')).hosts[host];

/** The patterns of the four articles, in their fixed variants. */
const articles = [
  ['collapsing-header', 'ch8'], ['sticky-headers', 'sh3'], ['bottom-sheet', 'bs3'], ['sticky-tabs', 'st7'],
];
const commands = ['frames', 'check', 'record'];
/** Frames of the script that the cases `simulate` play: a sheet comes to rest sooner. */
const simulatedFrames = (pattern) => (pattern === 'bottom-sheet' ? 481 : 505);
/** Frames of the script that the cases `review-touches` review: one touch a second, until what moves has come to rest. */
const touchedFrames = (pattern, touches) => 120 * touches + ({ 'bottom-sheet': 87, 'sticky-tabs': 1 }[pattern] ?? 80);
const rate = 120;

// Measuring

const fling = (up) => ({
  type: 'fling', from: ['50%', up ? '80%' : '30%'], by: [0, up ? -150 : 150], duration: 120,
  endVelocity: [0, up ? -1800 : 1800],
});
const pause = (seconds) => ({ type: 'pause', duration: Math.round(1000 * seconds) });

/** A script that rests after a fling, or that moves all the time. */
const script = (pattern, variant, seconds, rests) => {
  const steps = rests ? [fling(true), { type: 'pause', until: 'settled', timeout: 8000 }, pause(seconds)] : [];
  for (let time = 0, index = 0; !rests && time < seconds; time += 1, index += 1) steps.push(fling(index % 2 === 0), pause(0.88));
  return JSON.stringify({
    version: 1, id: `costs/${variant}`, title: 'Costs', summary: 'Measured by costs.mjs.', pattern,
    devices: ['iphone-15-pro'], variants: [variant], steps,
  });
};

/** How many milliseconds a save takes until all files are written again: the least of five. */
const saved = async (tool, folder) => {
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/saved.scenario.jsonc`;
  copyFileSync('Scenarios/collapsing-header/slow-up-down.scenario.jsonc', path);
  const watch = spawn(tool, ['render', path, '--watch', '--output', `${folder}/out`], { stdio: ['ignore', 'ignore', 'pipe'] });
  let [said, times] = ['', []];
  for await (const text of watch.stderr.setEncoding('utf8')) {
    said += text;
    times = [...said.matchAll(/rendered again in (\d+) ms/g)].map(([, time]) => Number(time));
    if (times.length === 5) break;
    // Saved when it waits.
    if (/watching|rendered again/.test(text)) appendFileSync(path, '\n');
  }
  watch.kill('SIGINT');
  return Math.min(...times);
};

/** How commands are run and measured. */
const commandsOf = (tool, folder) => {
  mkdirSync(folder, { recursive: true });
  const environment = { ...process.env, CI: '' };
  const output = `${folder}/out`;
  const words = (command, path) => [
    command, path, '--quiet',
    ...(command === 'frames' ? ['--fps', `${rate}`, '--output', '/dev/null'] : []),
    ...(command === 'check' ? ['--fps', `${rate}`, '--jobs', '1'] : []),
    ...(command === 'record' ? ['--fps', `${rate}`, '--output', output, '--jobs', '1'] : []),
  ];
  const run = (program, list) => {
    const { status, stderr } = spawnSync(program, list, { env: environment, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'ignore', 'pipe'] });
    if (status > 1 || status === null) throw new Error(`${program} ${list.join(' ')}\n${stderr}`);
    return stderr;
  };
  /** Instructions of a command. */
  const instructions = (list) => {
    rmSync(output, { recursive: true, force: true });
    const text = run('valgrind', ['--tool=callgrind', '--callgrind-out-file=/dev/null', tool, ...list]);
    return Number(/Collected : (\d+)/.exec(text)[1]);
  };
  /** Seconds of the processor, and megabytes, of a command. */
  const costs = (list) => {
    const text = run('/usr/bin/time', ['-f', '%U %S %M', tool, ...list]).trim().split('\n').at(-1).split(' ').map(Number);
    return { seconds: text[0] + text[1], megabytes: text[2] / 1024 };
  };
  /** Seconds of a command that takes less than a clock of the system shows: those of many, divided. */
  const repeated = (list, count) => {
    const line = [tool, ...list].map((word) => `'${word}'`).join(' ');
    const text = run('/usr/bin/time', ['-f', '%U %S', 'sh', '-c', `i=0; while [ $i -lt ${count} ]; do ${line} || exit 2; i=$((i + 1)); done`]);
    return text.trim().split('\n').at(-1).split(' ').map(Number).reduce((a, b) => a + b) / count;
  };
  /** The least of some runs: other programs only add to it. */
  const best = (words) => [0, 1, 2].map(() => costs(words())).reduce((a, b) => (b.seconds < a.seconds ? b : a));
  /** A folder that no run has written to. */
  let folders = 0;
  const fresh = () => {
    folders += 1;
    return `${folder}/fresh-${folders}`;
  };
  const write = (name, text) => {
    const path = `${folder}/${name}.scenario.jsonc`;
    writeFileSync(path, text);
    return path;
  };
  const frameCount = (path) => execFileSync(tool, ['frames', path, '--fps', `${rate}`, '--format', 'csv'], { maxBuffer: 1 << 28 })
    .toString().trimEnd().split('\n').length - 1;

  return { output, words, instructions, costs, repeated, best, fresh, write, frameCount };
};

const measured = (tool) => ({
  measured: new Date().toISOString().slice(0, 10),
  version: execFileSync(tool, ['--version']).toString().trim(),
});

const tinyRender = (fresh) => ['render', 'Scenarios/collapsing-header/slow-up-down.scenario.jsonc', '--variant', 'ch8', '--output', fresh(), '--quiet', '--jobs', '1'];

/** What is counted. */
const count = (tool, { fresh, instructions, write, words, frameCount }) => {
  const frames = articles.flatMap(([pattern, variant]) => {
    const kinds = [true, false].map((rests) => [6, 16].map((seconds) => write(`${variant}-${rests ? 'rests' : 'moves'}-${seconds}`, script(pattern, variant, seconds, rests))));
    return commands.map((command) => {
      const [rests, moves] = kinds.map(([short, long]) => Math.round(
        (instructions(words(command, long)) - instructions(words(command, short))) / (frameCount(long) - frameCount(short))));
      return { pattern, command, rests, moves };
    });
  });
  const tiny = tinyRender(fresh);
  const devices = (ids) => instructions([...tiny, '--device', ids]);
  const [one, two] = ['iphone-8', 'iphone-8,iphone-11'].map(devices);
  return { instructions: { ...measured(tool), frames, device: { fixed: one, more: two - one } } };
};

/** How large pages are, and how long a frame takes in their modules and natively, in nanoseconds, in the same run. */
const weigh = (tool, bench, { fresh }) => {
  const folder = fresh();
  execFileSync(tool, ['render', 'Scenarios', '--output', folder, '--quiet']);
  const pages = readdirSync(folder, { recursive: true }).filter((path) => /^[^/]+\/[^/]+\/index\.html$/.test(path));
  const kilobytes = (hasAll) => pages.filter((path) => path.includes('every-device') === hasAll).map((path) => statSync(`${folder}/${path}`).size / 1000);
  const lines = execFileSync(bench, [
    'run', '--filter', '^wasm/.*/(native|node)$', '--metric', 'time', '--forks', '3', '--time', '1s', '--format', 'jsonl',
  ]).toString().trim().split('\n').map((line) => JSON.parse(line));
  const least = (pattern, engine) => Math.min(...lines.find((line) => line.case === `wasm/${pattern}/iphone-8/${engine}`).ns.forks);
  return {
    pages: {
      ...measured(tool), few: Math.max(...kilobytes(false)), all: Math.max(...kilobytes(true)),
      frames: articles.map(([pattern]) => ({ pattern, native: least(pattern, 'native'), node: least(pattern, 'node') })),
    },
  };
};

/** What is timed, and how much memory and how many bytes it takes. */
const time = async (tool, folder, { output, words, costs, repeated, best, fresh, write, frameCount }) => {
  const lengths = [10, 60, 300, 590].map((seconds) => {
    const path = write(`long-${seconds}`, script('collapsing-header', 'ch8', seconds, false));
    const count = frameCount(path);
    rmSync(output, { recursive: true, force: true });
    const row = { frames: count, frames_: costs(words('frames', path)), record: costs(words('record', path)) };
    row.diff = costs(['diff', output, path, '--fps', `${rate}`, '--quiet', '--jobs', '1']);
    row.check = costs(words('check', path));
    return row;
  });
  const product = write('product', script('collapsing-header', 'ch8', 240, false));
  const render = (paths, to) => ['render', ...paths, '--allow-files', 'Examples', '--output', to, '--quiet', '--jobs', '1'];
  const everything = ['Examples/patterns', 'Examples/android', 'Examples/museum', 'Scenarios'];
  const files = (path) => readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => statSync(`${entry.parentPath}/${entry.name}`).size);
  const set = (paths) => {
    let path = '';
    const cost = best(() => {
      path = fresh();
      return render(paths, path);
    });
    const sizes = files(path);
    return { seconds: cost.seconds, files: sizes.length, megabytes: sizes.reduce((a, b) => a + b, 0) / 1e6 };
  };
  const tiny = tinyRender(fresh);
  let goldens = '';
  return {
    ...measured(tool), lengths,
    product: { frames: frameCount(product), ...best(() => words('frames', product)) },
    scenarios: set(['Scenarios']), gallery: set(everything),
    check: best(() => ['check', 'Scenarios', '--quiet', '--jobs', '1']).seconds,
    record: best(() => {
      goldens = fresh();
      return ['record', 'Scenarios', '--output', goldens, '--quiet', '--jobs', '1'];
    }).seconds,
    diff: best(() => ['diff', goldens, 'Scenarios', '--quiet', '--jobs', '1']).seconds,
    tiny: Math.min(...[0, 1, 2].map(() => repeated([...tiny, '--device', 'iphone-8'], 20))),
    saved: await saved(tool, `${folder}/saved`),
  };
};

// Writing

const grouped = (number) => `${Math.round(number)}`.replace(/\B(?=(\d{3})+$)/g, ',');
const digits = (number, count) => number.toFixed(count);
const table = (...rows) => rows.map((row) => `| ${row.join(' | ')} |`).toSpliced(1, 0, `|${rows[0].map(() => '---|').join('')}`).join('\n');

const frameTable = ({ instructions: { frames } }) => table(
  ['pattern', ...commands.map((command) => `\`${command}\`: moving`).flatMap((title, index) => [title, `resting`, 'share'].map((word, place) => (place ? word : title)))],
  ...articles.map(([pattern]) => [pattern, ...commands.flatMap((command) => {
    const { rests, moves } = frames.find((row) => row.pattern === pattern && row.command === command);
    return [grouped(moves), grouped(rests), digits(rests / moves, 2)];
  })]));

const memoryTable = ({ lengths }) => table(
  ['frames', '`frames`', '`record`', '`diff`', '`check`'],
  ...lengths.map((row) => [grouped(row.frames), ...[row.frames_, row.record, row.diff, row.check]
    .map(({ seconds, megabytes }) => `${digits(megabytes, 0)} MB, ${digits(seconds, 2)} s`)]));

const range = (numbers, format) => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map(format);
  return least === most ? least : `${least} to ${most}`;
};

const costTable = (record) => {
  const known = budgets();
  const simulated = articles.map(([pattern]) => known[`simulate/${pattern}/iphone-15-pro/catch`].instr / simulatedFrames(pattern));
  // Lines of JSON are longer where offsets have more digits.
  const sections = [['record', '1e1'], ['frames', '1e2'], ['review', '1e1']].map(([area, few]) => [few, '1e3', '1e5'].map((count) => {
    const { instr, bytes_out: bytes } = known[`${area}-sections/sticky-headers/iphone-11/sections:${count}`];
    return instr / (bytes ?? 1);
  }));
  const growth = sections.map(([few, ...many]) => Math.max(0, 100 * (Math.max(...many) / few - 1)));
  const touches = articles.map(([pattern]) => [['1e1', 10], ['3e2', 300]].map(([name, count]) => known[`review-touches/${pattern}/iphone-11/touches:${name}`].instr / touchedFrames(pattern, count)));
  const moreTouches = Math.max(0, ...touches.map(([few, many]) => 100 * (many / few - 1)));
  const layout = readFileSync('Documentation/performance.md', 'utf8').split('\n').filter((line) => /^\| [^|]+\(`/.test(line)).map((line) => line.split('|').map((cell) => cell.trim()));
  const shares = record.instructions.frames.map(({ rests, moves }) => rests / moves);
  const { product, scenarios, gallery } = record;
  return table(
    ['work', 'was', 'goal', 'is', 'by'],
    ['layout of a frame : the same in C, instructions', '1.49 to 2.23', '1.25', range(layout.map((cells) => Number(cells[5])), (number) => digits(number, 3)), '`make bench-floor`'],
    ['the same, time while scrolling', '1.28 to 1.85', '1.25', range(layout.map((cells) => Number(cells[6])), (number) => digits(number, 2)), '`make bench-floor`'],
    ['a frame of a pause : a frame that moves, script to recording', '1', '0.5', range(shares, (number) => digits(number, 2)), '`make costs`'],
    ['a frame from the script into storage, instructions', '3,880 to 4,640', '1,200', range(simulated, grouped), '`bench check`'],
    ['1e5 sections instead of 1e1, more instructions: values and elements of a frame; a byte of JSON (instead of 1e2); review of a frame', '9 to 20 ×', '1 %', growth.map((number) => `${digits(number, 1)} %`).join('; '), '`bench check --full`'],
    ['300 touches in a run instead of 10, more instructions: review of a frame', '', '1 %', `${digits(moreTouches, 1)} %`, '`bench check --full`'],
    [`\`frames\` of ${grouped(product.frames)} frames`, '0.36 s, 136 MB', '0.15 s, 20 MB', `${digits(product.seconds, 2)} s, ${digits(product.megabytes, 0)} MB`, '`make costs`'],
    ['the scenarios of the catalogue as a gallery', '2.6 to 3.0 s, 80 MB', '1.5 s', `${digits(scenarios.seconds, 1)} s, ${grouped(scenarios.files)} files, ${grouped(scenarios.megabytes)} MB`, '`make costs`'],
    ['the whole gallery', '', '', `${digits(gallery.seconds, 1)} s, ${grouped(gallery.files)} files, ${grouped(gallery.megabytes)} MB`, '`make costs`'],
    ["a frame in a page's module (node) : natively, time", '1.8 to 2.9', '1.5', range(record.pages.frames.map(({ native, node }) => node / native), (number) => digits(number, 1)), '`make costs`'],
    ['the largest page of a scenario; of all 48 devices', '', '700 kB', `${grouped(record.pages.few)} kB; ${grouped(record.pages.all)} kB`, '`make costs`'],
    ['a page of one device, instructions', '284 M', '80 M', `${grouped(record.instructions.device.fixed / 1e6)} M`, '`make costs`'],
    ['one more device in it, instructions', '42 to 58 M', '25 M', `${grouped(record.instructions.device.more / 1e6)} M`, '`make costs`'],
    ['a page of one device and variant', '30 ms', '12 ms', `${digits(1000 * record.tiny, 0)} ms`, '`make costs`'],
    ['a save under `--watch`, until 66 files are written', '101 to 128 ms', '50 ms', `${record.saved} ms`, '`make costs`'],
    ['`check` of the catalogue', '0.20 s', '0.15 s', `${digits(record.check, 2)} s`, '`make costs`'],
    ['`record` of the catalogue', '1.2 s', '0.5 s', `${digits(record.record, 2)} s`, '`make costs`'],
    ['`diff` of the catalogue', '0.8 s', '0.3 s', `${digits(record.diff, 2)} s`, '`make costs`']);
};

/** The guide with its tables made anew. */
export const guide = (text, record) => {
  const parts = { costs: costTable(record), frames: frameTable(record), memory: memoryTable(record), measured: `Seconds and memory were measured on ${record.measured} with ${record.version},\npages on ${record.pages.measured} with ${record.pages.version},\nand instructions on ${record.instructions.measured} with ${record.instructions.version}.` };
  return Object.entries(parts).reduce((result, [name, part]) => {
    const pattern = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end -->)`);
    if (!pattern.test(result)) throw new Error(`${GUIDE} has no place for ${name}`);
    return result.replace(pattern, (_, start, end) => `${start}${part}\n${end}`);
  }, text);
};

export const record = () => JSON.parse(readFileSync(RECORD, 'utf8'));

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [tool, bench, folder, only] = process.argv.slice(2);
  if (tool) {
    // Files of the last time are removed at the end: a file system is slow to give new files the places of some just removed.
    const last = `${folder}.last`;
    rmSync(last, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, last);
    const commands = commandsOf(tool, folder);
    const parts = {
      instructions: () => count(tool, commands), pages: () => weigh(tool, bench, commands),
      seconds: () => time(tool, folder, commands),
    };
    const result = existsSync(RECORD) ? record() : {};
    for (const [part, measure] of Object.entries(parts)) {
      if (!only || only === part) Object.assign(result, await measure());
    }
    writeFileSync(RECORD, `${JSON.stringify(result, null, 2)}\n`);
    rmSync(last, { recursive: true, force: true });
  }
  rewrite(GUIDE, (text) => guide(text, record()));
}
