// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// What the checks and the site need from a Markdown document: its headings with the anchors that
// GitHub gives them, its links, its inline code, and its fenced blocks.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The Markdown documents of the repository, by path; those that are not committed yet, too. */
export function documents() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.md'], {
    encoding: 'utf8',
  });
  return [...new Set(listed.split('\0'))].filter((path) => path && existsSync(path)).sort();
}

/** The anchor that GitHub gives a heading, without the number that distinguishes equal ones. */
function slug(heading) {
  return heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>]*>/g, '').trim().toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '').replaceAll(' ', '-');
}

/**
 * A document in parts.
 *
 * @param {string} text
 * @returns {{
 *   title: string,
 *   anchors: Set<string>,
 *   links: {line: number, text: string, target: string, isImage: boolean}[],
 *   codes: {line: number, text: string}[],
 *   fences: {line: number, info: string, name: string, text: string}[],
 * }}
 */
export function parse(text) {
  const anchors = new Set();
  const links = [];
  const codes = [];
  const fences = [];
  const references = new Map();
  const uses = [];
  let title = '';
  let fence = null;
  let paragraph = [];
  let isEnded = false;
  // A comment may have several lines, and contains no links.
  const lines = text.replace(/<!--.*?-->/gs, (comment) => comment.replace(/[^\n]/g, ' ')).split('\n');
  for (const [index, raw] of lines.entries()) {
    const line = index + 1;
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(raw);
    if (fence) {
      if (mark && mark[1].startsWith(fence.mark) && mark[2].trim() === '') {
        fences.push({ line: fence.line, info: fence.info, name: fence.name, text: fence.body.join('\n') });
        fence = null;
      } else {
        fence.body.push(raw);
      }
      continue;
    }
    if (mark) {
      // The preceding paragraph may say to save the block: save it as `name`.
      const name = /\bsave\b[^`]* as `([^`\s]+)`/i.exec(paragraph.join(' '))?.[1] ?? '';
      paragraph = [];
      fence = { mark: mark[1], info: mark[2].trim(), line, name, body: [] };
      continue;
    }
    if (raw.trim() !== '') paragraph = isEnded ? [raw] : [...paragraph, raw];
    isEnded = raw.trim() === '';
    if (/^ {4}/.test(raw) && !/^ {4,}([-*]|\d+\.) /.test(raw)) continue;
    const heading = /^(#{1,6}) +(.*?) *#*$/.exec(raw);
    if (heading) {
      if (heading[1].length === 1 && !title) title = heading[2];
      const base = slug(heading[2]);
      let anchor = base;
      for (let count = 1; anchors.has(anchor); count += 1) anchor = `${base}-${count}`;
      anchors.add(anchor);
    }
    for (const [, id] of raw.matchAll(/<a\s+(?:id|name)="([^"]+)"/g)) anchors.add(id);
    for (const [, , code] of raw.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g)) codes.push({ line, text: code.trim() });
    const prose = raw.replace(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/g, (code) => '·'.repeat(code.length));
    const definition = /^ {0,3}\[([^\]]+)\]: +(\S+)/.exec(prose);
    if (definition) references.set(definition[1].toLowerCase(), definition[2]);
    // A link may contain a picture, so pictures are read first and leave their text behind.
    const plain = prose.replace(/!\[([^\]]*)\]\(([^)\s]+)(?: +"[^"]*")?\)/g, (_, alt, target) => {
      links.push({ line, text: alt, target, isImage: true });
      return alt;
    });
    for (const [, words, target] of plain.matchAll(/\[([^\]]*)\]\(([^)\s]+)(?: +"[^"]*")?\)/g)) {
      links.push({ line, text: words, target, isImage: false });
    }
    for (const [, words, label] of plain.matchAll(/\[([^\]]+)\]\[([^\]]*)\]/g)) {
      uses.push({ line, text: words, label: (label || words).toLowerCase() });
    }
    for (const [, target] of prose.matchAll(/<(https?:[^>\s]+)>/g)) links.push({ line, text: target, target, isImage: false });
    for (const [, , target] of prose.matchAll(/<(?:a|img|source)\s[^>]*(href|src|srcset)="([^"]+)"/g)) {
      links.push({ line, text: '', target, isImage: false });
    }
  }
  if (fence) throw new Error(`a block that starts in line ${fence.line} does not end`);
  for (const use of uses) {
    if (references.has(use.label)) links.push({ line: use.line, text: use.text, target: references.get(use.label), isImage: false });
  }
  return { title, anchors, links, codes, fences };
}

/** A document of the repository in parts. @param {string} path */
export function read(path) {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${path}: ${error.message}`);
  }
}
