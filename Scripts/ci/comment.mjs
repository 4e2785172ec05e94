// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Writes REPORT/comment.md as a comment on a pull request, or edits the comment that an earlier run wrote. Others'
// comments stay as they are, whatever is in them.
//
// With WORKFLOW_HEAD the report comes from a workflow of a fork, whose author can write anything into it: the pull
// request has to have that commit, and what a reader could be deceived with is taken out of the text.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const marker = '<!-- scrollwork -->';
const lengthLimit = 65_000;

/** A client of GitHub's interface. @param {NodeJS.ProcessEnv} env */
function client(env) {
  const base = env.GITHUB_API_URL ?? 'https://api.github.com';
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        accept: 'application/vnd.github+json', authorization: `Bearer ${env.GITHUB_TOKEN}`,
        'content-type': 'application/json', 'user-agent': 'scrollwork', 'x-github-api-version': '2022-11-28',
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return response.json();
  };
}

/**
 * A text of a stranger as a comment may show it: people are not named, only pictures below an address stay, and links
 * become text, by a space without width where each begins.
 *
 * @param {string} text @param {string} pictures
 */
export function harmless(text, pictures) {
  const gap = '\u200B';
  const parts = text.match(/<img [^<>]*>|<\/?(?:details|summary)>|<!-- scrollwork -->|<|[^<]+/g) ?? [];
  return parts.map((part) => {
    if (/^<(?:\/|details|summary|!)/.test(part) && part.length > 1) return part;
    const source = /^<img /.test(part) ? /\bsrc="([\w.:/-]*)"/.exec(part)?.[1] : undefined;
    if (source !== undefined && pictures && source.startsWith(`${pictures}/`) && !source.includes('..')) {
      return `<img width="420" src="${source}" alt="picture">`;
    }
    return part.replace(/</g, '&lt;').replace(/@/g, `@${gap}`).replace(/:\/\//g, `:${gap}//`).replace(/www\./gi, `www${gap}.`)
      .replace(/\](?=[([:])/g, `]${gap}`);
  }).join('');
}

/** @param {NodeJS.ProcessEnv} env */
export async function comment(env) {
  const report = env.REPORT ?? '';
  const ask = client(env);
  const repository = `/repos/${env.GITHUB_REPOSITORY}`;
  const number = Number(readFileSync(join(report, 'pull-request'), 'utf8'));
  if (!Number.isInteger(number) || number < 1) throw new Error('the report names no pull request');
  let body = readFileSync(join(report, 'comment.md'), 'utf8').slice(0, lengthLimit);
  if (env.WORKFLOW_HEAD !== undefined) {
    const pull = await ask('GET', `${repository}/pulls/${number}`);
    if (pull.head.sha !== env.WORKFLOW_HEAD) {
      throw new Error(`pull request ${number} has the commit ${pull.head.sha}, and the report is of ${env.WORKFLOW_HEAD}`);
    }
    const { GITHUB_REPOSITORY, PICTURES_BRANCH, PICTURES_URL } = env;
    const pictures = PICTURES_URL ?? `https://raw.githubusercontent.com/${GITHUB_REPOSITORY}/${PICTURES_BRANCH}`;
    body = harmless(body, PICTURES_BRANCH ? `${pictures}/${number}/${pull.head.sha}` : '').slice(0, lengthLimit);
  }
  if (!body.startsWith(marker)) body = `${marker}\n${body}`;
  const login = env.COMMENT_LOGIN || 'github-actions[bot]';
  for (let page = 1; ; page += 1) {
    const comments = await ask('GET', `${repository}/issues/${number}/comments?per_page=100&page=${page}`);
    const own = comments.find((item) => item.user?.login === login && item.body?.startsWith(marker));
    if (own) {
      await ask('PATCH', `${repository}/issues/comments/${own.id}`, { body });
      return `edited comment ${own.id}`;
    }
    if (comments.length < 100) break;
  }
  const made = await ask('POST', `${repository}/issues/${number}/comments`, { body });
  return `wrote comment ${made.id}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try { console.log(await comment(process.env)); } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
