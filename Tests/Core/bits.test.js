// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Every run of the gallery, computed again by the core in WebAssembly: the frames are the same to the bit, and so are
// the findings.
// SCROLLWORK_OUTPUT is the folder of the rendered gallery, whose pages carry the core.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';

import { decodeModule, openCore } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/core.js';
import { bytesOfDigits, loadPrograms } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/programs.js';
import { LENGTH, ORIGIN, STEP } from '../../Sources/StoryboardRendering/Assets/Scripts/trial/wire.js';
import { bytesOf } from '../../Sources/StoryboardRendering/Assets/Scripts/base/base91.js';

const { SCROLLWORK_OUTPUT: output = '.build/gallery' } = process.env;
const pages = readdirSync(output, { recursive: true }).filter((path) => path.endsWith('index.html')).sort()
  .flatMap((path) => {
    const text = readFileSync(join(output, path), 'utf8');
    const [data, module, review] = ['data', 'core', 'review'].map((id) =>
      new RegExp(`<script[^>]* id="${id}"[^>]*>(.*?)</script>`, 's').exec(text)?.[1]);
    return data ? [{ ...JSON.parse(gunzipSync(bytesOf(data))), modules: { module, review }, text }] : [];
  });
const patterns = [...new Set(pages.map(({ scenario }) => scenario.split('/')[0]))];
const modules = new Map(pages.map(({ scenario, modules }) => [scenario.split('/')[0], modules]));
/** The programs of pattern files, which one module runs for all. @type {Map<string, Uint8Array>} */
const programs = new Map(pages.filter(({ trial }) => trial.program).map(({ scenario, trial }) =>
  [scenario.split('/')[0], bytesOfDigits(trial.program)]));
/** @param {string} pattern */
const open = async (pattern) => {
  const core = await openCore(await decodeModule(modules.get(pattern).module));
  if (programs.has(pattern)) loadPrograms(core, programs.get(pattern));
  return core;
};

/**
 * Computes every run of a pattern, and closes it after the callback.
 * @returns {number} The number of runs.
 */
function eachRun(core, pattern, visit) {
  let count = 0;
  for (const { scenario, devices, variants, runs, trial, text } of pages) {
    if (!scenario.startsWith(`${pattern}/`)) continue;
    variants.forEach(({ id }, index) => devices.forEach((device, lane) => {
      const name = `${scenario}/${id}/${device.id}`;
      const words = [...device.request];
      const recorded = runs[index][lane];
      words[trial.map.variant] = recorded.variant;
      const run = core.run(words);
      assert.ok(run.finish(), `${name} does not end`);
      visit(run, recorded, text, name);
      run.close();
      count += 1;
    }));
  }
  return count;
}

/** The rules that the modules of pages do not have. */
const NOT_ON_PAGES = [
  'CLAIM', 'PARITY', 'DEAD-TAP', 'LATE', 'REST-GAP', 'UNDER-STRIP', 'PLACE-LOST', 'AGAINST', 'TARGET',
];

/** The rules that have found something so far. @type {Set<string>} */
const rules = new Set();
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const pause = (seconds) => [STEP.pause, seconds];
const move = (x, y, seconds) => [STEP.pointerMove, LENGTH.points, x, LENGTH.points, y, seconds, ORIGIN.viewport];

test('there are pages, and each carries the modules of its pattern', () => {
  for (const { scenario, modules: own } of pages) assert.deepEqual(own, modules.get(scenario.split('/')[0]), scenario);
  const files = new Set([...programs.keys()].map((pattern) => modules.get(pattern).module));
  // One for pages without Android, and one for pages with it.
  assert.ok(files.size === 2 && programs.size > 5, `${files.size} modules for ${programs.size} pattern files`);
  assert.equal(new Set([...modules.values()].map(({ module }) => module)).size, patterns.length - programs.size + 2);
  assert.ok([...modules.values()].every(({ module, review }) => module?.length > 10_000 && review?.length > 10_000));
  assert.ok(pages.length > 50 && patterns.length > 10, `${pages.length} pages of ${patterns.length} patterns`);
});

for (const pattern of patterns) {
  test(`${pattern}: every run has frames of the recorded one without the review, and its findings with it`, async () => {
    const core = await open(pattern);
    const made = eachRun(core, pattern, (run, recorded, _, name) => {
      assert.equal(run.frames(), recorded.frames, name);
      assert.equal(run.digest(), recorded.digest, name);
      assert.equal(run.frame(0).values.length, recorded.values.length, name);
      assert.equal(run.events().length, recorded.events.length, name);
      assert.deepEqual(run.review(), [], name);
    });
    assert.ok(made > 0);
    await core.judge(await decodeModule(modules.get(pattern).review));
    eachRun(core, pattern, (run, recorded, text, name) => {
      const findings = run.review();
      const found = findings.map(({ label, worst, severity, spans }) => [label, worst, severity, ...spans.flat()]);
      // The page also has findings of the scenario's own checks, of what a pattern file claims, and of rules about
      // several runs, which are evaluated at rendering time.
      const texts = found.map((one) => JSON.stringify(one));
      const told = (recorded.findings ?? []).filter((one) =>
        !(/ check\//.test(text) || NOT_ON_PAGES.some((rule) => text.includes(` ${rule}`))) || texts.includes(JSON.stringify(one)));
      assert.deepEqual(told, found, name);
      for (const { rule, sentence } of findings) {
        rules.add(rule);
        const said = `<p>${escaped(sentence)}</p>`;
        const place = text.indexOf(said);
        const code = /^\s*<code>(.*?)<\/code>/s.exec(text.slice(place + said.length))?.[1];
        assert.ok(place >= 0 && code?.replaceAll(/<[^>]*>/g, '').endsWith(` ${rule}`), said);
      }
    });
  });
}

test('the rules with findings in the modules are those with findings on the pages', () => {
  const told = new Set(pages.flatMap(({ text }) =>
    [...text.matchAll(/(?:error|warning|note) ([A-Z][A-Z0-9-]+)<\/code>/g)].map(([, rule]) => rule)));
  for (const rule of NOT_ON_PAGES) told.delete(rule);
  assert.deepEqual([...rules].sort(), [...told].sort());
  assert.ok(rules.size > 20, `${rules.size} rules`);
});

test('a live finger leads to the same result as a script', async () => {
  const { scenario, devices: [device], trial } = pages.find(({ scenario }) => scenario === 'collapsing-header/fling-top');
  const core = await open(scenario.split('/')[0]);
  const steps = [pause(0.1), move(190, 500, 0), [STEP.pointerDown]];
  for (let i = 1; i <= 30; i += 1) steps.push(move(190, 500 - 6 * i, 0.016));
  steps.push([STEP.pointerUp], pause(0.5));
  // The script is at the end of a request: the number of steps, then each step.
  const bare = device.request.slice(0, trial.map.script);
  const live = core.run([...bare, 0]);
  for (const step of steps) assert.ok(live.perform(step));
  assert.ok(!live.perform([STEP.pointerUp]), 'no finger is down');
  const seen = live.frame(live.frames() - 1);
  assert.ok(seen.elements.length > 10 && seen.values[1] !== 0, 'it flings');
  assert.ok(live.finish());
  const told = core.run([...bare, steps.length, ...steps.flat()]);
  assert.ok(told.finish());
  assert.equal(live.digest(), told.digest());
  live.close();
  told.close();
});

test('the memory of a script is reserved at its beginning, however long it is', async () => {
  const { instantiate } = WebAssembly;
  let requests = 0;
  const counting = (/** @type {BufferSource} */ bytes, /** @type {any} */ imports) => {
    const env = { ...imports.env, posix_memalign: (/** @type {number[]} */ ...words) => {
      requests += 1;
      return imports.env.posix_memalign(...words);
    } };
    return instantiate(bytes, { ...imports, env });
  };
  const { devices: [device], trial } = pages.find(({ scenario }) => scenario === 'collapsing-header/fling-top');
  const bare = device.request.slice(0, trial.map.script);
  WebAssembly.instantiate = /** @type {any} */ (counting);
  const core = await open('collapsing-header');
  WebAssembly.instantiate = instantiate;
  // The first run also gets what the module keeps.
  const [, short, long] = [3, 3, 30].map((seconds) => {
    const steps = [move(190, 500, 0), [STEP.pointerDown], move(190, 300, 0.1), [STEP.pointerUp], pause(seconds)];
    requests = 0;
    const run = core.run([...bare, steps.length, ...steps.flat()]);
    assert.ok(run.finish() && run.frames() > seconds * 60);
    run.close();
    return requests;
  });
  assert.ok(short > 10);
  assert.equal(long, short);
});

test('a live finger on a pattern file leads to the same result as a script', async () => {
  for (const pattern of programs.keys()) {
    const { devices: [device], trial } = pages.find(({ scenario }) => scenario.startsWith(`${pattern}/`));
    const core = await open(pattern);
    const steps = [pause(0.1), move(190, 500, 0), [STEP.pointerDown]];
    for (let i = 1; i <= 30; i += 1) steps.push(move(190, 500 - 6 * i, 0.016));
    steps.push([STEP.pointerUp], pause(0.5));
    const bare = device.request.slice(0, trial.map.script);
    const live = core.run([...bare, 0]);
    for (const step of steps) assert.ok(live.perform(step), pattern);
    assert.ok(live.finish());
    const told = core.run([...bare, steps.length, ...steps.flat()]);
    assert.ok(told.finish());
    assert.equal(live.digest(), told.digest(), pattern);
    live.close();
    told.close();
  }
});

test('damaged programs are refused with a reason, and the core goes on with those that it has', async () => {
  const [[pattern, bytes]] = programs;
  const core = await open(pattern);
  const { request } = pages.find(({ scenario }) => scenario.startsWith(`${pattern}/`)).devices[0];
  const digest = () => {
    const run = core.run(request);
    run.finish();
    const result = run.digest();
    run.close();
    return result;
  };
  const before = digest();
  for (let index = 0; index < bytes.length; index += 7) {
    const damaged = Uint8Array.from(bytes);
    damaged[index] ^= 1 << index % 8;
    assert.throws(() => loadPrograms(core, damaged), index === 0 ? /another version/ : /damaged/);
  }
  assert.throws(() => loadPrograms(core, []), /another version/);
  assert.throws(() => loadPrograms(core, bytes.slice(0, 3)), /no meaning/);
  assert.throws(() => loadPrograms(core, bytes.slice(0, -1)), /damaged/);
  assert.equal(digest(), before);
});

test('requests that no program of a file is made for are refused', async () => {
  const [pattern] = programs.keys();
  const core = await open(pattern);
  const { devices: [{ request }], trial } = pages.find(({ scenario }) => scenario.startsWith(`${pattern}/`));
  const other = [...request];
  other[trial.map.variant] = 200;
  assert.throws(() => core.run(other), /cannot perform/);
});

test('invalid requests are refused', async () => {
  const core = await open(patterns[0]);
  for (const words of [[], [1], [2, 0, 60], new Array(200).fill(Number.NaN)]) {
    assert.throws(() => core.run(words), /cannot perform/);
  }
  const { request } = pages.find(({ scenario }) => scenario.startsWith(`${patterns[0]}/`)).devices[0];
  assert.throws(() => core.run([...request, 0]), /cannot perform/);
  assert.throws(() => core.run(request.slice(0, -1)), /cannot perform/);
});
