// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The table of Documentation/faults.md, row by row: each fault is caused, and the message, the exit code and the files
// on disk must match the row.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';

import { Desk, isUnfinished, usual, writers } from './commands.mjs';

const rows = readFileSync('Documentation/faults.md', 'utf8').split('\n')
  .filter((line) => /^\| (?!fault|-)/.test(line)).map((line) => {
    const [fault, said, code] = line.split('|').slice(1, -1).map((cell) => cell.trim());
    return { fault, said: said.replaceAll('`', ''), code };
  });
const isRoot = process.getuid?.() === 0;
/** Runs a command as a user with limited permissions. */
const anybody = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
const hasTemporaryDisks = spawnSync('unshare', ['--user', '--map-root-user', '--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

/** Whether the output contains the line of the row. */
function says(stderr, said) {
  const literal = said.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*');
  return said === '' || stderr.split('\n').some((line) => new RegExp(`^${literal}$`).test(line));
}

/** Runs a function in a separate folder. */
async function onDesk(body) {
  const desk = new Desk();
  try { return await body(desk); } finally { desk.remove(); }
}

/** The files that a run of a command leaves in `out` without a fault. */
const wholes = new Map();
async function whole(words) {
  const key = words.join(' ');
  if (!wholes.has(key)) {
    wholes.set(key, await onDesk((desk) => {
      if (words[0] !== 'init') desk.makeFolder('out');
      const { status, stderr } = desk.run(words);
      assert.equal(status, usual(words), stderr);
      return desk.files();
    }));
  }
  return wholes.get(key);
}

/** All files are those of an undisturbed run, to the byte: pages and reports contain no clock. */
async function areWhole(desk, words, name, { unfinished = 0, mayBeNew = false } = {}) {
  const expected = await whole(words);
  let left = 0;
  for (const [path, bytes] of desk.files(name)) {
    // A staged file without a byte may still be in use, and stays for a minute.
    if (isUnfinished(path)) left += unfinished === 0 && bytes === '' && mayBeNew ? 0 : 1;
    else assert.ok(expected.get(path) === bytes, `${words.join(' ')}: ${path} is not whole`);
  }
  assert.ok(left <= unfinished, `${words.join(' ')}: ${left} unfinished files are left`);
}

/** Runs each command into a fault in which it can write nothing. */
async function forEachWriter(row, body) {
  for (const writer of writers) {
    await onDesk(async (desk) => {
      const result = await body(desk, writer);
      if (result === undefined) return;
      const context = `${writer.name}: ${JSON.stringify(result)}`;
      assert.equal(String(result.status), row.code, context);
      assert.ok(says(result.stderr, row.said), context);
    });
  }
}

const long = (milliseconds, devices) => `{ "version": 1, "id": "long", "pattern": "collapsing-header",
  "devices": "${devices}", "variants": ["ch4", "ch8"],
  "steps": [{ "type": "drag", "from": ["50%", "70%"], "by": [0, -60], "duration": ${milliseconds} }] }`;

/** The number of times at which a rendering is interrupted. */
const rounds = 6;

/** Interrupts a rendering at many times, and inspects the files after each. */
async function interrupt(row, stop, unfinished) {
  await onDesk(async (desk) => {
    desk.write('long.scenario.jsonc', long(60, 'matrix'));
    const words = ['render', 'long.scenario.jsonc', '-o', 'out', '-j', '2'];
    const clean = await onDesk((other) => {
      other.write('long.scenario.jsonc', long(60, 'matrix'));
      const start = process.hrtime.bigint();
      assert.equal(other.run(words).status, 0);
      return { files: other.files(), seconds: Number(process.hrtime.bigint() - start) / 1e9 };
    });
    let stopped = 0;
    // Try more times if an idle machine finishes before it is stopped.
    for (let round = 0; round < rounds || (stopped < 3 && round < 6 * rounds); round += 1) {
      const before = desk.files();
      const manifest = before.get('manifest.json');
      const { child, end } = desk.start(words);
      await sleep(clean.seconds * 1000 * (round % rounds + 0.5) / rounds / (1 + Math.floor(round / rounds)));
      stop(child);
      const { status, stderr } = await end;
      if (status === 0) continue;
      // A process that has not started ends by the default action of the signal, and has touched nothing.
      if (['SIGINT', 'SIGTERM'].includes(status)) {
        assert.deepEqual([stderr, [...desk.files()]], ['', [...before]]);
        continue;
      }
      stopped += 1;
      assert.equal(String(status), row.code === '−9' ? 'SIGKILL' : row.code, stderr);
      assert.ok(says(stderr, row.said), stderr);
      let left = 0;
      for (const [path, bytes] of desk.files()) {
        if (isUnfinished(path)) left += 1;
        else if (path !== 'manifest.json') assert.ok(clean.files.get(path) === bytes, `${path} is not whole`);
      }
      assert.ok(left <= unfinished * (round + 1), `${left} unfinished files`);
      assert.equal(desk.files().get('manifest.json'), manifest);
    }
    assert.ok(stopped >= 3, `only ${stopped} were stopped`);
    assert.equal(desk.run(words).status, 0);
    // A staged file without a byte may still be in use, and stays for a minute.
    const files = [...desk.files()].filter(([path, bytes]) => !isUnfinished(path) || bytes !== '');
    assert.deepEqual(files.map(([path]) => path).sort(), [...clean.files.keys()].sort());
    for (const [path, bytes] of files) assert.ok(clean.files.get(path) === bytes, path);
  });
}

/** Runs ten instances of each command at once in one folder. */
async function tenAtOnce(row, isKilled) {
  for (const { name, words } of writers.filter(({ words }) => ['render', 'record', 'init', 'check'].includes(words[0]))) {
    await onDesk(async (desk) => {
      if (words[0] !== 'init') desk.makeFolder('out');
      const runs = Array.from({ length: 10 }, () => desk.start(words));
      if (isKilled) {
        await sleep(20);
        for (const { child } of runs.slice(0, 5)) child.kill('SIGKILL');
      }
      const results = await Promise.all(runs.map(({ end }) => end));
      for (const { status, stderr } of results.slice(isKilled ? 5 : 0)) assert.equal(String(status), row.code, `${name}: ${stderr}`);
      await areWhole(desk, words, 'out', { unfinished: isKilled ? 10 : 0 });
      assert.equal(desk.run(words).status, 0);
      await areWhole(desk, words, 'out', { mayBeNew: isKilled });
      const names = [...desk.files().keys()].filter((path) => !isUnfinished(path));
      assert.deepEqual(names.sort(), [...(await whole(words)).keys()].sort(), name);
    });
  }
}

/** The output file of a command. @param {string[]} words */
const fileOf = (words) => words.map((word) => /out\/.*/.exec(word)?.[0]).find(Boolean);

/** The same if it may be any file before; a baseline is read first. @param {string[]} words */
const replacedFileOf = (words) => (words.includes('--baseline') ? undefined : fileOf(words));

/** How to cause each fault. */
const faults = {
  'the disk is full': (row) => forEachWriter(row, async (desk, { words }) => {
    // A full disk; inputs and temporary files are on another one.
    const folder = words[0] === 'init' ? '' : 'mkdir full/out;';
    const before = `mkdir full && mount -t tmpfs -o size=16k tmpfs full && ${folder} head -c 16k /dev/zero > full/filler
      "$0" "$@"; code=$?; find full/out -type f -printf 'left %p\\n' >&2; exit $code`;
    const moved = words.map((word) => word.replace(/(^|=)out(?=\/|$)/, '$1full/out'));
    const result = desk.run(moved, { prefix: ['unshare', '--user', '--map-root-user', '--mount'], before });
    assert.ok(!result.stderr.includes('left full/out'), result.stderr);
    return result;
  }),
  'a file would be larger than `ulimit -f` allows': (row) => forEachWriter(row, async (desk, { words }) => {
    if (words[0] !== 'init') desk.makeFolder('out');
    const result = desk.run(words, { before: 'ulimit -f 0' });
    assert.deepEqual([...desk.files().keys()], []);
    // What ffprobe prints is a file, too, so that a film cannot even be read.
    if (words[0] === 'film') { assert.equal(result.status, 2); return undefined; }
    return result;
  }),
  'the disk fills up while `init` writes': async (row) => onDesk((desk) => {
    const { status, stderr } = desk.run(['init', 'p'], { before: 'ulimit -f 4' });
    assert.equal(String(status), row.code);
    assert.ok(says(stderr, row.said), stderr);
    assert.throws(() => statSync(desk.path('p')));
  }),
  'the folder may only be read': (row) => forEachWriter(row, async (desk, { words }) => {
    desk.makeFolder('out', 0o555);
    const result = desk.run(words, { prefix: anybody, binary: desk.copy });
    assert.deepEqual([...desk.files().keys()], []);
    return result;
  }),
  'a file has the name of the folder': (row) => forEachWriter(row, async (desk, { words }) => {
    desk.write('out', 'mine');
    const result = desk.run(words);
    assert.equal(readFileSync(desk.path('out'), 'utf8'), 'mine');
    return result;
  }),
  'a folder has the name of the file': (row) => forEachWriter(row, async (desk, { words }) => {
    const file = fileOf(words);
    if (!file) return undefined;
    desk.makeFolder(file);
    const result = desk.run(words);
    assert.deepEqual([...desk.files().keys()], []);
    return result;
  }),
  'the file to write is a link': (row) => forEachWriter(row, async (desk, { words }) => {
    const file = replacedFileOf(words);
    if (!file) return undefined;
    desk.makeFolder('out');
    desk.write('kept', 'before');
    symlinkSync('../kept', desk.path(file));
    const result = desk.run(words);
    assert.ok(lstatSync(desk.path(file)).isSymbolicLink(), file);
    const expected = (await whole(words)).get(file.slice('out/'.length));
    assert.ok(readFileSync(desk.path('kept'), 'latin1') === expected, `${file} is not what was written`);
    return { ...result, status: result.status - usual(words) };
  }),
  'the file to write is a link to nothing': (row) => forEachWriter(row, async (desk, { words }) => {
    const file = replacedFileOf(words);
    if (!file) return undefined;
    desk.makeFolder('out');
    symlinkSync('nothing', desk.path(file));
    const result = desk.run(words);
    assert.ok(lstatSync(desk.path(file)).isSymbolicLink(), file);
    assert.throws(() => statSync(desk.path('out/nothing')));
    return result;
  }),
  'a file or a folder that `render` writes to is a link': async (row) => {
    for (const name of ['index.html', 'a', 'a/ch4', 'a/ch4/iphone-8.svg']) {
      await forEachWriter(row, (desk, { words }) => {
        if (words[0] !== 'render') return undefined;
        desk.makeFolder('kept');
        desk.makeFolder(dirname(join('out', name)));
        symlinkSync(desk.path('kept'), desk.path(join('out', name)));
        const result = desk.run(words);
        assert.ok(lstatSync(desk.path(join('out', name))).isSymbolicLink(), name);
        assert.deepEqual([...desk.files('kept').keys()], [], name);
        return result;
      });
    }
  },
  'a file of somebody else is where `render` writes': (row) => forEachWriter(row, (desk, { words }) => {
    if (words[0] !== 'render') return undefined;
    desk.makeFolder('out/a/ch4');
    desk.write('out/a/ch4/iphone-8.svg', 'mine');
    const result = desk.run(words);
    assert.deepEqual([...desk.files()], [['a/ch4/iphone-8.svg', 'mine']]);
    return result;
  }),
  'the file to read is a folder': (row) => forEachWriter(row, async (desk, { words }) => {
    // A film may be a folder of pictures.
    if (['init', 'diff', 'merge', 'fit', 'film'].includes(words[0])) return undefined;
    desk.makeFolder('a.folder');
    const read = words.map((word) => (/^(a\.scenario\.jsonc|bar\.pattern\.jsonc|fling\.csv)$/.test(word) ? 'a.folder' : word));
    const result = desk.run(read);
    assert.deepEqual([...desk.files().keys()], []);
    // A folder may represent its content.
    return ['render', 'check', 'record', 'approve'].includes(words[0]) ? undefined : result;
  }),
  'the disk cannot read a file': (row) => forEachWriter(row, async (desk, { words }) => {
    // ffmpeg reads films, and says in its own words that it cannot.
    if (['init', 'fit', 'film'].includes(words[0])) return undefined;
    const read = words.map((word) => (/^(a\.scenario\.jsonc|bar\.pattern\.jsonc|fling\.csv|report\.json|golden\/a.*)$/.test(word) ? '/proc/self/mem' : word));
    const result = desk.run(read);
    assert.deepEqual([...desk.files().keys()], []);
    return result;
  }),
  'the output folder goes away while `render` writes to it': async (row) => onDesk(async (desk) => {
    desk.write('long.scenario.jsonc', long(400, 'all'));
    const { end } = desk.start(['render', 'long.scenario.jsonc', '-o', 'out', '-j', '2']);
    for (let round = 0; ![...desk.files().keys()].some((path) => path.endsWith('.svg')); round += 1) {
      assert.ok(round < 4000, 'nothing was written');
      await sleep(5);
    }
    // Atomically: a folder that still receives files cannot be removed piece by piece.
    renameSync(desk.path('out'), desk.path('gone'));
    const { status, stderr } = await end;
    assert.equal(String(status), row.code, stderr);
    assert.ok(says(stderr, row.said), stderr);
    const left = [...desk.files().keys()];
    assert.ok(!left.includes('manifest.json') && !left.some(isUnfinished), left.join('\n'));
  }),
  'Ctrl-C, or `kill`, at any moment': async (row) => {
    await interrupt(row, (child) => child.kill('SIGINT'), 0);
    await interrupt(row, (child) => child.kill('SIGTERM'), 0);
  },
  'Ctrl-C twice': (row) => interrupt(row, (child) => { child.kill('SIGINT'); child.kill('SIGTERM'); }, 0),
  '`kill -9` at any moment': (row) => interrupt(row, (child) => child.kill('SIGKILL'), 2),
  'ten at once into one folder': (row) => tenAtOnce(row, false),
  'ten at once while others are killed': (row) => tenAtOnce(row, true),
  'nobody reads standard output any more': (row) => forEachWriter(row, async (desk, { words }) => {
    if (words[0] !== 'init') desk.makeFolder('out');
    const result = desk.run(words, { before: 'exec > >(exec true); sleep 0.1' });
    await areWhole(desk, words, 'out');
    assert.deepEqual([...desk.files().keys()].sort(), [...(await whole(words)).keys()].sort());
    return { ...result, status: result.status - usual(words) };
  }),
  'standard output is a full disk': (row) => forEachWriter(row, async (desk, { words }) => {
    if (words[0] !== 'init') desk.makeFolder('out');
    const result = desk.run(words, { before: 'exec > /dev/full' });
    await areWhole(desk, words, 'out');
    assert.deepEqual([...desk.files().keys()].sort(), [...(await whole(words)).keys()].sort());
    // Commands that only write files print nothing to it.
    return result.status === 0 && (['export', 'check', 'generate', 'merge'].includes(words[0]) || words.includes('--reporter')) ? undefined : result;
  }),
  'standard error is a full disk': (row) => forEachWriter(row, async (desk, { words }) => {
    if (words[0] !== 'init') desk.makeFolder('out');
    const result = desk.run(words, { before: 'exec 2> /dev/full' });
    await areWhole(desk, words, 'out');
    return { ...result, status: result.status - usual(words) };
  }),
  'there is no folder for temporary files': (row) => forEachWriter(row, async (desk, { words, helper }) => {
    if (words[0] !== 'init') desk.makeFolder('out');
    const result = desk.run(words, { env: { TMPDIR: '/no/such/folder' } });
    if (!helper) { assert.equal(result.status, usual(words)); return undefined; }
    assert.deepEqual([...desk.files().keys()], []);
    return result;
  }),
  'a program that makes films fails': async (row) => onDesk((desk) => {
    desk.makeFolder('out');
    desk.makeFolder('bin');
    desk.write('bin/ffmpeg', '#!/bin/sh\necho half > "$(eval echo \\$$#)"\necho no room >&2\nexit 1\n');
    const film = writers.find(({ name }) => name === 'export a film');
    const { status, stderr } = desk.run(film.words, { before: 'chmod +x bin/ffmpeg; PATH=$PWD/bin:$PATH' });
    assert.equal(String(status), row.code, stderr);
    assert.ok(says(stderr, row.said), stderr);
    assert.deepEqual([...desk.files().keys()], []);
  }),
};

for (const row of rows) {
  const isSkipped = row.fault === 'the disk is full' && !hasTemporaryDisks && 'a small disk cannot be mounted here';
  test(row.fault, { skip: isSkipped }, async () => {
    assert.ok(faults[row.fault], 'nobody brings this fault about');
    await faults[row.fault](row);
  });
}

test('every fault has its row', () => {
  assert.deepEqual(Object.keys(faults).sort(), rows.map(({ fault }) => fault).sort());
});

after(() => wholes.clear());
