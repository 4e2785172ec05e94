// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Runs the core that a page carries, and prints wall and processor time of the runs in nanoseconds.
//
//     node Benchmarks/Suite/module.mjs node|chromium PAGE COUNT

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const [engine, page, count] = process.argv.slice(2);
const assets = new URL('../../Sources/StoryboardRendering/Assets/Scripts/', import.meta.url);
const { bytesOf } = await import(new URL('base/base91.js', assets));
const { decodeModule, openCore } = await import(new URL('trial/core.js', assets));
const text = readFileSync(page, 'utf8');
/** The text of a packed block of the page. */
const block = (id) => new RegExp(`<script[^>]* id="${id}"[^>]*>(.*?)</script>`, 's').exec(text)?.[1] ?? '';
const data = JSON.parse(gunzipSync(bytesOf(block('data'))).toString());
const request = [...data.devices[0].request];
request[1] = data.runs[0][0].variant;
const expected = data.runs[0][0].digest;
const module = Buffer.from(await decodeModule(block('core')));

/** How long the engine gets to finish compiling, in nanoseconds: it does so beside runs, on a processor that others share. */
const warming = 4e8;

/** Plays runs after those in which the engine compiles, and returns what clocks say before and after them. */
const measure = (opened, request, expected, count, warming, clock, read = clock) => {
  const play = (judge) => {
    const run = opened.run(request);
    if (!run.finish()) throw new Error('a run does not end');
    judge?.(run);
    run.close();
  };
  // Other frames would have another cost.
  play((run) => {
    if (run.digest() !== expected) throw new Error('other frames than recorded');
  });
  for (const end = clock() + warming; clock() < end;) play();
  const before = read();
  for (let index = 0; index < count; index += 1) play();
  return [before, read()];
};

if (engine === 'node') {
  const opened = await openCore(module);
  const clock = () => Number(process.hrtime.bigint());
  const [before, after] = measure(opened, request, expected, Number(count), warming, clock, () => ({ wall: clock(), processor: process.cpuUsage() }));
  const { user, system } = after.processor;
  console.log(after.wall - before.wall, (user + system - before.processor.user - before.processor.system) * 1e3);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-module-'));
  const source = ['base/base91.js', 'base/lzma.js', 'trial/core.js'].map((name) => readFileSync(new URL(name, assets), 'utf8'))
    .join('').replaceAll(/^(export |import .*)/gm, '');
  // Nothing is waited for but what is ready, so that all is done before the page has loaded.
  writeFileSync(join(folder, 'index.html'), `<!DOCTYPE html><title>Core</title><p></p><script>
(async (WebAssembly) => {
${source}
const measure = ${measure};
const decode = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
const opened = await openCore(decode('${module.toString('base64')}'));
const request = new Float64Array(decode('${Buffer.from(new Float64Array(request).buffer).toString('base64')}').buffer);
const [before, after] = measure(opened, request, '${expected}', ${Number(count)}, ${warming}, () => performance.now() * 1e6);
document.querySelector('p').textContent = 'took ' + (after - before);
})({ instantiate: (bytes, imports) => {
  const module = new WebAssembly.Module(bytes);
  return { module, instance: new WebAssembly.Instance(module, imports) };
}, Module: WebAssembly.Module })
  .catch((error) => { document.querySelector('p').textContent = error; });
</script>`);
  const shown = execFileSync('chromium-headless-shell', ['--no-sandbox', '--disable-gpu', '--dump-dom',
    join(folder, 'index.html')], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  rmSync(folder, { recursive: true });
  const wall = /<p>took ([\d.]+)<\/p>/.exec(shown)?.[1];
  if (!wall) throw new Error(/<p>(.*?)<\/p>/.exec(shown)?.[1]);
  console.log(Math.round(wall), Math.round(wall));
}
