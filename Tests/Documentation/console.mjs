// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Follows a page as a reader would: saves its files and runs the commands of its `console` blocks in order, in one
// folder, and compares their output with the page.

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A pattern for a printed line; `…` stands for any text. @param {string} line */
function pattern(line) {
  const literal = line.replace(/\s+$/, '').split('…').map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${literal.join('.*')}$`);
}

/** The commands of a console block with the lines that they print. @param {string} text */
export function commands(text) {
  const found = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('$ ')) found.push({ command: line.slice(2), expected: [] });
    else if (found.length === 0) throw new Error(`a console block begins with output: ${line}`);
    else found.at(-1).expected.push(line);
  }
  return found;
}

/**
 * Saves the files of a page and runs its commands.
 *
 * @param {{info: string, text: string, line: number, name: string}[]} fences The blocks of the page; `name` is the file
 * to save the block as, empty for a block that is only shown.
 *   the file that a block is to be saved as, empty for one that is only shown.
 * @param {string} folder
 * @param {string} tools A folder with the tools, which is first in the path.
 * @returns {{line: number, command: string, problem: string}[]} The differences from the page.
 */
export function follow(fences, folder, tools) {
  const problems = [];
  for (const { info, text, line, name } of fences) {
    if (name) writeFileSync(join(folder, name), `${text}\n`);
    if (info !== 'console') continue;
    for (const { command, expected } of commands(text)) {
      // As on a terminal: both streams, in the order of writing.
      const { status, stdout } = spawnSync('bash', ['-c', `exec 2>&1; set -eo pipefail; ${command}`], {
        cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: `${tools}:${process.env.PATH}`, CI: 'true', LC_ALL: 'C.UTF-8' },
      });
      const printed = stdout.replace(/\n$/, '').split('\n').map((each) => each.replace(/\s+$/, ''));
      const lines = printed.length === 1 && printed[0] === '' ? [] : printed;
      const isSame = lines.length === expected.length && expected.every((each, index) => pattern(each).test(lines[index]));
      if (status !== 0) problems.push({ line, command, problem: `ended with ${status}:\n${lines.join('\n')}` });
      else if (!isSame) problems.push({ line, command, problem: `printed\n${lines.join('\n')}\nand not\n${expected.join('\n')}` });
    }
  }
  return problems;
}
