// SPDX-FileCopyrightText: 2026 The Scrollwork authors
// SPDX-License-Identifier: MIT
// @ts-check

import { noChanges, requestOf } from './request.js';

/**
 * Simulates every recorded run again and reports whether all frames are the same.
 * @param {import('../base/model.js').Model} model
 * @param {import('./request.js').TrialData} trial
 * @param {import('./core.js').Core} core
 * @param {HTMLElement} status  shows the result
 */
export async function checkRuns({ data }, trial, core, status) {
  let count = 0;
  /** @type {string[]} */
  const others = [];
  for (const [variant, row] of data.runs.entries()) {
    for (const [device, recorded] of row.entries()) {
      // A little at a time: the page stays at hand.
      if (count % 4 === 3) await new Promise((then) => { setTimeout(then, 0); });
      const { request = [], name } = data.devices[device];
      const run = core.run(requestOf(request, trial, recorded.variant ?? 0, noChanges(), null));
      run.finish();
      if (run.digest() !== recorded.digest) others.push(data.variants[variant].id + ' on ' + name);
      run.close();
      count += 1;
    }
  }
  status.textContent = others.length === 0
    ? 'Verified: reproduces all ' + count + ' runs exactly.'
      // The core knows the rules, but not the checks of a scenario's author.
      + (document.getElementById('checks') ? ' The author’s checks judge those, not what you try.' : '')
    : 'Not reproduced exactly: ' + others.slice(0, 3).join(', ')
      + (others.length > 3 ? ' and ' + (others.length - 3) + ' more' : '') + '.';
  status.classList.toggle('fault', others.length > 0);
}
