// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';

import { allowances, faults } from '../../Scripts/documentation/folders.mjs';
import { importsOf, longFunctions, modules } from './modules.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const scripts = join(root, 'Sources/StoryboardRendering/Assets/Scripts');
const all = modules(scripts);
const dashboard = modules(join(root, 'Benchmarks/BenchKit/Assets/Scripts'));

/** The maximum length of a function in lines: more does not fit on a screen. */
const LIMIT = 60;

/**
 * The bundles of a folder, by name, and the generated file.
 * @param {string} folder
 * @param {string} home  The folder for generated files.
 */
function bundlesOf(folder, home) {
  const file = join(home, 'made/PageScripts.swift');
  execFileSync('bash', [join(root, 'Scripts/bundle-scripts.sh'), folder, file], { stdio: ['ignore', 'pipe', 'pipe'] });
  const text = readFileSync(file, 'utf8');
  return { file, text, bundles: new Map([...text.matchAll(/static let (\w+) = ###"""\n(.*?)\n"""###/gs)].map(([, name, bundle]) => [name, bundle])) };
}

/**
 * Calls a function with a folder that has some files.
 * @param {Record<string, string>} files  Texts by path.
 * @param {(folder: string) => void} use
 */
function withFiles(files, use) {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('an imported module comes first, whatever the files are called; two modules may use the same name', () => {
  withFiles({
    's/entry.js': "import { last } from './z/last.js';\nimport { first } from './a/first.js';\nsaid.push('entry ' + first + last);\n",
    's/a/first.js': "import { last } from '../z/last.js';\nconst word = 'first after ';\nexport const first = word + last;\nsaid.push('first');\n",
    's/z/last.js': "const word = 'last';\nexport const last = word;\nsaid.push('last');\n",
  }, (folder) => {
    const said = [];
    runInNewContext(bundlesOf(join(folder, 's'), folder).bundles.get('entry'), { said });
    assert.deepEqual(said, ['last', 'first', 'entry first after lastlast']);
  });
});

test('a missing module or export is an error', () => {
  for (const files of [
    { 's/entry.js': "import './none.js';\n" },
    { 's/entry.js': "import { none } from './other.js';\nnone();\n", 's/other.js': 'export const some = 1;\n' },
  ]) {
    withFiles(files, (folder) => {
      assert.throws(() => bundlesOf(join(folder, 's'), folder), ({ stderr }) => /none/.test(String(stderr)));
    });
  }
});

test('the same modules give the same bytes in any folder, and an unchanged file is not written again', () => {
  withFiles({}, (folder) => {
    const made = bundlesOf(scripts, folder);
    assert.deepEqual([...made.bundles.keys()], ['files', 'gallery', 'loader', 'page', 'watch']);
    const { mtimeMs } = statSync(made.file);
    assert.ok(bundlesOf(scripts, folder).text === made.text, 'not the same bytes');
    assert.equal(statSync(made.file).mtimeMs, mtimeMs);
    cpSync(scripts, join(folder, 'elsewhere/Other'), { recursive: true });
    assert.ok(bundlesOf(join(folder, 'elsewhere/Other'), join(folder, 'again')).text === made.text, 'not the same bytes elsewhere');
  });
});

for (const [name, set] of /** @type {const} */ ([['storyboards', all], ['the dashboard', dashboard]])) {
  test(`every module of ${name} is part of a page`, () => assert.deepEqual(unreached(set), []));
}

/**
 * The paths of the modules that no entry point imports.
 * @param {{folder: string, path: string, text: string}[]} set
 */
function unreached(set) {
  const imports = new Map(set.map((module) => [module.path, importsOf(module)]));
  const reached = new Set();
  const reach = (/** @type {string} */ path) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const other of imports.get(path) ?? []) reach(other);
  };
  for (const { folder, path } of set) if (folder === '.') reach(path);
  return set.map(({ path }) => path).filter((path) => !reached.has(path));
}

test('folders of scripts import only from those that the architecture allows', () => {
  const document = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  const table = allowances(document.replace('folder of page scripts', 'folder of `scripts`')).get('scripts');
  const files = all.filter(({ folder }) => folder !== '.');
  const uses = files.flatMap((module) => importsOf(module).map((to) => (
    { from: module.folder, to: dirname(to), path: module.path, type: to }))).filter(({ from, to }) => from !== to);
  assert.deepEqual(faults(files, uses, table), []);
  const used = new Set(uses.map(({ from, to }) => `${from} → ${to}`));
  assert.deepEqual([...table].flatMap(([from, others]) => others.map((to) => `${from} → ${to}`)).filter((one) => !used.has(one)), []);
});

test(`no function has more than ${LIMIT} lines`, () => {
  assert.deepEqual([...all, ...dashboard].flatMap(({ path, text }) => longFunctions(text, LIMIT).map((one) => [path, ...one])), []);
});

test('a function, a method and a closure that are too long are found', () => {
  const body = '{\n' + '  said();\n'.repeat(LIMIT - 2) + '}';
  const longer = body.replace('{\n', '{\n  said();\n');
  assert.deepEqual(longFunctions(`function short() ${body}\nconst other = () => ${body};\n`, LIMIT), []);
  assert.deepEqual(longFunctions(`function one() ${longer}\nclass C {\n  #two() ${longer}\n  three = () => ${longer};\n}\n`, LIMIT),
    [['one', LIMIT + 1], ['#two', LIMIT + 1], ['three', LIMIT + 1]]);
});
