// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Generates the guide to the rules of the review: the description in each rule's file, under headings from the table of
// facts.
//
//     node Scripts/documentation/rules.mjs FOLDER_OF_THE_TOOL
//
// rewrites the guide; its introduction is kept.

import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { rewrite } from './parts.mjs';

export const GUIDE = 'Documentation/review-rules.md';
const RULES = 'Sources/MotionReview/Rules';

/** @typedef {{rule: string, severity: string, threshold?: number, unit?: string, summary: string}} Facts */

/** The rules with their facts, in their order. @param {string} tools @returns {Facts[]} */
export const facts = (tools) => JSON.parse(execFileSync(join(tools, 'scrollwork'), ['list', 'rules', '--json'], { encoding: 'utf8' })).rules;

/**
 * The rule that a file declares: its identifier, and its comment without the summary; null for another file.
 *
 * @param {string} text
 */
export function described(text) {
  const [, comment, id] = /((?: {2}\/\/\/.*\n)+) {2}public static let \w+ = Self\(\s*"([A-Z-]+)"/.exec(text) ?? [];
  if (id === undefined) return null;
  const [summary, , ...lines] = comment.trimEnd().split('\n').map((line) => line.replace(/^ {2}\/\/\/ ?/, ''));
  return { id, summary, lines };
}

/**
 * The guide.
 *
 * @param {string} old  the guide as it was, whose beginning stays
 * @param {Facts[]} rules
 * @param {{folder: string, text: string}[]} files  the files of the rules, and those that describe a folder
 */
export function guide(old, rules, files) {
  const headings = new Map(files.flatMap(({ folder, text }) => {
    const [, subject] = /^\/\/\/ The rules (of .*)\.$/m.exec(text) ?? [];
    return subject ? [[folder, subject[0].toUpperCase() + subject.slice(1)]] : [];
  }));
  const known = new Map(files.flatMap(({ folder, text }) => {
    const rule = described(text);
    return rule ? [[rule.id, { folder, ...rule }]] : [];
  }));
  let before;
  const parts = rules.flatMap(({ rule, severity, threshold, unit, summary }) => {
    const { folder, lines } = known.get(rule) ?? { folder: '', lines: [] };
    const head = `Severity: ${severity}. ${unit ? `Threshold: ${threshold} ${unit}.` : 'No threshold.'}`;
    const heading = folder === before ? [] : [`## ${headings.get(folder)}`];
    before = folder;
    return [...heading, `### ${rule}`, summary, head, lines.join('\n')];
  });
  return `${[old.split('\n## ')[0].trimEnd(), ...parts].join('\n\n')}\n`;
}

/** The files of the rules. */
export const files = () => readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.swift')).sort()
  .map((path) => ({ folder: dirname(path), text: readFileSync(join(RULES, path), 'utf8') }));

if (argv[1] === fileURLToPath(import.meta.url)) {
  rewrite(GUIDE, (text) => guide(text, facts(argv[2]), files()));
}
