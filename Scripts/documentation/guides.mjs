// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Converts the guides of the repository to articles of a documentation catalogue. They are written once, as ordinary
// Markdown; DocC's requirements, such as the form of links, are applied during the conversion.

import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, normalize } from 'node:path';

import { documents, read } from './markdown.mjs';

/** The folder of the guides, and the page that lists them. */
export const FOLDER = 'Documentation';
const INDEX = `${FOLDER}/README.md`;

/** The guides without the page that lists them. */
export function guides() {
  return documents().filter((path) => path.startsWith(`${FOLDER}/`) && path !== INDEX);
}

/** The identifier of a guide in an address. @param {string} path */
export const word = (path) => basename(path, '.md');

/** A link of a document as a path from the root of the repository. */
export const resolve = (document, target) => normalize(join(dirname(document), decodeURI(target.split('#')[0])));

/**
 * Writes the catalogue with all guides.
 *
 * @param {string} catalog
 * @param {string} module The name of the catalogue's root page.
 */
export function writeCatalog(catalog, module) {
  rmSync(catalog, { recursive: true, force: true });
  mkdirSync(catalog, { recursive: true });
  const paths = guides();
  const words = paths.map(word);
  const twice = words.find((each, index) => words.indexOf(each) !== index);
  if (twice) throw new Error(`two guides are called ${twice}.md`);
  for (const path of paths) writeFileSync(join(catalog, `${word(path)}.md`), article(path, catalog));
  writeFileSync(join(catalog, `${module}.md`), root(catalog));
}

/** The list of guides as the root of the catalogue: its lists become the topics. */
function root(catalog) {
  const [head, ...sections] = article(INDEX, catalog).split(/^## /m);
  const topics = sections.map((section) => {
    const [title, ...rest] = section.split('\n');
    const links = [...rest.join('\n').matchAll(/\(doc:([^)]+)\)/g)].map(([, name]) => `- <doc:${name}>`);
    return `### ${title}\n\n${[...new Set(links)].join('\n')}\n`;
  });
  return `${head.replace('\n', '\n\n@Metadata {\n  @TechnologyRoot\n}\n')}\n## Topics\n\n${topics.join('\n')}`;
}

/** A guide as an article. */
function article(path, catalog) {
  let isCode = false;
  const lines = readFileSync(path, 'utf8').replace(/<!--.*?-->\n?/gs, '').split('\n');
  // A paragraph of links to sources is for readers of the repository.
  const start = lines.findIndex((line, index) => index > 0 && line.trim() !== '');
  const end = lines.indexOf('', start);
  if (lines.slice(start, end).every((line) => /^\[[^\]]+\]\([^)]+\)( ·)?$|^(\[[^\]]+\]\([^)]+\)( · )?)+( ·)?$/.test(line))) {
    lines.splice(start, end - start);
  }
  return lines.map((line) => {
    if (/^ {0,3}(```|~~~)/.test(line)) isCode = !isCode;
    return isCode ? line : prose(line, path, catalog);
  }).join('\n');
}

function prose(line, path, catalog) {
  // A line that starts with @ would be a directive. Code is unchanged.
  if (line.startsWith('@')) return prose(`\\${line}`, path, catalog);
  return line.split(/(`+[^`]+`+)/).map((part) => (part.startsWith('`') ? part : part
    .replace(/<kbd>(.*?)<\/kbd>/g, '`$1`')
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (_, alt, target) => picture(alt, resolve(path, target), catalog))
    .replace(/(?<!!)\[([^\]]*)\]\((?!https?:|doc:)([^)\s]+)\)/g, (_, words, target) => link(words, target, path)))).join('');
}

/** A picture, as a resource of the catalogue that is named after its path. */
function picture(alt, source, catalog) {
  if (!existsSync(source)) throw new Error(`there is no picture ${source}`);
  const name = source.replace(/^Output\/showcase\//, '').replaceAll('/', '-').replaceAll('@', '-');
  copyFileSync(source, join(catalog, name));
  if (!extname(name)) throw new Error(`${source} has no extension`);
  return `![${alt}](${name})`;
}

/** A link: to another guide as a link that DocC checks, to a file as its name. */
function link(words, target, path) {
  if (target.startsWith('#')) return words;
  const file = resolve(path, target);
  if (file === INDEX) return words;
  if (file.startsWith(`${FOLDER}/`) && file.endsWith('.md')) return `[${words}](doc:${word(file)})`;
  if (words === basename(file, '.md')) return `\`${file}\``;
  return words.includes('`') ? words : `${words} (\`${file}\`)`;
}

/** The title of a guide. @param {string} path */
export const title = (path) => read(path).title;
