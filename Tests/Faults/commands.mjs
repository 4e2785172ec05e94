// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Every command that writes files, in a folder with its inputs, and helpers for causing faults.

import { spawn, spawnSync } from 'node:child_process';
import { cpSync, chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const { SCROLLWORK_BIN = '.build/release/scrollwork' } = process.env;
const built = resolve(SCROLLWORK_BIN);

const scenario = (id, travel) => `{ "version": 1, "id": "${id}", "pattern": "collapsing-header",
  "variants": ["ch4", "ch8"], "devices": ["iphone-8"],
  "steps": [{ "type": "drag", "from": ["50%", "70%"], "by": [0, ${travel}], "duration": 60 }] }`;

const bar = `{ "version": 1, "id": "bar", "title": "Bar", "scrollViews": { "list": { "content": 2000 } },
  "values": { "height": "120 - min(60, list.scrolled)" } }`;

/**
 * Every command that writes files, what it writes below `out`, and whether it uses another program.
 *
 * @type {{name: string, words: string[], helper?: boolean}[]}
 */
export const writers = [
  { name: 'render', words: ['render', 'a.scenario.jsonc', '-o', 'out'] },
  { name: 'export a still', words: ['export', 'a.scenario.jsonc', '--variant', 'ch8', '-o', 'out/still.svg'] },
  { name: 'export a picture', words: ['export', 'a.scenario.jsonc', '--variant', 'ch8', '-o', 'out/still.png'], helper: true },
  { name: 'export a film', words: ['export', 'a.scenario.jsonc', '--variant', 'ch8', '--scale', '0.2', '-o', 'out/film.gif'], helper: true },
  { name: 'init', words: ['init', 'out'] },
  { name: 'record', words: ['record', 'a.scenario.jsonc', '-o', 'out'] },
  { name: 'approve', words: ['approve', 'a.scenario.jsonc', '-o', 'out'] },
  { name: 'diff', words: ['diff', 'golden/a/ch8/iphone-8.run', 'golden/b/ch8/iphone-8.run', '-o', 'out/diff.html'] },
  { name: 'a report of record', words: ['record', 'a.scenario.jsonc', '-u=none', '-o', 'golden', '--reporter', 'junit=out/runs.xml'] },
  { name: 'pictures of diff', words: ['diff', 'golden/a/ch8/iphone-8.run', 'golden/b/ch8/iphone-8.run', '--pictures', 'out'] },
  { name: 'check', words: ['check', 'a.scenario.jsonc', '--variant', 'all', '--exit-zero', '--reporter', 'json=out/report.json'] },
  { name: 'check with pictures', words: ['check', 'a.scenario.jsonc', '--variant', 'ch1', '--exit-zero', '--pictures', 'out'] },
  { name: 'check a baseline', words: ['check', 'a.scenario.jsonc', '--variant', 'all', '--baseline', 'out/b.json', '--update-baseline'] },
  { name: 'merge', words: ['merge', 'report.json', '--exit-zero', '--reporter', 'markdown=out/report.md'] },
  { name: 'fit', words: ['fit', 'fling.csv', '--device', 'iphone-8', '-o', 'out/fit.svg'] },
  { name: 'film', words: ['film', 'film.gif', '-o', 'out'], helper: true },
  { name: 'generate', words: ['generate', 'swift', 'bar.pattern.jsonc', '-o', 'out/BarLayout.swift'] },
];

/** The exit code of a command without a fault: a difference counts as a finding. @param {string[]} words */
export const usual = (words) => (words[0] === 'diff' ? 1 : 0);

/** Whether a name is that of a staged file. @param {string} path */
export const isUnfinished = (path) => /(^|\/)\.scrollwork-[^/]*$/.test(path);

/** A folder with the inputs of the commands, which every user may enter. */
export class Desk {
  constructor() {
    this.folder = mkdtempSync(join(tmpdir(), 'scrollwork-fault-'));
    chmodSync(this.folder, 0o777);
    this.write('a.scenario.jsonc', scenario('a', -60));
    this.write('b.scenario.jsonc', scenario('b', -90));
    this.write('bar.pattern.jsonc', bar);
    this.write('fling.csv', readFileSync('Documentation/traces/published-fling.csv'));
    cpSync(prepared(), this.folder, { recursive: true });
  }

  path(name) { return join(this.folder, name); }
  write(name, contents) { writeFileSync(this.path(name), contents); }
  makeFolder(name, mode = 0o777) { mkdirSync(this.path(name), { recursive: true }); chmodSync(this.path(name), mode); }
  remove() { rmSync(this.folder, { recursive: true, force: true }); }

  /** All files below a folder, with their bytes, by path. @param {string} name */
  files(name = 'out') {
    const found = new Map();
    const look = (folder) => {
      for (const entry of readdirSync(folder, { withFileTypes: true })) {
        const path = join(folder, entry.name);
        if (entry.isDirectory()) look(path);
        else found.set(relative(this.path(name), path), readFileSync(path, 'latin1'));
      }
    };
    try { if (statSync(this.path(name)).isDirectory()) look(this.path(name)); } catch { /* there is none */ }
    return found;
  }

  /** Runs the tool. @param {string[]} words @param {object} [options] of `spawnSync`; `before` is shell to run first */
  run(words, { before = '', prefix = [], binary = built, env = {}, ...options } = {}) {
    const command = [...prefix, 'bash', '-c', `${before}\nexec "$0" "$@"`, binary, ...words];
    const { status, signal, stdout, stderr } = spawnSync(command[0], command.slice(1), {
      cwd: this.folder, encoding: 'utf8', env: { ...process.env, CI: '', ...env }, stdio: ['ignore', 'pipe', 'pipe'], ...options,
    });
    return { status: status ?? signal, stdout, stderr };
  }

  /** Starts the tool; the promise resolves to the result of `run`. @param {string[]} words */
  start(words) {
    const child = spawn(built, words, { cwd: this.folder, env: { ...process.env, CI: '' }, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (part) => { stderr += part; });
    const end = new Promise((resolve) => { child.on('close', (code, signal) => resolve({ status: code ?? signal, stderr })); });
    return { child, end };
  }

  /** A copy of the tool that every user may run. */
  get copy() {
    if (!readdirSync(this.folder).includes('tool')) { cpSync(built, this.path('tool')); chmodSync(this.path('tool'), 0o755); }
    return this.path('tool');
  }
}

let preparedFolder = '';
/** Inputs of some commands that others create, made once. */
function prepared() {
  if (preparedFolder) return preparedFolder;
  preparedFolder = mkdtempSync(join(tmpdir(), 'scrollwork-fault-'));
  process.on('exit', () => rmSync(preparedFolder, { recursive: true, force: true }));
  for (const [id, travel] of [['a', -60], ['b', -90]]) writeFileSync(join(preparedFolder, `${id}.scenario.jsonc`), scenario(id, travel));
  for (const words of [
    ['record', 'a.scenario.jsonc', 'b.scenario.jsonc', '-o', 'golden'],
    ['check', 'a.scenario.jsonc', '--variant', 'all', '--exit-zero', '--reporter', 'json=report.json'],
    ['export', 'a.scenario.jsonc', '--variant', 'ch8', '--scale', '0.5', '-o', 'film.gif'],
  ]) {
    const { status, stderr } = spawnSync(built, words, { cwd: preparedFolder, encoding: 'utf8', env: { ...process.env, CI: '' } });
    if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  }
  return preparedFolder;
}
