// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// The corpora of the fuzzers as text: one file for each reader, one input per line, non-printable bytes as \xHH. A line
// that starts with # is a comment.
//
//   node corpus.mjs unpack FOLDER   writes FOLDER/READER/… from the texts and from the repository's own files
//   node corpus.mjs pack FOLDER     writes the texts from FOLDER/READER, which a merge has minimised; comments and
//                                   the lines below them stay

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const texts = join(import.meta.dirname, '../../Tests/ReaderCorpusTests/Corpus');
/** Longer inputs make a fuzzer slow, and nobody reads them. */
const longest = 4096;
/** The number of inputs of a large corpus in the repository, short and long ones. */
const most = 60;

const line = (bytes) => [...bytes].map((byte, index) => (byte === 0x5C ? '\\\\'
  : byte >= 0x20 && byte < 0x7F && !(byte === 0x23 && index === 0) ? String.fromCharCode(byte)
    : `\\x${byte.toString(16).padStart(2, '0')}`)).join('');
const bytes = (text) => Buffer.from(text.replaceAll(/\\(?:\\|x([0-9a-f]{2}))/g,
  (_, hex) => (hex ? String.fromCharCode(Number.parseInt(hex, 16)) : '\\')), 'latin1');

/** The repository's own files are the best beginnings. */
function seeds() {
  const found = { scenario: [], play: [], story: [], device: [], pattern: [], trace: [], markup: [] };
  const add = (reader, path) => found[reader].push(readFileSync(path).subarray(0, longest));
  for (const name of readdirSync('Scenarios', { recursive: true })) {
    if (name.endsWith('.scenario.jsonc')) for (const reader of ['scenario', 'play']) add(reader, join('Scenarios', name));
    if (name.endsWith('.story.jsonc')) add('story', join('Scenarios', name));
  }
  const patterns = 'Tests/PatternFilesTests/Catalogue/Files';
  for (const name of readdirSync(patterns)) add('pattern', join(patterns, name));
  const device = /```jsonc\n(.*?)```/s.exec(readFileSync('Documentation/adding-a-device.md', 'utf8'));
  found.device.push(Buffer.from(device[1]));
  found.trace.push(Buffer.from(readFileSync('Documentation/traces/published-fling.csv', 'utf8').split('\n').slice(0, 30).join('\n')));
  return found;
}

const [, , verb, folder] = process.argv;
const readers = readdirSync(texts).map((name) => basename(name, '.txt'));
if (verb === 'unpack') {
  const own = seeds();
  for (const reader of readers) {
    const into = join(folder, reader);
    mkdirSync(into, { recursive: true });
    const lines = readFileSync(join(texts, `${reader}.txt`), 'utf8').split('\n').filter((each) => each && !each.startsWith('#'));
    for (const input of [...lines.map(bytes), ...own[reader] ?? []]) {
      writeFileSync(join(into, createHash('sha1').update(input).digest('hex')), input);
    }
  }
} else if (verb === 'pack') {
  for (const reader of readers) {
    const path = join(texts, `${reader}.txt`);
    const [head, ...kept] = readFileSync(path, 'utf8').split(/^(?=# )/m);
    const marked = [head, ...kept].filter((each) => each.startsWith('# ') && !each.startsWith('# A small'));
    const inputs = readdirSync(join(folder, reader)).map((name) => readFileSync(join(folder, reader, name)))
      .filter((input) => input.length > 0 && input.length <= longest).sort((a, b) => a.length - b.length)
      .filter((_, index, all) => index % Math.ceil(all.length / most) === 0).map(line);
    writeFileSync(path, [...marked.map((each) => each.trimEnd()), `# A small part of what covers the reader.\n${inputs.join('\n')}`].join('\n') + '\n');
  }
} else {
  console.error('usage: node corpus.mjs unpack|pack FOLDER');
  process.exit(2);
}
