// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT

// Writes REPORT/comment.md as a comment on a merge request of GitLab, or edits the comment that an earlier run wrote.
// Others' comments stay as they are, whatever is in them. Pictures that the comment names below PICTURES_ADDRESS are
// uploaded to the project first: GitLab shows only what it has itself.
//
// GITLAB_TOKEN is an access token of the project with the scope `api`; the token of a job may not comment.

import { readFileSync } from 'node:fs';
import { basename, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';

const marker = '<!-- scrollwork -->';
// GitLab refuses a comment of more than a million characters.
const lengthLimit = 900_000;

/** A client of GitLab's interface. @param {NodeJS.ProcessEnv} env */
function client(env) {
  return async (method, path, body) => {
    const form = body instanceof FormData;
    const response = await fetch(env.CI_API_V4_URL + path, {
      method,
      headers: { 'private-token': env.GITLAB_TOKEN ?? '', ...(body && !form && { 'content-type': 'application/json' }) },
      body: form ? body : body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return response.json();
  };
}

/** @param {NodeJS.ProcessEnv} env */
export async function comment(env) {
  const report = env.REPORT ?? '';
  const prefix = `${env.PICTURES_ADDRESS ?? 'pictures'}/`;
  const ask = client(env);
  const project = `/projects/${env.CI_PROJECT_ID}`;
  const notes = `${project}/merge_requests/${env.CI_MERGE_REQUEST_IID}/notes`;
  let body = readFileSync(join(report, 'comment.md'), 'utf8').slice(0, lengthLimit);

  const uploaded = new Map();
  for (const [, source] of body.matchAll(/<img [^<>]*src="([^"<>]+)"/g)) {
    if (!source.startsWith(prefix) || uploaded.has(source)) continue;
    const name = normalize(source.slice(prefix.length));
    if (name.startsWith('..')) throw new Error(`the comment names the picture ${source}`);
    const form = new FormData();
    form.append('file', new Blob([readFileSync(join(report, 'pictures', name))], { type: 'image/svg+xml' }), basename(name));
    uploaded.set(source, (await ask('POST', `${project}/uploads`, form)).url);
  }
  body = body.replace(/src="([^"<>]+)"/g, (whole, source) => uploaded.has(source) ? `src="${uploaded.get(source)}"` : whole);

  const { id: self } = await ask('GET', '/user');
  for (let page = 1; ; page += 1) {
    const list = await ask('GET', `${notes}?per_page=100&page=${page}`);
    const own = list.find((note) => note.author?.id === self && note.body?.startsWith(marker));
    if (own) {
      await ask('PUT', `${notes}/${own.id}`, { body });
      return `edited comment ${own.id}`;
    }
    if (list.length < 100) break;
  }
  return `wrote comment ${(await ask('POST', notes, { body })).id}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try { console.log(await comment(process.env)); } catch (error) {
    console.error(`error: ${error instanceof Error ? error.message : error}`);
    process.exitCode = 1;
  }
}
