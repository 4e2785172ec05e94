// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// All references of the documents are valid: pages, sections, pictures, files, commands and their options.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';

import { FOLDER, guides, resolve } from '../../Scripts/documentation/guides.mjs';
import { documents, parse, read } from '../../Scripts/documentation/markdown.mjs';

const { SCROLLWORK_PRODUCTS: products = '.build/debug' } = process.env;
// DocC follows the links of catalogues itself; snapshots are expectations of a test and not documents.
const paths = documents().filter((path) => !path.includes('.docc/') && !path.includes('/Snapshots/'));
const pages = new Map(paths.map((path) => [path, read(path)]));

/** The broken links of a document, as `path:line: reason`. */
function brokenLinks(path, { links }) {
  return links.flatMap(({ line, target, isImage }) => {
    const broken = (what) => [`${path}:${line}: ${what}: ${target}`];
    if (/^[a-z]+:/i.test(target)) {
      return /^(https?|mailto):/.test(target) && URL.canParse(target) ? [] : broken('no address');
    }
    const [, anchor] = target.split('#');
    const file = target.startsWith('#') ? path : resolve(path, target);
    if (file.startsWith('..')) return broken('outside the repository');
    if (!existsSync(file)) return broken('no such file');
    if (isImage && !statSync(file).isFile()) return broken('no picture');
    if (anchor === undefined) return [];
    const page = file === path ? parse(readFileSync(path, 'utf8')) : pages.get(file);
    return page?.anchors.has(anchor) ? [] : broken('no such section');
  });
}

test('every link and picture of every document has a target', (context) => {
  assert.deepEqual(paths.flatMap((path) => brokenLinks(path, pages.get(path))), []);
  const links = paths.flatMap((path) => pages.get(path).links);
  context.diagnostic(`${paths.length} documents, ${links.length} links, ${links.filter(({ isImage }) => isImage).length} of them pictures`);
});

test('every guide is in the list of guides', () => {
  const index = `${FOLDER}/README.md`;
  const listed = new Set(pages.get(index).links.map(({ target }) => resolve(index, target)));
  assert.deepEqual(guides().filter((path) => !listed.has(path)), []);
});

test('files that the text names exist', () => {
  const roots = readdirSync('.').filter((name) => statSync(name).isDirectory() && !['.git', '.build', 'Output'].includes(name));
  const missing = paths.flatMap((path) => pages.get(path).codes.flatMap(({ line, text }) => {
    // A path from the root, without a placeholder in it.
    if (!roots.some((root) => text.startsWith(`${root}/`)) || /[<>*…{}$ ]/.test(text)) return [];
    // A package names files relative to its own root.
    return existsSync(normalize(text)) || existsSync(join(dirname(path), text)) ? [] : [`${path}:${line}: no such file: ${text}`];
  }));
  assert.deepEqual(missing, []);
});

/** The options of a command, or of the tool if there is no command; null for an unknown command. */
const options = new Map();
function optionsOf(command) {
  if (!options.has(command)) {
    try {
      const help = execFileSync(join(products, 'scrollwork'), command ? ['help', command] : ['--help'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
      options.set(command, new Set(['--help', ...[...help.matchAll(/(?<![\w-])(--?[a-z][a-z-]*)/g)].map(([, option]) => option)]));
    } catch {
      options.set(command, null);
    }
  }
  return options.get(command);
}

/** The errors in the commands of a line of shell. */
function wrongCommands(text, targets, products) {
  const wrong = [];
  for (const part of text.replace(/'[^']*'|"[^"]*"/g, 'TEXT').replace(/\s#.*$/, '').split(/\|\||&&|[|;]|\$\(/)) {
    const words = part.trim().replace(/^\$ /, '').split(/\s+/).filter((word) => !/^[A-Z_]+=/.test(word));
    const rest = words.slice(1).filter((word) => word !== '…');
    if (/^(?:.*\/)?scrollwork$/.test(words[0])) {
      const command = rest.find((word) => !word.startsWith('-'));
      if (!command || !/^[a-z-]+$/.test(command)) {
        for (const option of rest) {
          if (option.startsWith('-') && !optionsOf('')?.has(option.split('=')[0])) wrong.push(`scrollwork has no option ${option}`);
        }
      } else if (!optionsOf(command)) wrong.push(`there is no command scrollwork ${command}`);
      else {
        for (const option of rest.filter((word) => /^--?[a-z]/.test(word))) {
          if (!optionsOf(command).has(option.split('=')[0])) wrong.push(`scrollwork ${command} has no option ${option}`);
        }
      }
    } else if (words[0] === 'make') {
      for (const target of rest.filter((word) => /^[a-z][a-z-]*$/.test(word))) {
        if (!targets.has(target)) wrong.push(`the Makefile has no target ${target}`);
      }
    } else if (words[0] === 'swift' && rest[0] === 'run') {
      const product = rest.find((word, index) => index > 0 && !word.startsWith('-') && rest[index - 1] !== '-c');
      if (product && !products.has(product)) wrong.push(`no package has a product ${product}`);
    }
  }
  return wrong;
}

test('commands that the text names exist, with their options', (context) => {
  const targets = new Set([...readFileSync('Makefile', 'utf8').matchAll(/^([a-z][a-z -]*):(?!=)/gm)].flatMap(([, names]) => names.split(' ')));
  const packages = ['Package.swift', ...readdirSync('Examples').map((name) => `Examples/${name}/Package.swift`)].filter(existsSync);
  const products = new Set(packages.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/name: "([^"]+)"/g)].map(([, name]) => name)));
  let count = 0;
  const wrong = paths.flatMap((path) => {
    const { codes, fences } = pages.get(path);
    const shells = fences.filter(({ info }) => ['sh', 'shell', 'bash', 'console'].includes(info)).flatMap(({ line, info, text }) =>
      text.split('\n').map((each, index) => ({ line: line + index + 1, text: each }))
        .filter((each) => info !== 'console' || each.text.startsWith('$ ')));
    return [...codes.filter(({ text }) => /^(\S*\/)?(scrollwork|make|swift) /.test(text)), ...shells].flatMap(({ line, text }) => {
      count += 1;
      return wrongCommands(text, targets, products).map((what) => `${path}:${line}: ${what}`);
    });
  });
  assert.deepEqual(wrong, []);
  context.diagnostic(`${count} commands, ${options.size} of the tool's own`);
});

test('broken references are found', () => {
  const page = parse([
    '# One two', '', '[here](#one-two) [gone](#three) [lost](lost.md) ![none](none.svg) `[code](code.md)`', '',
    '[far](far:away) [out](../../out.md) [r][r]', '', '[r]: gone.md', '', '```', '[fenced](fenced.md)', '```', '## One two',
  ].join('\n'));
  assert.deepEqual([...page.anchors], ['one-two', 'one-two-1']);
  const broken = brokenLinks('Documentation/README.md', page).map((text) => text.replace(/^.*?: /, ''));
  assert.deepEqual(broken, [
    'no such file: none.svg', 'no such section: #one-two', 'no such section: #three', 'no such file: lost.md',
    'no address: far:away', 'outside the repository: ../../out.md', 'no such file: gone.md',
  ]);
  const wrong = (text) => wrongCommands(text, new Set(['test']), new Set(['bench']));
  assert.deepEqual(wrong('FOO=1 make test && scrollwork list devices --json | head -n 1'), []);
  assert.deepEqual(wrong('make tests'), ['the Makefile has no target tests']);
  assert.deepEqual(wrong('scrollwork paint x'), ['there is no command scrollwork paint']);
  assert.deepEqual(wrong('scrollwork list devices --paint'), ['scrollwork list has no option --paint']);
  assert.deepEqual(wrong('swift run benchmark'), ['no package has a product benchmark']);
});
