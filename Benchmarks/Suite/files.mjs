// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Runs the programs of pattern files in the module that pages carry, and prints the digest of each run.
//
//     node Benchmarks/Suite/files.mjs MODULE RUNS
//
// MODULE has the module as pages carry it; RUNS is a list of programs with their requests, whose numbers are 16 hexadecimal
// digits: their bits.

import { readFileSync } from 'node:fs';

const [module, runs] = process.argv.slice(2);
const assets = new URL('../../Sources/StoryboardRendering/Assets/Scripts/', import.meta.url);
const { decodeModule, openCore } = await import(new URL('trial/core.js', assets));
const { loadPrograms } = await import(new URL('trial/programs.js', assets));
const bytes = await decodeModule(readFileSync(module, 'utf8'));
for (const { program, requests } of JSON.parse(readFileSync(runs, 'utf8'))) {
  const core = await openCore(bytes);
  loadPrograms(core, program);
  for (const request of requests) {
    const words = new Float64Array(BigUint64Array.from(request, (word) => BigInt('0x' + word)).buffer);
    const run = core.run(words);
    if (!run.finish()) throw new Error('a run does not end');
    console.log(run.digest());
    run.close();
  }
}
